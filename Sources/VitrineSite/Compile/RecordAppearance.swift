internal import VitrineModel

/// The properties of a record that affect the look of its list.
struct RecordAppearance: Hashable, Sendable {
  let hasPicture: Bool
  let hasSymbol: Bool

  /// The aspect ratio of its picture, width over height, or nil if unknown.
  let shape: Double?

  /// If `shows` returns false for the picture or symbol, the record counts as having none.
  init(_ record: borrowing Record, shows: (RecordSlot) -> Bool = { _ in true }) {
    hasPicture = record.image != nil && shows(.image)
    hasSymbol = record.symbol != nil && shows(.symbol)
    shape = hasPicture ? record.image?.ownShape : nil
  }
}

extension Sequence<Double> {
  /// Whether pictures with these aspect ratios can be shown side by side without cropping: the
  /// widest ratio is at most one and a half times the narrowest.
  var areAlike: Bool {
    var (narrowest, widest) = (Double.infinity, 0.0)
    return allSatisfy { shape in
      (narrowest, widest) = (Swift.min(narrowest, shape), Swift.max(widest, shape))
      return widest <= narrowest * 1.5
    }
  }
}
