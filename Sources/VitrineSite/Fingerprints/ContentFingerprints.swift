package import VitrineModel
internal import VitrineSystem
internal import VitrineText

/// The fingerprints of a site's records and pages, by their indices.
///
/// They are plain numbers, so a build can be compared with an earlier one that is no longer in
/// memory.
package struct ContentFingerprints: Hashable, Sendable {
  var names = ContentNames()

  /// The fingerprint of the settings.
  var settings: UInt64 = 0

  /// Fingerprints of each record: without its text; complete; and complete with its children, but
  /// without their texts.
  var records: [UInt64] = []
  var wholeRecords: [UInt64] = []
  var families: [UInt64] = []

  /// Fingerprints of the parts of each page: everything else; the text below its title; its
  /// introduction; its sections and figures; and its search, filters and sorting.
  var heads: [UInt64] = []
  var ledes: [UInt64] = []
  var introductions: [UInt64] = []
  var sections: [UInt64] = []
  var filterings: [UInt64] = []
}

extension ContentFingerprints {
  /// `content` has the pages and records of terms. The records at `unchanged` indices are known to
  /// be those of `earlier`, at the same indices.
  ///
  /// - Complexity: O(*n*), the bytes of all records and pages. About 2 µs for a record, on each
  ///   thread.
  package init(
    of content: SiteContent, jobs: Int, after earlier: ContentFingerprints? = nil,
    unchanged: [Range<Int>] = []
  ) {
    let names = ContentNames(of: content)
    self.names = names
    settings = Fingerprint.of(names) { $0.feed(content.settings) }
    var isKnown = [Bool](repeating: false, count: content.records.count)
    if earlier != nil { for index in unchanged.joined() { isKnown[index] = true } }
    let parts = concurrentMap(of: content.records.count, by: 256, jobs: jobs) { [isKnown] range in
      range.map { index -> (UInt64, UInt64) in
        if let earlier, isKnown[index] {
          return (earlier.records[index], earlier.wholeRecords[index])
        }
        let record = Fingerprint.of(names) { content.records[index].feed(&$0) }
        guard let body = content.records[index].body else { return (record, record) }
        return (record, Fingerprint.of(names) { $0.feed(record, body) })
      }
    }
    records = parts.flatMap { $0.map(\.0) }
    wholeRecords = parts.flatMap { $0.map(\.1) }
    families = content.records.indices.map { [records, wholeRecords] index in
      let children = content.records[index].children
      if children.isEmpty { return wholeRecords[index] }
      return Fingerprint.of(names) { $0.feed(wholeRecords[index], children.map { records[$0] }) }
    }
    func forEachPage(_ feed: (Page, inout Fingerprint) -> Void) -> [UInt64] {
      content.pages.map { page in Fingerprint.of(names) { feed(page, &$0) } }
    }
    heads = forEachPage { $0.feedHead(&$1) }
    ledes = forEachPage { $1.feed($0.text) }
    introductions = forEachPage { $1.feed($0.introduction) }
    filterings = forEachPage { $1.feed($0.filtering) }
    sections = content.pages.map { page in
      // Other builds are not compared.
      if page.dependsOnBuilds { return Fingerprint.incomparable }
      return Fingerprint.of(names) { fingerprint in
        fingerprint.feed(page.sections)
        for feed in page.feeds { fingerprint.feed(feed) }
      }
    }
  }
}
