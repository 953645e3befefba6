public import VitrineModel
import VitrineText

extension SiteSnapshot {
  /// A collection's status order for its records.
  public struct StatusDeclaration: Hashable, Sendable {
    /// The name of the collection, with which the ids of its records begin.
    public var collection: String
    public var rule: StatusRule
  }
}

extension SiteSnapshot.StatusDeclaration {
  static let list = SnapshotCoding<[Self]> { reader, key throws(SnapshotFileError) in
    let collections = try reader.part(key)
    return try reader.object(key).map { collection throws(SnapshotFileError) in
      let rule = try collections.part(collection.key)
      return try Self(
        collection: collection.key,
        rule: StatusRule(field: rule.text("field"), order: rule.texts("order")))
    }
  } write: { declarations, json in
    json.object { json in
      for declaration in declarations {
        json.lineBreak()
        json.object(declaration.collection) { json in
          json.member("field", declaration.rule.field)
          json.array("order", declaration.rule.order) { $0.text($1) }
        }
      }
    }
  }
}

extension SiteSnapshot.Record {
  /// The record's state under its collection's rule, or nil if it has no state or the collection
  /// declares no rule.
  func status(among declarations: [SiteSnapshot.StatusDeclaration]) -> Record.Status? {
    guard let status, let declaration = declaration(among: declarations, \.collection) else {
      return nil
    }
    return Record.Status(state: status, rule: declaration.rule)
  }

  /// Nil if the newer record has no declared state, or the older one has the same state or none.
  func statusChange(
    from old: Self, declared: [SiteSnapshot.StatusDeclaration]
  ) -> SiteDifference.FieldChange? {
    guard let now = status(among: declared), let before = old.status, before != now.state else {
      return nil
    }
    return SiteDifference.FieldChange(
      name: now.rule.field, old: .text(before), new: .text(now.state),
      isImprovement: now.rule.isImprovement(from: before, to: now.state))
  }
}

extension [SiteDifference.FieldChange] {
  /// The changes with the status change first, and without those of fields that only repeat it.
  func with(_ status: SiteDifference.FieldChange?) -> Self {
    guard let status else { return self }
    return [status] + filter { $0.old != status.old || $0.new != status.new }
  }
}
