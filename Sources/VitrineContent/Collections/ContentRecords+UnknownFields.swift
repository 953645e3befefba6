import VitrineDiagnostics
import VitrineModel

extension ContentRecords {
  /// Warnings about fields that collections name, for searches and as the state, and no record has.
  var unknownFields: [Diagnostic] {
    plan.collections.indices.flatMap { index -> [Diagnostic] in
      let declaration = plan.collections[index].declaration
      let range = table.ranges[index]
      if range.isEmpty || collections[index].isIncomplete { return [] }
      func nearest(to name: SectionDeclaration.Name) -> String? {
        table.nearestField(to: name.text, in: range, besides: [])
      }
      let searched = declaration.searchedNames.filter { name in
        RecordSlot(rawValue: name.text) == nil
          && !range.contains { record in
            table.records[record].fields.contains { $0.name == name.text }
          }
      }.map {
        Diagnostic.unknownSearchedField($0, of: plan.collections[index].name, nearest(to: $0))
      }
      guard declaration.shape.status != nil, let field = declaration.statusField,
        !range.contains(where: { table.records[$0].status != nil })
      else { return searched }
      return searched + [
        .unknownField(
          field.text, of: plan.collections[index].name, nearest: nearest(to: field),
          at: field.place)
      ]
    } + unknownLookups
  }

  /// The same about names of values that fields look up in other collections.
  private var unknownLookups: [Diagnostic] {
    plan.lookups.all.flatMap { lookup -> [Diagnostic] in
      let (target, range) = (plan.collections[lookup.target], table.ranges[lookup.target])
      if range.isEmpty || collections[lookup.target].isIncomplete { return [] }
      let declared = Set(
        target.declaration.shape.ofAll.flatMap { $0.shape.fields ?? [] }.map(\.name))
      return lookup.namesInTarget.filter { name in
        guard let column = target.lookedUpNames.firstIndex(of: name.text) else { return false }
        return !declared.contains(name.text) && RecordSlot(rawValue: name.text) == nil
          && !range.contains { table.lookedUp[$0][column] != nil }
      }.map {
        .unknownField(
          $0.text, of: target.name,
          nearest: table.nearestField(to: $0.text, in: range, besides: declared.sorted()),
          looksAmong: "a lookup looks", at: $0.place)
      }
    }
  }
}

extension Diagnostic {
  fileprivate static func unknownSearchedField(
    _ name: SectionDeclaration.Name, of collection: String, _ nearest: String?
  ) -> Diagnostic {
    let written = yamlText(name.text)
    return Diagnostic(
      .warning, kind: "unknown field", at: name.place,
      "no record of '\(collection)' has a field '\(name.text)' to search",
      hint: suggestion(nearest)
        ?? "a search looks at fields that 'fields' names, as in fields: { \(written): \(written) }"
    )
  }
}
