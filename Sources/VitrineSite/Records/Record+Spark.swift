internal import VitrineCharts
internal import VitrineModel

extension Record {
  /// A sparkline of a list of numbers, or nil for anything else. Elements that are not numbers
  /// leave a gap.
  func spark(at path: ValuePath, in words: SiteWords) -> [UInt8]? {
    value(at: path)?.sparkValues.flatMap { sparkMarkup(of: $0, in: words) }
  }
}

/// A sparkline of values, with a description in words, or nil if there are no values.
///
/// Each line has its own scale: it shows how a value developed, and the description gives the
/// magnitudes.
func sparkMarkup(of values: [Double?], in words: SiteWords) -> [UInt8]? {
  let known = values.compactMap { $0 }
  guard let first = known.first, let last = known.last, let minimum = known.min(),
    let maximum = known.max()
  else { return nil }
  let numbers = [first, last, minimum, maximum].map {
    words.formats.numbers.chartText(shortLiteral($0))
  }
  let label = FormatPattern(words[.spark], names: SiteWord.spark.placeholders)
    .text(numbers[0], numbers[1], numbers[2], numbers[3])
  var svg: [UInt8] = []
  Sparkline(values).appendSVG(to: &svg, label: label)
  return svg
}
