internal import VitrineModel

/// What of a record says how a list that it stands in looks.
struct RecordLook: Hashable, Sendable {
  let hasPicture: Bool
  let hasSymbol: Bool

  /// The shape of its picture, width over height, where one is known.
  let shape: Double?

  /// What does not show a picture or a symbol looks as if there were none; `shows` says it of both.
  init(_ record: borrowing Record, shows: (RecordSlot) -> Bool = { _ in true }) {
    hasPicture = record.image != nil && shows(.image)
    hasSymbol = record.symbol != nil && shows(.symbol)
    shape = hasPicture ? record.image?.ownShape : nil
  }
}

extension Sequence<Double> {
  /// Whether pictures of these shapes stand beside each other as they are: the widest is at most one
  /// and a half times as wide for its height as the narrowest.
  var areAlike: Bool {
    var (narrowest, widest) = (Double.infinity, 0.0)
    return allSatisfy { shape in
      (narrowest, widest) = (Swift.min(narrowest, shape), Swift.max(widest, shape))
      return widest <= narrowest * 1.5
    }
  }
}
