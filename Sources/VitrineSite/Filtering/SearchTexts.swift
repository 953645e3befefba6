internal import VitrineModel
internal import VitrineText

/// The words by which visitors find the items of a page, in four columns: titles, subtitles, tags
/// and other short values, and texts.
///
/// A column has a line for each item, and each word is preceded by a space.
struct SearchTexts {
  private(set) var columns = [[UInt8]](repeating: [], count: 4)

  /// The columns of slots other than the short ones.
  private static let columns: [RecordSlot: Int] = [.title: 0, .subtitle: 1, .text: 3]

  init(_ found: FilterableItems, filtering: Filtering, places: [Int?], content: SiteContent) {
    for (item, place) in zip(found.items, places) {
      switch item.content {
      case .outline(_, let title): append(title, to: 0)
      case .record(let index):
        let record = content.records[index]
        for tag in record.tags { append(tag, to: 2) }
        for slot in RecordSlot.allCases where slot.containsWords {
          if let text = record[text: slot] { append(text, to: Self.columns[slot] ?? 2) }
        }
        for field in content.searchedFields(of: record) { append(field, to: 2) }
        for filter in filtering.filters {
          switch filter.choice {
          case .values(let values):
            for value in values.valuesByRecord[place!] {
              for title in values.titles(downTo: value) { append(title, to: 2) }
            }
          // Values that fit no range are found by their words.
          case .range(let range) where !range.unplaced.isEmpty:
            if let text = range.unplaced[place!] { append(text, to: 2) }
          case .range: break
          case .flag: break
          }
        }
      }
      for column in columns.indices { columns[column].append(UInt8(ascii: "\n")) }
    }
  }

  private mutating func append(_ text: String, to column: Int) {
    columns[column].appendSearchWords(of: text)
  }
}

extension Filtering.Values {
  /// The titles of a value and its ancestors, outermost first.
  fileprivate func titles(downTo value: Int) -> [String] {
    (values[value].parent.map(titles(downTo:)) ?? []) + [values[value].title]
  }
}
