internal import VitrineModel

extension FieldValue.Size {
  /// The lengths and their unit for readers: `30,5 × 40 cm`.
  func words(in formats: LanguageFormats) -> String {
    let lengths = lengths.map { formats.numbers.text($0) }
    return formats.numbers.text(lengths.joined(separator: "\u{A0}×\u{A0}"), unit: unit)
  }
}
