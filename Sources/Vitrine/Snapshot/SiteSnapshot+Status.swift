public import VitrineModel
import VitrineText

extension SiteSnapshot {
  /// A collection's order of the states of its records.
  public struct StatusDeclaration: Hashable, Sendable {
    /// By the name that begins the ids of its records.
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
  /// Its state under its collection's rule; nil where it has none, or no collection declares one.
  func status(among declarations: [SiteSnapshot.StatusDeclaration]) -> Record.Status? {
    guard let status, let declaration = declaration(among: declarations, \.collection) else {
      return nil
    }
    return Record.Status(state: status, rule: declaration.rule)
  }

  /// Nil where the newer build knows no state, or the older one the same or none.
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
  /// The changes with that of the state at their head, and without those of fields that only say the
  /// same.
  func with(_ status: SiteDifference.FieldChange?) -> Self {
    guard let status else { return self }
    return [status] + filter { $0.old != status.old || $0.new != status.new }
  }
}
