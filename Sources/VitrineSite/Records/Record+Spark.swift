internal import VitrineCharts
internal import VitrineModel

extension Record {
  /// A list of numbers as a small line; nil for anything else. What is no number is a gap.
  func spark(at path: ValuePath, in words: SiteWords) -> [UInt8]? {
    guard case .list(let list)? = value(at: path) else { return nil }
    return sparkMarkup(of: list.map(\.sparkValue), in: words)
  }
}

/// Values as a small line, with what it shows in words; nil without values.
///
/// Each line has a scale of its own: it says how a value went, and the words how large it is.
func sparkMarkup(of values: [Double?], in words: SiteWords) -> [UInt8]? {
  let known = values.compactMap { $0 }
  guard let first = known.first, let last = known.last, let least = known.min(),
    let most = known.max()
  else { return nil }
  let numbers = [first, last, least, most].map {
    words.formats.numbers.chartText(shortLiteral($0))
  }
  let label = FormatPattern(words[.spark], names: SiteWord.spark.placeholders)
    .text(numbers[0], numbers[1], numbers[2], numbers[3])
  var svg: [UInt8] = []
  Sparkline(values).appendSVG(to: &svg, label: label)
  return svg
}

extension FieldValue {
  /// A number, or a text that is one; nil for anything else.
  fileprivate var sparkValue: Double? {
    let value: Double? =
      switch self {
      case .number(let number): number.value
      case .text(let text): Double(text)
      case .null, .bool, .list, .object, .date: nil
      }
    return value.flatMap { $0.isFinite ? $0 : nil }
  }
}
