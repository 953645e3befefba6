internal import VitrineModel
internal import VitrineText

/// The items that visitors find on a page, in the order of their elements.
struct FoundItems {
  private(set) var items: [Entry] = []

  /// The rules of the list of each section that has items, in the order of the page.
  private var layouts: [CompiledLayout] = []

  struct Entry {
    let content: Item.Content

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
        layouts.append(list.rules(onLongPage: isLong && section.pageLength == nil))
      }
      for place in shown {
        let content = section.items[place].content
        var original: Original?
        if case .record(let record) = content {
          original = placed[record].map { $0 == number ? .sameSection : .otherSection }
          placed[record] = number
        }
        items.append(Entry(content: content, original: original))
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
  ///   "parts": [[[64], [192]], …]  // the part lengths and outer lengths of each section's list
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
      writer.array("parts", layouts) { writer, layout in
        writer.beginArray()
        for lengths in [layout.partLengths, layout.outerLengths] {
          writer.numbers(lengths.map(Double.init))
        }
        writer.endArray()
      }
    }
    writer.endObject()
    return Array("(window.vitrineItems??=[]).push(".utf8) + writer.bytes + Array(");\n".utf8)
  }
}
