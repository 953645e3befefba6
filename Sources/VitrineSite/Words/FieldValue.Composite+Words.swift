internal import VitrineModel

extension FieldValue.Composite {
  /// The value for readers: `30,5 × 40 cm`, `51.4778° N, 0.0014° W`.
  func words(in formats: LanguageFormats) -> String {
    let (numbers, directions) = (formats.numbers, formats.directions)
    let words = value.words.map { word in
      switch word {
      case .text(let text): text
      case .number(let literal): numbers.text(literal)
      case .latitude(let literal):
        degrees(literal, directions.north, directions.south, numbers)
      case .longitude(let literal):
        degrees(literal, directions.east, directions.west, numbers)
      }
    }
    return numbers.text(words.joined(), unit: value.unit)
  }

  private func degrees(
    _ literal: String, _ positive: FormatPattern, _ negative: FormatPattern, _ numbers: NumberFormat
  ) -> String {
    let pattern = literal.hasPrefix("-") ? negative : positive
    return pattern.text(numbers.text(String(literal.drop { $0 == "-" })) + "°")
  }
}
