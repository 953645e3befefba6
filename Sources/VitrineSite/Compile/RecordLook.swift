internal import VitrineModel

/// The properties of a record that decide how its list looks.
struct RecordLook: Hashable, Sendable {
  let hasPicture: Bool
  let hasSymbol: Bool

  /// The shape of its picture, width over height; nil if it is not known.
  let shape: Double?

  /// A record looks as if it had no picture or symbol if `shows` returns false for that slot.
  init(_ record: borrowing Record, shows: (RecordSlot) -> Bool = { _ in true }) {
    hasPicture = record.image != nil && shows(.image)
    hasSymbol = record.symbol != nil && shows(.symbol)
    shape = hasPicture ? record.image?.ownShape : nil
  }
}

extension Sequence<Double> {
  /// True if pictures of these shapes can be shown side by side as they are: the widest is at most
  /// one and a half times as wide for its height as the narrowest.
  var areAlike: Bool {
    var (narrowest, widest) = (Double.infinity, 0.0)
    return allSatisfy { shape in
      (narrowest, widest) = (Swift.min(narrowest, shape), Swift.max(widest, shape))
      return widest <= narrowest * 1.5
    }
  }
}
