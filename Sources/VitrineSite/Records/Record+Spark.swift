internal import VitrineCharts
internal import VitrineModel

extension Record {
  /// A list of numbers as a sparkline; nil for anything else. What is no number is a gap.
  func spark(at path: ValuePath, in words: SiteWords) -> [UInt8]? {
    value(at: path)?.sparkValues.flatMap { sparkMarkup(of: $0, in: words) }
  }
}

/// Values as a sparkline, with what it shows in words; nil without values.
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
