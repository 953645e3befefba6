import VitrineModel
import VitrineText

/// Compares what cells and its own page show of a record in two builds.
///
/// Forms of a cell that show the record in only one of the builds are ignored, because a new layout
/// alone does not update its items.
struct RecordComparison {
  private let old: SiteSnapshot.Record
  private let new: SiteSnapshot.Record

  /// Whether both builds computed their hashes by the same rules.
  private let areComparable: Bool

  /// The hashes of the forms of cells that show the record in both builds.
  private let sharedFormHashes: [(old: ContentHash, new: ContentHash)]
  private let hasSameForms: Bool

  /// The fields that differ, except those that one of the builds would not have shown.
  let fields: [SiteDifference.FieldChange]

  /// Whether its page has another address.
  private let hasMoved: Bool

  /// If `isRenamed` is set or the address differs, cell hashes are not compared, because a new
  /// address in the cells is not an update.
  init(
    from old: SiteSnapshot.Record, to new: SiteSnapshot.Record, areComparable: Bool,
    isRenamed: Bool = false
  ) {
    self.old = old
    self.new = new
    self.areComparable = areComparable
    let hasMoved = old.url != nil && new.url != nil && !new.url.hasSameBytes(as: old.url)
    self.hasMoved = hasMoved
    let (before, now) = (old.hashesByForm, new.hashesByForm)
    sharedFormHashes =
      areComparable && !isRenamed && !hasMoved
      ? now.compactMap { name, hash in before[name].map { ($0, hash) } } : []
    hasSameForms = areComparable && Set(before.keys) == Set(now.keys)
    let (hasSameForms, hasSameCell) = (hasSameForms, old.cell == new.cell)
    let changes = new.fields.changes(since: old.fields)
    let havePages = areComparable && old.url != nil && new.url != nil
    let shown = changes.filter { change in
      if hasSameForms || havePages && change.name == "images" { return true }
      // Builds with other hash rules can name pictures differently.
      if change.old != nil, change.new != nil { return areComparable || !change.isOfPictures }
      // They list other fields, so only removed fields count.
      return !areComparable && hasSameCell && change.new == nil
    }
    // Pictures that came or went are why a form that both have shows something else.
    let isOther = sharedFormHashes.contains { $0.old != $0.new }
    let mayBeThese = isOther && (shown.isEmpty || shown.contains { $0.name == "images" })
    fields = mayBeThese ? changes.filter { $0.isOfPictures || shown.contains($0) } : shown
  }

  /// Whether the record's cells show something different.
  var affectsItem: Bool {
    if new.hasOwnCell || old.hasOwnCell, new.cell != old.cell { return true }
    if areComparable, new.hasOwnCell != old.hasOwnCell, !hasSameForms { return true }
    if hasMoved, !new.title.hasSameBytes(as: old.title) { return true }
    return sharedFormHashes.isEmpty
      ? !fields.isEmpty : sharedFormHashes.contains { $0.old != $0.new }
  }

  /// Whether the record's own page differs in something that its cells do not show.
  func affectsPage(besidesItem isItemUpdated: Bool) -> Bool {
    guard areComparable, let page = new.page, let before = old.page else { return false }
    return hasSameForms && page != before || !isItemUpdated && new.whole != old.whole
  }
}

extension SiteDifference.FieldChange {
  fileprivate var isOfPictures: Bool { name == "image" || name == "images" }
}

extension SiteSnapshot.Record {
  fileprivate var hashesByForm: [String: ContentHash] {
    if forms.isEmpty { return [cell: hash] }
    return Dictionary(firstOf: forms.map { ($0.name, $0.hash) })
  }
}
