/// The records of which a section shows those that the newest builds changed.
///
/// Content does not know which these are: the section has no items until its page is rendered, so that
/// no snapshot, hash, count or history has them.
package struct ChangedItems: Hashable, Sendable {
  package var kinds: Set<Kind>

  /// The indices in `SiteContent.records` of those that it may show, in order.
  package var records: [Int]

  /// How many it shows at most.
  package var limit: Int?

  package init(kinds: Set<Kind>, records: [Int], limit: Int? = nil) {
    self.kinds = kinds
    self.records = records
    self.limit = limit
  }

  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case inserted, updated, moved, regression
  }
}
