internal import VitrineLayout
internal import VitrineText

extension Double {
  /// Up to four decimal places, without trailing zeros: `213.3333`.
  var shortText: String { decimalText(places: 4) }
}

extension Size {
  var text: String { "\(width.shortText) × \(height.shortText)" }
}
