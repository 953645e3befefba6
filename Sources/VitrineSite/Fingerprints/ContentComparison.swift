/// Finds the records and pages of a site's content that are unchanged since an earlier version,
/// even if their indices changed.
package struct ContentComparison: Sendable {
  let old: ContentFingerprints
  let new: ContentFingerprints

  /// The current indices of the earlier records and pages, and the reverse.
  let records: IndexMapping
  let pages: IndexMapping

  package init(from old: ContentFingerprints, to new: ContentFingerprints) {
    self.old = old
    self.new = new
    records = IndexMapping(from: old.names.records, to: new.names.records)
    pages = IndexMapping(from: old.names.pages, to: new.names.pages)
  }

  /// The earlier index of an unchanged record. Nil if the record changed, or if more than the text
  /// of a child changed.
  package func same(asRecord now: Int) -> Int? {
    records.before[now].flatMap { old.families[$0] == new.families[now] ? $0 : nil }
  }

  /// The earlier index of a page that is unchanged except for its records' contents, or nil if it
  /// changed.
  package func same(asPage now: Int) -> Int? {
    guard let before = pages.before[now], isSameHead(ofPage: before) else { return nil }
    let isSame = [\ContentFingerprints.ledes, \.introductions, \.sections].allSatisfy { part in
      new[keyPath: part][now] != Fingerprint.incomparable
        && old[keyPath: part][before] == new[keyPath: part][now]
    }
    return isSame ? before : nil
  }

  /// Whether an earlier page is unchanged except for its texts, figures, sections, search, filters
  /// and sorting.
  func isSameHead(ofPage before: Int) -> Bool {
    pages.now[before].map { old.heads[before] == new.heads[$0] } ?? false
  }
}
