internal import VitrineModel
internal import VitrineText

/// The words by which visitors find the items of a page, in four columns: titles, subtitles, tags
/// and other short values, and texts.
///
/// A column has a line for each item, and each word is preceded by a space.
struct SearchedTexts {
  private(set) var columns = [[UInt8]](repeating: [], count: 4)

  init(_ found: FoundItems, finding: Finding, places: [Int?], content: SiteContent) {
    for (item, place) in zip(found.items, places) {
      switch item.content {
      case .outline(_, let title): append(title, to: 0)
      case .record(let index):
        let record = content.records[index]
        append(record.title, to: 0)
        if let subtitle = record.subtitle { append(subtitle, to: 1) }
        for tag in record.tags { append(tag, to: 2) }
        for symbol in [record.symbol, record.badge].compactMap({ $0 }) { append(symbol, to: 2) }
        for field in content.searchedFields(of: record) { append(field, to: 2) }
        for filter in finding.filters {
          switch filter.choice {
          case .values(let values):
            for value in values.ofRecords[place!] {
              for title in values.titles(downTo: value) { append(title, to: 2) }
            }
          // Values that fit no range are found by their words.
          case .range(let range) where !range.unplaced.isEmpty:
            if let text = range.unplaced[place!] { append(text, to: 2) }
          case .range: break
          case .flag: break
          }
        }
        if let text = record.text { append(text, to: 3) }
      }
      for column in columns.indices { columns[column].append(UInt8(ascii: "\n")) }
    }
  }

  private mutating func append(_ text: String, to column: Int) {
    columns[column].appendSearchWords(of: text)
  }
}

extension Finding.Values {
  /// The titles of a value and its ancestors, outermost first.
  fileprivate func titles(downTo value: Int) -> [String] {
    (values[value].parent.map(titles(downTo:)) ?? []) + [values[value].title]
  }
}
