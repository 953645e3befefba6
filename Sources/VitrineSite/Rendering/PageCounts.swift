internal import Synchronization
internal import VitrineModel

/// How many records a page and its sections show, including further pages of sections.
struct PageCounts: Sendable {
  /// The number of its own records, or nil if it shows none.
  var own: RecordCount?

  /// The value of `Page.isLong`.
  var isLong: Bool
  var sections: [SectionCount]

  struct SectionCount: Hashable, Sendable {
    /// The number of records at the top level, and of their descendants.
    var roots: Int
    var under: Int

    /// One of the records if all are from the same collection. Nil if there are none or they are
    /// from several.
    var member: Int?
  }
}

/// The counts of pages, cached because each of a page's sections and further pages needs them.
final class PageCountCache: Sendable {
  private let counts = Mutex<[Int: PageCounts]>([:])

  func counts(ofPage index: Int, make: () -> PageCounts) -> PageCounts {
    if let known = counts.withLock({ $0[index] }) { return known }
    let made = make()
    counts.withLock { $0[index] = made }
    return made
  }
}

extension RenderContext {
  func counts(ofPage index: Int) -> PageCounts {
    knownCounts.counts(ofPage: index) {
      let page = content.pages[index]
      return PageCounts(
        own: self.count(ofPage: index), isLong: page.isLong,
        sections: page.sections.map { section in
          let roots = section.roots
          return PageCounts.SectionCount(
            roots: roots.count, under: self.countOfRecords(under: roots),
            member: self.member(of: section))
        })
    }
  }

  private func member(of section: Section) -> Int? {
    var first: Int?
    for case .record(let record) in section.items.lazy.map(\.content) {
      if let first, map.collection[record] != map.collection[first] { return nil }
      first = first ?? record
    }
    return first
  }
}
