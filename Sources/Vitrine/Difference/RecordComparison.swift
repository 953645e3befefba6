import VitrineModel
import VitrineText

/// What cells and its own page say of a record, in two builds.
///
/// Forms of cells that show it in one of the builds only do not count: another layout alone is no update
/// of its items.
struct RecordComparison {
  private let old: SiteSnapshot.Record
  private let new: SiteSnapshot.Record

  /// Whether the hashes of both builds are of the same things.
  private let areComparable: Bool

  /// The hashes of forms that show it in both builds.
  private let common: [(old: ContentHash, new: ContentHash)]
  private let hasSameForms: Bool

  /// The fields that differ, as far as both builds would have shown them.
  let fields: [SiteDifference.FieldChange]

  init(from old: SiteSnapshot.Record, to new: SiteSnapshot.Record, areComparable: Bool) {
    self.old = old
    self.new = new
    self.areComparable = areComparable
    let (before, now) = (old.hashesByForm, new.hashesByForm)
    common = areComparable ? now.compactMap { name, hash in before[name].map { ($0, hash) } } : []
    hasSameForms = areComparable && Set(before.keys) == Set(now.keys)
    let (hasSameForms, hasSameCell) = (hasSameForms, old.cell == new.cell)
    fields = new.fields.changes(since: old.fields).filter { change in
      if hasSameForms || change.old != nil && change.new != nil { return true }
      // Builds by other rules may not have said what is new here.
      return !areComparable && hasSameCell && change.new == nil
    }
  }

  var isOfItem: Bool {
    if new.hasOwnCell || old.hasOwnCell, new.cell != old.cell { return true }
    if areComparable, new.hasOwnCell != old.hasOwnCell, !hasSameForms { return true }
    return common.isEmpty ? !fields.isEmpty : common.contains { $0.old != $0.new }
  }

  /// Whether its own page says something else that its cells do not.
  func isOfPage(besides isOfItem: Bool) -> Bool {
    guard areComparable, let page = new.page, let before = old.page else { return false }
    return hasSameForms && page != before || !isOfItem && new.whole != old.whole
  }
}

extension SiteSnapshot.Record {
  fileprivate var hashesByForm: [String: ContentHash] {
    if forms.isEmpty { return [cell: hash] }
    return Dictionary(forms.map { ($0.name, $0.hash) }) { first, _ in first }
  }
}
