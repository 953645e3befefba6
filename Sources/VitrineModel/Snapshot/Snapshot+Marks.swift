extension Snapshot {
  /// Marks sections as updated although their content may not say so. Throws `duplicateSection` for one that
  /// is named twice, `unknownSection`. O(k).
  public mutating func reloadSections(_ ids: [SectionID]) throws(Failure) {
    let repeats = repeated(in: ids)
    if !repeats.isEmpty { throw .duplicateSection(repeats) }
    let unknown = ids.filter { sections.slot(of: $0) == nil }
    if !unknown.isEmpty { throw .unknownSection(unknown) }
    reloadedSections.insert(ids.compactMap { sections.slot(of: $0) })
  }

  /// Marks items to be made anew. A mark is its item's: it survives moves and ends with the item.
  /// Throws `duplicateItem` for one that is named twice, `unknownItem`. O(k).
  public mutating func reloadItems(_ ids: [ItemID]) throws(Failure) {
    reloadedItems.insert(try slotsToMark(ids))
  }

  /// Marks items to be filled anew in place; a reload mark wins over this one. Throws `duplicateItem`
  /// for one that is named twice, `unknownItem`. O(k).
  public mutating func reconfigureItems(_ ids: [ItemID]) throws(Failure) {
    reconfiguredItems.insert(try slotsToMark(ids))
  }

  /// In the order in which they were first marked. O(marks).
  public var reloadedSectionIdentifiers: [SectionID] {
    reloadedSections.slots.filter { indexOfSection[$0] >= 0 }.map { sections.ids[$0] }
  }

  /// In the order in which they were first marked. O(marks).
  public var reloadedItemIdentifiers: [ItemID] {
    reloadedItems.slots.filter { sectionOfItem[$0] >= 0 }.map { items.ids[$0] }
  }

  /// In the order in which they were first marked. O(marks).
  public var reconfiguredItemIdentifiers: [ItemID] {
    reconfiguredItems.slots.filter { sectionOfItem[$0] >= 0 }.map { items.ids[$0] }
  }

  private func slotsToMark(_ ids: [ItemID]) throws(Failure) -> [Int] {
    let repeats = repeated(in: ids)
    if !repeats.isEmpty { throw .duplicateItem(repeats) }
    let slots = ids.map { items.slot(of: $0) }
    if slots.contains(nil) {
      throw .unknownItem(zip(ids, slots).filter { $1 == nil }.map(\.0))
    }
    return slots.compactMap(\.self)
  }
}

/// Marked slots in the order of their marking. Those that were deleted since are still among them: a slot is
/// never given to another identifier.
struct Marks: Sendable {
  private(set) var slots: [Int] = []
  private var marked: Set<Int> = []

  var isEmpty: Bool { slots.isEmpty }

  func contains(_ slot: Int) -> Bool { marked.contains(slot) }

  mutating func insert(_ new: [Int]) {
    for slot in new where marked.insert(slot).inserted { slots.append(slot) }
  }

  /// The marks of the slots that have new numbers, under these.
  func renumbered(_ newSlots: [Int: Int32]) -> Self {
    var marks = Marks()
    marks.insert(slots.compactMap { newSlots[$0].map(Int.init) })
    return marks
  }
}
