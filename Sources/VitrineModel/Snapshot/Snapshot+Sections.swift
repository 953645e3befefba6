extension Snapshot {
  /// Appends new, empty sections in this order. Throws `duplicateSection`. O(k).
  public mutating func appendSections(_ ids: [SectionID]) throws(Failure) {
    try refuseRepeats(ids)
    try addSections(ids, at: sectionOrder.count)
  }

  /// Inserts new, empty sections side by side before another. Throws `duplicateSection`,
  /// `sectionAnchorInList`, `unknownSection`. O(s + k).
  public mutating func insertSections(
    _ ids: [SectionID], before section: SectionID
  ) throws(Failure) {
    try insertSections(ids, at: .before(section))
  }

  /// Inserts new, empty sections side by side after another. Throws `duplicateSection`,
  /// `sectionAnchorInList`, `unknownSection`. O(s + k).
  public mutating func insertSections(
    _ ids: [SectionID], after section: SectionID
  ) throws(Failure) {
    try insertSections(ids, at: .after(section))
  }

  /// Deletes sections with their items. Unknown sections are ignored. Throws `duplicateSection` if
  /// a section is named twice. O(s + k + deleted items).
  public mutating func deleteSections(_ ids: [SectionID]) throws(Failure) {
    try refuseRepeats(ids)
    for handle in ids.compactMap({ sections.handle(of: $0) }) {
      for item in runs[handle] { forgetItem(Int(item)) }
      runs[handle] = []
      indexOfSection[handle] = -1
      sections.remove(handle)
    }
    sectionOrder.removeAll { indexOfSection[Int($0)] < 0 }
    renumberSections()
    compactIfSparse()
  }

  /// Moves a section, with its items, before another. Throws `sectionAnchorInList` if both are the
  /// same, `unknownSection`. O(s).
  public mutating func moveSection(
    _ id: SectionID, before section: SectionID
  ) throws(Failure) {
    try moveSection(id, to: .before(section))
  }

  /// Moves a section, with its items, after another. Throws `sectionAnchorInList` if both are the
  /// same, `unknownSection`. O(s).
  public mutating func moveSection(_ id: SectionID, after section: SectionID) throws(Failure) {
    try moveSection(id, to: .after(section))
  }
}

extension Snapshot {
  private func refuseRepeats(_ ids: [SectionID]) throws(Failure) {
    let repeats = repeated(in: ids)
    if !repeats.isEmpty { throw .duplicateSection(repeats) }
  }

  private mutating func insertSections(
    _ ids: [SectionID], at anchor: Anchor<SectionID>
  ) throws(Failure) {
    try refuseRepeats(ids)
    if ids.contains(anchor.id) { throw .sectionAnchorInList(anchor.id) }
    let place = Int(indexOfSection[try handle(ofSection: anchor.id)]) + anchor.offset
    try addSections(ids, at: place)
  }

  private mutating func addSections(_ ids: [SectionID], at place: Int) throws(Failure) {
    let present = ids.filter { sections.handle(of: $0) != nil }
    if !present.isEmpty { throw .duplicateSection(present) }
    let handles = ids.map { Int32(sections.add($0).handle) }
    sectionOrder.insert(contentsOf: handles, at: place)
    runs += handles.map { _ in [] }
    indexOfSection += handles.map { _ in -1 }
    renumberSections(from: place)
  }

  private mutating func moveSection(
    _ id: SectionID, to anchor: Anchor<SectionID>
  ) throws(Failure) {
    if id == anchor.id { throw .sectionAnchorInList(id) }
    let handle = try handle(ofSection: id)
    let anchorHandle = try self.handle(ofSection: anchor.id)
    sectionOrder.remove(at: Int(indexOfSection[handle]))
    renumberSections()
    sectionOrder.insert(Int32(handle), at: Int(indexOfSection[anchorHandle]) + anchor.offset)
    renumberSections()
  }

  private mutating func renumberSections(from start: Int = 0) {
    for index in start..<sectionOrder.count {
      indexOfSection[Int(sectionOrder[index])] = Int32(index)
    }
  }
}
