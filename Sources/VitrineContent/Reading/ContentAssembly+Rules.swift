import VitrineDiagnostics
import VitrineModel

/// Rules of fields that compare several records.
extension ContentAssembly {
  /// Reports repeated values that must be unique, and values that must be ids of other records but
  /// are not.
  mutating func checkForBrokenRules() {
    for (collection, planned) in plan.collections.enumerated() {
      let shape = planned.declaration.shape
      for (recordMapping, isOfChildren) in shape.allMappings {
        let records = table.records(of: collection, shape, areChildren: isOfChildren)
        for mapping in recordMapping.fields ?? [] {
          guard let rules = mapping.rules else { continue }
          if rules.isUnique { checkForDuplicateValues(of: mapping.name, in: records) }
          checkForMissingReferences(of: mapping, in: records, of: recordMapping, from: collection)
        }
      }
    }
    diagnostics += lookupProblems
  }

  private mutating func checkForDuplicateValues(of field: String, in records: [Int]) {
    var first: [String: Int] = [:]
    for index in records {
      let record = table.records[index]
      for text in LookupIndex.texts(of: record.value(named: field)) {
        guard let other = first[text] else {
          first[text] = index
          continue
        }
        if other == index { continue }
        diagnostics.warn(
          "duplicate value", at: record.place, "another record has the same '\(field)', '\(text)'",
          hint: "values must be unique; the first is at \(table.records[other].place)")
      }
    }
  }

  private mutating func checkForMissingReferences(
    of mapping: FieldMapping, in records: [Int], of shape: RecordMapping, from collection: Int
  ) {
    let page = plan.collections[collection].page
    guard let name = mapping.rules?.reference ?? mapping.lookup?.collection else { return }
    guard let target = plan.collection(named: name, page: page) else {
      if let missing = plan.missingCollection(named: name, page: page) {
        diagnostics.append(missing)
      }
      return
    }
    guard mapping.rules?.reference != nil, !collections[target].isIncomplete else { return }
    let number = shape.references.firstIndex { $0.name == mapping.name }
    let known = table.indices[target]
    var nearest = NearestNames(among: known.names)
    let drafts = Set(collections[target].drafts.map(\.key))
    for index in records {
      let place = place(ofReference: number, in: index)
      let texts = LookupIndex.texts(of: table.records[index].value(named: mapping.name))
      for text in texts where known[text] == nil {
        if drafts.contains(text) {
          diagnostics.append(.draftItem(text, at: place))
        } else {
          diagnostics.append(
            .missingReference(
              text, mapping.name, to: plan.collections[target].name, by: "refersTo",
              nearest: nearest.name(nearestTo: text), at: place))
        }
      }
    }
  }

  /// The location of a value that refers to another record, or of its record if that is not known.
  func place(ofReference number: Int?, in record: Int) -> SourceLocation {
    let places = table.details[record].referencePlaces
    guard let number, places.indices.contains(number) else { return table.records[record].place }
    return places[number] ?? table.records[record].place
  }
}

extension Diagnostic {
  static func missingReference(
    _ text: String, _ field: String, to collection: String, by key: String, nearest: String?,
    at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "missing reference", at: place,
      "'\(field)' is '\(text)', but '\(collection)' has no such record",
      hint: suggestion(nearest) ?? "'\(key)' requires ids of records there")
  }
}
