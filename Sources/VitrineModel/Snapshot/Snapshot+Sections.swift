extension Snapshot {
  /// New, empty sections at the end, in this order. Throws `duplicateSection`. O(k).
  public mutating func appendSections(_ ids: [SectionID]) throws(Failure) {
    try refuseRepeats(ids)
    try addSections(ids, at: sectionOrder.count)
  }

  /// New, empty sections side by side in front of another. Throws `duplicateSection`,
  /// `sectionAnchorInList`, `unknownSection`. O(s + k).
  public mutating func insertSections(
    _ ids: [SectionID], before section: SectionID
  ) throws(Failure) {
    try insertSections(ids, at: .before(section))
  }

  /// New, empty sections side by side behind another. Throws `duplicateSection`,
  /// `sectionAnchorInList`, `unknownSection`. O(s + k).
  public mutating func insertSections(
    _ ids: [SectionID], after section: SectionID
  ) throws(Failure) {
    try insertSections(ids, at: .after(section))
  }

  /// Takes sections out with their items; unknown ones are ignored. Throws `duplicateSection` for one
  /// that is named twice. O(s + k + items taken out).
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

  /// Moves a section, with its items, in front of another. Throws `sectionAnchorInList` for itself,
  /// `unknownSection`. O(s).
  public mutating func moveSection(
    _ id: SectionID, before section: SectionID
  ) throws(Failure) {
    try moveSection(id, to: .before(section))
  }

  /// Moves a section, with its items, behind another. Throws `sectionAnchorInList` for itself,
  /// `unknownSection`. O(s).
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
