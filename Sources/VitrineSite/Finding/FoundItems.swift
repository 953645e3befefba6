internal import VitrineModel
internal import VitrineText

/// The items that visitors find on a page, in the order of their elements.
struct FoundItems {
  private(set) var items: [Entry] = []

  struct Entry {
    let content: Item.Content

    /// True if another item before it shows the same record.
    let isCopy: Bool
  }

  /// `hasRows` tells whether the items of a section are rows, which hold those under them.
  init(of page: Page, hasRows: (Section) -> Bool) {
    var placed: Set<Int> = []
    for section in page.sections where !section.repeats {
      let shown = hasRows(section) ? Array(section.items.indices) : section.runs.flatMap(\.items)
      for place in shown {
        let content = section.items[place].content
        var isCopy = false
        if case .record(let record) = content { isCopy = !placed.insert(record).inserted }
        items.append(Entry(content: content, isCopy: isCopy))
      }
    }
  }
}

extension FoundItems.Entry {
  /// The letter for it in the script.
  fileprivate var kind: Character {
    switch content {
    case .outline: "m"
    case .record: isCopy ? "c" : "r"
    }
  }
}

extension FoundItems {
  /// Writes what a page's script needs to know of its items, as a script that hands it over: it can be
  /// loaded from a disk, too.
  ///
  /// ```js
  /// (window.vitrineItems ??= []).push({
  ///   "kinds": "mrrc",  // a letter an item: made by an outline, a record, a copy of one before
  ///   "texts": ["…", "…", "…", "…"],  // see `SearchedTexts`
  ///   "filters": [{ "field": "country", "values": ["Japan"], "of": [null, 0, [0, 3]] }, …],
  ///   "sortNames": ["-height"],
  ///   "sorts": [[2, 0, 1], …]  // the place of each item
  /// });
  /// ```
  func script(_ finding: Finding, records: [Record], words: SiteWords) -> [UInt8] {
    let positions = Dictionary(uniqueKeysWithValues: finding.records.enumerated().map { ($1, $0) })
    let places = items.map { item -> Int? in
      if case .record(let record) = item.content { positions[record] } else { nil }
    }
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("kinds", String(items.map(\.kind)))
    if finding.isSearched {
      let texts = SearchedTexts(self, finding: finding, places: places, records: records)
      writer.array("texts", texts.columns, inLines: true) {
        $0.text(String(decoding: $1, as: UTF8.self))
      }
    }
    writer.array("filters", finding.filters, inLines: true) {
      $1.write(places: places, words: words, to: &$0)
    }
    writer.array("sortNames", finding.sorts) { $0.text($1.name) }
    writer.array("sorts", finding.sorts, inLines: true) { writer, sort in
      // What an outline made keeps its place among its like.
      writer.numbers(places.enumerated().map { Double($1.map { sort.ranks[$0] } ?? $0) })
    }
    writer.endObject()
    return Array("(window.vitrineItems??=[]).push(".utf8) + writer.bytes + Array(");\n".utf8)
  }
}
