import VitrineDiagnostics
import VitrineModel

extension ContentRecords {
  /// Warnings about fields that collections have searched and no record has.
  var unknownSearchedFields: [Diagnostic] {
    plan.collections.indices.flatMap { index -> [Diagnostic] in
      let names = plan.collections[index].declaration.searchedNames
      let range = table.ranges[index]
      if names.isEmpty || range.isEmpty || collections[index].isIncomplete { return [] }
      return names.filter { name in
        RecordSlot(rawValue: name.text) == nil
          && !range.contains { record in
            table.records[record].fields.contains { $0.name == name.text }
          }
      }.map { name in
        .unknownSearchedField(
          name, of: plan.collections[index].name,
          nearest: table.nearestField(to: name.text, in: range, besides: []))
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownSearchedField(
    _ name: SectionDeclaration.Name, of collection: String, nearest: String?
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "unknown field", at: name.place,
      "no record of '\(collection)' has a field '\(name.text)' to search",
      hint: nearest.map { "did you mean '\($0)'?" }
        ?? "a search looks at fields that 'fields' names, as in fields: { \(name.text): \(name.text) }"
    )
  }
}
