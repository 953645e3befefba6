internal import VitrineModel

extension FieldValue.Place {
  /// Latitude and longitude for readers: `51.4778° N, 0.0014° W`.
  func words(in formats: LanguageFormats) -> String {
    let directions = formats.directions
    return degrees(latitude, directions.north, directions.south, formats.numbers) + ", "
      + degrees(longitude, directions.east, directions.west, formats.numbers)
  }

  private func degrees(
    _ literal: String, _ positive: FormatPattern, _ negative: FormatPattern, _ numbers: NumberFormat
  ) -> String {
    let pattern = literal.hasPrefix("-") ? negative : positive
    return pattern.text(numbers.text(String(literal.drop { $0 == "-" })) + "°")
  }
}
