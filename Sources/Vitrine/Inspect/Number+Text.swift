internal import VitrineLayout
internal import VitrineText

extension Double {
  /// At most four decimals, `213.3333`, and none that are zero.
  var shortText: String { decimalText(places: 4) }
}

extension Size {
  var text: String { "\(width.shortText) × \(height.shortText)" }
}
