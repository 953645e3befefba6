internal import VitrineModel
internal import VitrineText

/// The items that visitors find on a page, in their order there.
struct FoundItems {
  private(set) var items: [Entry] = []

  /// The sections that have items, in the order of the page.
  fileprivate var sections: [Place] = []

  fileprivate struct Place {
    /// The rules of its list.
    let layout: CompiledLayout

    /// How many items stand on each of its pages: first those that go on with the list before, then those of each list
    /// that begins there.
    let portions: [[Int]]

    /// The item that each entry of its index leads to, among those of the page.
    let index: [Int]
  }

  struct Entry {
    let content: Item.Content

    /// How many others it stands in.
    let level: Int

    /// Where another item before it shows the same record; nil if none does.
    let original: Original?
  }

  enum Original {
    case sameSection, otherSection
  }

  init(of page: Page, in lists: SiteLists) {
    var placed: [Int: Int] = [:]
    let isLong = page.isLong
    for (number, section) in page.sections.enumerated() where !section.repeats {
      let list = lists[section.layout]
      // Rows hold those under them.
      let shown = list.hasRows ? Array(section.items.indices) : section.runs.flatMap(\.items)
      if !shown.isEmpty {
        sections.append(
          Place(
            layout: list.rules(onLongPage: isLong),
            portions: section.portions.indices.map {
              section.listLengths(ofPortion: $0, inRows: list.hasRows)
            },
            index: section.index.map { entry in
              items.count + (shown.firstIndex { $0 >= entry.item } ?? shown.count)
            }))
      }
      for place in shown {
        let content = section.items[place].content
        var original: Original?
        if case .record(let record) = content {
          original = placed[record].map { $0 == number ? .sameSection : .otherSection }
          placed[record] = number
        }
        items.append(
          Entry(
            content: content, level: list.hasRows ? section.items[place].level : 0,
            original: original))
      }
    }
  }
}

extension FoundItems.Entry {
  /// The letter for it in the script.
  fileprivate var kind: Character {
    switch content {
    case .outline: "m"
    case .record:
      switch original {
      case nil: "r"
      case .sameSection: "c"
      case .otherSection: "d"
      }
    }
  }
}

extension FoundItems {
  /// Writes what a page's script needs to know of its items, as a script that hands it over: it can be
  /// loaded from a disk, too.
  ///
  /// ```js
  /// (window.vitrineItems ??= []).push({
  ///   "kinds": "mrrc",  // a letter an item: made by an outline, a record, a copy of one before in the
  ///                     // section, or, as "d", in another
  ///   "texts": ["…", "…", "…", "…"],  // see `SearchedTexts`
  ///   "filters": [{ "field": "country", "values": ["Japan"], "of": [null, 0, [0, 3]] }, …],
  ///   "sortNames": ["-height"],
  ///   "sorts": [[2, 0, 1], …],  // the place of each item
  ///   "groupNames": ["country"],
  ///   "groups": [{ "titles": ["France", "Japan"], "of": [1, 0, null, …] }, …],
  ///   "levels": [0, 1, …],  // how many others each item stands in, if any does
  ///   "sections": [{
  ///     "parts": [64], "outer": [192],  // the part lengths and outer lengths of its list
  ///     "portions": [[60], [60], …], "index": [0, 7, …]  // see `Place`
  ///   }, …]
  /// });
  /// ```
  func script(_ finding: Finding, content: SiteContent, words: SiteWords) -> [UInt8] {
    let positions = Dictionary(uniqueKeysWithValues: finding.records.enumerated().map { ($1, $0) })
    let places = items.map { item -> Int? in
      if case .record(let record) = item.content { positions[record] } else { nil }
    }
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("kinds", String(items.map(\.kind)))
    if finding.isSearched {
      let texts = SearchedTexts(self, finding: finding, places: places, content: content)
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
    if !finding.groupings.isEmpty {
      writer.array("groupNames", finding.groupings) { $0.text($1.name) }
      writer.array("groups", finding.groupings, inLines: true) {
        $1.write(places: places, words: words, to: &$0)
      }
    }
    if items.contains(where: { $0.level > 0 }) {
      writer.array("levels", items) { $0.number($1.level) }
    }
    writer.array("sections", sections, inLines: true) { $1.write(to: &$0) }
    writer.endObject()
    return Array("(window.vitrineItems??=[]).push(".utf8) + writer.bytes + Array(");\n".utf8)
  }
}

extension FoundItems.Place {
  fileprivate func write(to writer: inout JSONWriter) {
    func write(_ name: String, _ numbers: [Int]) {
      if !numbers.isEmpty { writer.array(name, numbers) { $0.number($1) } }
    }
    writer.beginObject()
    write("parts", layout.partLengths)
    write("outer", layout.outerLengths)
    write("index", index)
    if portions.count > 1 {
      writer.array("portions", portions) { writer, lengths in
        writer.numbers(lengths.map(Double.init))
      }
    }
    writer.endObject()
  }
}
