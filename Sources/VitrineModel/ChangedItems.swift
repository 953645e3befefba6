/// The records from which a section shows those that the newest builds changed.
///
/// Content cannot know which these are. The section has no items until its page is rendered, so
/// they are not part of any snapshot, hash, count or history.
package struct ChangedItems: Hashable, Sendable {
  package var kinds: Set<Kind>

  /// The indices in `SiteContent.records` of the records it can show, in order.
  package var records: [Int]

  /// The part that it shows of those that changed.
  package var part: ListPart

  package init(kinds: Set<Kind>, records: [Int], part: ListPart = ListPart()) {
    self.kinds = kinds
    self.records = records
    self.part = part
  }

  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case inserted, updated, moved, regression
  }
}
