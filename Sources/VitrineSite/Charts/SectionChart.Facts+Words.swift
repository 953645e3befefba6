internal import VitrineModel

extension SectionChart.Facts {
  /// The values of a record on one line, or nil if they are all empty.
  func text(ofRecord place: Int, in words: SiteWords) -> String? {
    let texts = values[place].map { $0.text(in: words) }.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: " – ")
  }

  /// The first start and the last end of a timeline, formatted like the records' dates.
  func ends(of chart: SectionChart, in words: SiteWords) -> (minimum: String, maximum: String) {
    let last = chart.values.indices.max { first, second in
      let ends = [first, second].map { chart.values[$0].x + chart.values[$0].y }
      return ends[0] < ends[1]
    }
    func texts(_ record: Int) -> [String] {
      values[record].map { $0.text(in: words) }.filter { !$0.isEmpty }
    }
    return (minimum: texts(0).first ?? "", maximum: texts(last ?? 0).last ?? "")
  }
}

extension FieldValue? {
  /// The value in a table. Formatted like a fact, except for numbers of four digits, which may be
  /// years.
  func text(in words: SiteWords) -> String {
    if case .number(let number)? = self {
      return words.formats.numbers.chartText(number.literal, unit: number.unit)
    }
    return self?.factText(in: words) ?? ""
  }
}
