internal import VitrineModel

extension SectionChart.Facts {
  /// What a record says, in one line; nil if that is nothing.
  func text(ofRecord place: Int, in words: SiteWords) -> String? {
    let texts = values[place].map { $0.text(in: words) }.filter { !$0.isEmpty }
    return texts.isEmpty ? nil : texts.joined(separator: " – ")
  }

  /// The first beginning and the last end of a timeline, as the records say them.
  func ends(of chart: SectionChart, in words: SiteWords) -> (least: String, most: String) {
    let last = chart.values.indices.max { first, second in
      let ends = [first, second].map { chart.values[$0].x + chart.values[$0].y }
      return ends[0] < ends[1]
    }
    func texts(_ record: Int) -> [String] {
      values[record].map { $0.text(in: words) }.filter { !$0.isEmpty }
    }
    return (least: texts(0).first ?? "", most: texts(last ?? 0).last ?? "")
  }
}

extension FieldValue? {
  /// The value in a table: like a fact, but for numbers of four digits, which may be years.
  func text(in words: SiteWords) -> String {
    if case .number(let number)? = self {
      return words.formats.numbers.chartText(number.literal, unit: number.unit)
    }
    return self?.factText(in: words) ?? ""
  }
}
