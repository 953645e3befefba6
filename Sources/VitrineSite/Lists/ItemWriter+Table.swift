internal import VitrineModel
internal import VitrineText

extension ItemWriter {
  /// Writes the items as rows of a table, or of one for each parent that an outline made.
  func writeTables(of row: RowTemplate, _ context: RecordContext, into html: inout [UInt8]) {
    var number = portion.recordsBefore
    var style: String?
    for run in section.runs {
      let goesOn = continues && run.parents.isEmpty
      if !goesOn { cuts?.open(at: html.count) }
      _ = writeTitles(above: run, into: &html)
      guard !run.items.isEmpty else {
        if !goesOn { cuts?.close(at: html.count) }
        continue
      }
      let rows: (inout [UInt8]) -> Void = { html in
        if !goesOn { cuts?.open(at: html.count) }
        for place in run.items {
          cuts?.begin(at: html.count, holdsOthers: false)
          let item = section.items[place]
          number += 1
          context.number = number
          context.isLazy = place >= eager
          html.append(markup: "<tr id=\"\(id(of: item))\"")
          if let mark = transition.marks[place] { html.append(mark) }
          html.append(markup: ">")
          writeCell(of: item, context, into: &html)
          html.append(markup: "</tr>\n")
        }
        if !goesOn { cuts?.close(at: html.count) }
      }
      if goesOn {
        rows(&html)
        continue
      }
      style = style ?? self.style(of: row.table)
      let headings =
        [section.title == nil ? nil : scope.section?.id].compactMap { $0 }
        + (run.parents.last.map { [id(of: section.items[$0])] } ?? [])
      scope.section?.table = TableContext(
        row, style: style!, headings: headings, label: label, orders: orders, rows: rows)
      site.render("table", with: scope, into: &html)
      scope.section?.table = nil
      cuts?.close(at: html.count)
    }
  }

  private func style(of table: SectionTable) -> String {
    table.style(of: whole.lazy.compactMap { record(of: $0) }, in: scope.page.words)
  }

  private func record(of item: Item) -> Record? {
    if case .record(let index) = item.content { site[record: index] } else { nil }
  }
}

extension SectionTable {
  /// How many digits follow the point in each column at most, that point, and how wide its units are where they
  /// differ: by these, points stand under each other. Under a number of another unit a point would say what is not
  /// true, 310 µs more than 1.24 ms, so that columns of several units only end at one edge.
  func style(of records: some Sequence<Record>, in words: SiteWords) -> String {
    let columns = columns.enumerated().filter { $0.element.alignment == .point }
      .map { (place: $0.offset, path: $0.element.path) }
    if columns.isEmpty { return "" }
    var digits = Array(repeating: 0, count: columns.count)
    var units = Array(repeating: Set<String>(), count: columns.count)
    for record in records {
      for (number, column) in columns.enumerated() {
        guard let found = record.number(at: column.path, in: words) else { continue }
        digits[number] = max(digits[number], found.digits)
        units[number].insert(found.unit ?? "")
      }
    }
    let point = words.formats.numbers.decimal
    return columns.enumerated().flatMap { number, column -> [String] in
      let most = units[number].subtracting([""]).count > 1 ? 0 : digits[number]
      let widest = units[number].map(\.widestInEms).max() ?? 0
      return (most > 0 ? ["--f\(column.place):\(most)", "--p\(column.place):'\(point)'"] : [])
        + (units[number].count > 1
          ? ["--u\(column.place):\(widest.decimalText(places: 2))em"] : [])
    }.joined(separator: ";")
  }
}

extension String {
  /// About how wide it is, and rather more.
  fileprivate var widestInEms: Double {
    reduce(0) { $0 + ("mwMW".contains($1) ? 0.95 : $1 == "\u{A0}" ? 0.32 : 0.68) }
  }
}
