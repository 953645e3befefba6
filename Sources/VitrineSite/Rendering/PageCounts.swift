internal import Synchronization
internal import VitrineModel

/// How many records a page and its sections show, on all of their portions.
struct PageCounts: Sendable {
  /// Those of its own; nil if it shows none.
  var own: RecordCount?

  /// Whether `Page.isLong` says so.
  var isLong: Bool
  var sections: [SectionCount]

  struct SectionCount: Hashable, Sendable {
    /// How many are at its top, and how many under these.
    var roots: Int
    var under: Int

    /// A record of the collection that all are from; nil without records, and if they are of several.
    var member: Int?
  }
}

/// The counts of pages, which each of their sections and portions asks for.
final class KnownCounts: Sendable {
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
