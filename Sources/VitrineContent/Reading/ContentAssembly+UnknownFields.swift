import VitrineDiagnostics
import VitrineFormats
import VitrineModel

extension ContentAssembly {
  /// Reports fields in the `search` or `status` of a collection that no record has.
  mutating func checkForUnknownFields() {
    for (index, collection) in plan.collections.enumerated() {
      let range = table.ranges[index]
      if range.isEmpty || collections[index].isIncomplete { continue }
      let declaration = collection.declaration
      let names =
        declaration.searchedNames.map { ($0, "search", "search covers") }
        + declaration.mappedNames.map { ($0, "describe", "'map' names") }
      for (name, use, subject) in names where RecordSlot(rawValue: name.text) == nil {
        // A description also has measures, parts of values and the address of the page.
        let (path, isSearched) = (ValuePath(name.text), use == "search")
        let isKnown = range.contains { index in
          let record = table.records[index]
          return isSearched
            ? record.fields.contains { $0.name == name.text } : record.value(at: path) != nil
        }
        if isKnown || !isSearched && name.text == "url" { continue }
        let written = yamlText(name.text)
        diagnostics.warn(
          "unknown field", at: name.place,
          "no record of '\(collection.name)' has a field '\(name.text)' to \(use)",
          hint: suggestion(table.nearestField(to: name.text, in: range, or: []))
            ?? "\(subject) fields listed in 'fields', as in fields: { \(written): \(written) }"
        )
      }
      if collection.declaration.shape.status != nil, let field = collection.declaration.statusField,
        !range.contains(where: { table.records[$0].status != nil })
      {
        diagnostics.append(
          .unknownField(
            field.text, of: collection.name,
            nearest: table.nearestField(to: field.text, in: range, or: []), at: field.place))
      }
    }
    checkForUnknownLookups()
  }

  /// Does the same for values that fields look up in other collections.
  private mutating func checkForUnknownLookups() {
    for lookup in plan.lookups.all {
      let (target, range) = (plan.collections[lookup.target], table.ranges[lookup.target])
      if range.isEmpty || collections[lookup.target].isIncomplete { continue }
      let declared = Set(
        target.declaration.shape.allMappings.flatMap { $0.shape.fields ?? [] }.map(\.name))
      for name in lookup.namesInTarget {
        guard let column = target.lookedUpNames.firstIndex(of: name.text),
          !declared.contains(name.text), RecordSlot(rawValue: name.text) == nil,
          !range.contains(where: { table.details[$0].lookedUp[column] != nil })
        else { continue }
        diagnostics.append(
          .unknownField(
            name.text, of: target.name,
            nearest: table.nearestField(to: name.text, in: range, or: declared.sorted()),
            looksAmong: "a lookup looks", at: name.place))
      }
    }
  }
}
