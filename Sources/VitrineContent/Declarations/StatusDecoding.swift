import VitrineDiagnostics
import VitrineFormats
import VitrineModel

extension StatusRule {
  static let keys = ContentKeys<StatusRule>(
    "'status'",
    [
      ContentKey("field", .text, \.field, "The field with the state, named as in conditions."),
      ContentKey("order", .states, \.order, "The states from best to worst."),
    ])
}

extension ContentType<StatusRule> {
  static var status: Self {
    Self(.map(StatusRule.keys.schema, required: StatusRule.keys.names)) { member, reader in
      let noted = reader.diagnostics.count
      var result = StatusRule(field: "", order: [])
      guard reader.read(member.value, by: StatusRule.keys, into: &result) else { return nil }
      if reader.diagnostics.count > noted { return nil }
      let missing = StatusRule.keys.names.first { member.value[$0]?.isNull ?? true }
      guard let key = missing else { return result }
      reader.missingKey(
        key, of: StatusRule.keys.name, at: member,
        hint: "write status: { field: outcome, order: [passed, skipped, failed] }")
      return nil
    }
  }
}

extension ContentType<[String]> {
  /// A list of at least two different texts.
  fileprivate static var states: Self {
    Self(.list(.text, minimum: 2)) { member, reader in
      guard let names = reader.names(member) else { return nil }
      if names.count < 2 {
        reader.error(
          "too few states", at: member.value, "'order' needs at least two states",
          hint: "list them from best to worst, as in order: [passed, skipped, failed]")
        return nil
      }
      var known: Set<String> = []
      for name in names where !known.insert(name.text).inserted {
        reader.error(
          "state twice", at: name.place, "'order' has '\(name.text)' twice",
          hint: "each state has one rank: remove one of the two")
        return nil
      }
      return names.map(\.text)
    }
  }
}

extension Diagnostic {
  /// Reports a record's state that is missing in its collection's `order`.
  static func unknownState(
    _ status: Record.Status, of id: RecordID, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "unknown state", at: place,
      "the state of '\(id.key)' is '\(status.state)', which is not in 'order'",
      hint: suggestion(for: status.state, among: status.rule.order)
        ?? "add it to 'order' in the collection's 'status', between better and worse states"
    )
  }
}
