extension Snapshot {
  /// Marks sections as updated even if their content does not show it. Throws `duplicateSection` if
  /// a section is named twice, `unknownSection`. O(k).
  public mutating func reloadSections(_ ids: [SectionID]) throws(Failure) {
    let repeats = repeated(in: ids)
    if !repeats.isEmpty { throw .duplicateSection(repeats) }
    let unknown = ids.filter { sections.handle(of: $0) == nil }
    if !unknown.isEmpty { throw .unknownSection(unknown) }
    reloadedSections.insert(ids.compactMap { sections.handle(of: $0) })
  }

  /// Marks items whose cells are to be recreated. A mark belongs to its item: it survives moves and
  /// is removed with the item. Throws `duplicateItem` if an item is named twice, `unknownItem`.
  /// O(k).
  public mutating func reloadItems(_ ids: [ItemID]) throws(Failure) {
    reloadedItems.insert(try handlesToMark(ids))
  }

  /// Marks items whose cells are to be filled again in place. A reload mark takes precedence.
  /// Throws `duplicateItem` if an item is named twice, `unknownItem`. O(k).
  public mutating func reconfigureItems(_ ids: [ItemID]) throws(Failure) {
    reconfiguredItems.insert(try handlesToMark(ids))
  }

  /// The sections marked as reloaded, in the order in which they were first marked. O(marks).
  public var reloadedSectionIdentifiers: [SectionID] {
    reloadedSections.handles.filter { indexOfSection[$0] >= 0 }.map { sections.ids[$0] }
  }

  /// The items marked as reloaded, in the order in which they were first marked. O(marks).
  public var reloadedItemIdentifiers: [ItemID] {
    reloadedItems.handles.filter { sectionOfItem[$0] >= 0 }.map { items.ids[$0] }
  }

  /// The items marked as reconfigured, in the order in which they were first marked. O(marks).
  public var reconfiguredItemIdentifiers: [ItemID] {
    reconfiguredItems.handles.filter { sectionOfItem[$0] >= 0 }.map { items.ids[$0] }
  }

  private func handlesToMark(_ ids: [ItemID]) throws(Failure) -> [Int] {
    let repeats = repeated(in: ids)
    if !repeats.isEmpty { throw .duplicateItem(repeats) }
    let handles = ids.map { items.handle(of: $0) }
    if handles.contains(nil) {
      throw .unknownItem(zip(ids, handles).filter { $1 == nil }.map(\.0))
    }
    return handles.compactMap(\.self)
  }
}

/// Marked handles in the order of marking. Handles deleted since then are still included, which is
/// harmless because handles are never reused.
struct Marks: Sendable {
  private(set) var handles: [Int] = []
  private var marked: Set<Int> = []

  var isEmpty: Bool { handles.isEmpty }

  func contains(_ handle: Int) -> Bool { marked.contains(handle) }

  mutating func insert(_ new: [Int]) {
    for handle in new where marked.insert(handle).inserted { handles.append(handle) }
  }

  /// The marks under the new numbers of their handles, for handles that have one.
  func renumbered(_ newHandles: [Int: Int32]) -> Self {
    var marks = Marks()
    marks.insert(handles.compactMap { newHandles[$0].map(Int.init) })
    return marks
  }
}
