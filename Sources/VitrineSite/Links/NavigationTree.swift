internal import VitrineModel
internal import VitrineText

/// The pages of a folder and of all folders below it: the tree that links to them, and their
/// reading order.
struct NavigationTree: Sendable {
  struct Entry: Sendable {
    var title: String
    var output: String
    var language: String

    /// 0 for the folder's own page and for the pages directly below it.
    var level: Int
  }

  /// In preorder, starting with the folder's own page.
  private(set) var entries: [Entry] = []
  private var places: [ExactText: Int] = [:]

  /// For each entry, the end of its descendants, which follow it. Precomputed because every page
  /// with the tree needs all of them.
  private var ends: [Int] = []

  /// `content` contains the pages and records that `map` orders.
  init(of root: Int, _ map: SiteMap, _ content: borrowing SiteContent) {
    append(page: root, level: 0, content)
    appendContents(of: root, level: 0, map, content)
    ends = Self.ends(of: entries)
  }

  private static func ends(of entries: [Entry]) -> [Int] {
    var ends = Array(repeating: entries.count, count: entries.count)
    ends[0] = 1
    var open: [Int] = []
    for (place, entry) in entries.enumerated().dropFirst() {
      while let last = open.last, entries[last].level >= entry.level {
        ends[open.removeLast()] = place
      }
      open.append(place)
    }
    return ends
  }

  /// Appends the records of a page and the pages below it. A page precedes the first record whose
  /// `order` is greater than its own. A page without `order` follows all records.
  private mutating func appendContents(
    of page: Int, level: Int, _ map: SiteMap, _ content: borrowing SiteContent
  ) {
    var subpages = map.subpages[page][...]
    for record in map.ownRoots(ofPage: page) {
      let order = content.orders[record] ?? .infinity
      while let next = subpages.first, let own = content.pages[next].order, own < order {
        append(branch: subpages.removeFirst(), level: level, map, content)
      }
      append(record: record, level: level, language: content.pages[page].language, content)
    }
    for subpage in subpages { append(branch: subpage, level: level, map, content) }
  }

  private mutating func append(
    branch page: Int, level: Int, _ map: SiteMap, _ content: borrowing SiteContent
  ) {
    append(page: page, level: level, content)
    appendContents(of: page, level: level + 1, map, content)
  }

  private mutating func append(page: Int, level: Int, _ content: borrowing SiteContent) {
    let page = content.pages[page]
    append(Entry(title: page.title, output: page.output, language: page.language, level: level))
  }

  /// Appends a record and its descendants. The children of a record without a page take its place.
  private mutating func append(
    record index: Int, level: Int, language: String, _ content: borrowing SiteContent
  ) {
    let record = content.records[index]
    if let output = record.output {
      append(Entry(title: record.title, output: output, language: language, level: level))
    }
    for child in record.children {
      append(
        record: child, level: record.output == nil ? level : level + 1, language: language, content)
    }
  }

  private mutating func append(_ entry: Entry) {
    places[entry.output] = entries.count
    entries.append(entry)
  }
}

extension NavigationTree {
  /// The index of the page at `output`, or nil for pages that are not in the tree, such as those of
  /// terms.
  func place(of output: String) -> Int? { places[output] }

  /// The pages before and after the one at `output`, across folders.
  func neighbours(of output: String) -> (previous: Entry?, next: Entry?) {
    guard let place = places[output] else { return (nil, nil) }
    return (
      place > 0 ? entries[place - 1] : nil, place + 1 < entries.count ? entries[place + 1] : nil
    )
  }

  /// The end of the descendants of the entry at `place`, which follow it.
  func end(ofBranch place: Int) -> Int { ends[place] }

  var fingerprint: UInt64 { Fingerprint.of(.none) { $0.feed(entries) } }
}

extension NavigationTree.Entry: Fingerprinted {
  func feed(_ fingerprint: inout Fingerprint) {
    fingerprint.feed(title, output, language, level)
  }
}
