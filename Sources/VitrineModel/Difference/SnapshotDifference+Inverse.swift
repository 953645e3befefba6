extension SnapshotDifference {
  /// The changes that turn the new snapshot back into the old one. Moves and updates keep their
  /// order here, so the inverse of an inverse is the original difference.
  public var inverse: Self {
    var inverse = Self()
    inverse.removedSections = insertedSections
    inverse.insertedSections = removedSections
    inverse.movedSections = movedSections.map {
      SectionMove(id: $0.id, from: $0.to, to: $0.from)
    }
    inverse.updatedSections = updatedSections.map {
      SectionUpdate(id: $0.id, from: $0.to, to: $0.from, kind: $0.kind)
    }
    inverse.removed = inserted
    inverse.inserted = removed
    inverse.moved = moved.map { Move(id: $0.id, from: $0.to, to: $0.from) }
    inverse.updated = updated.map {
      Update(id: $0.id, from: $0.to, to: $0.from, kind: $0.kind)
    }
    return inverse
  }
}
