import VitrineDiagnostics
import VitrineModel

/// The rules of fields that are about several records.
extension ContentAssembly {
  /// Notes values that have to differ and do not, and those that have to be ids of other records and are
  /// not.
  mutating func lookForBrokenRules() {
    for (collection, planned) in plan.collections.enumerated() {
      let shape = planned.declaration.shape
      for (ofThese, isOfChildren) in shape.ofAll {
        let records = table.records(of: collection, shape, areChildren: isOfChildren)
        for mapping in ofThese.fields ?? [] {
          guard let rules = mapping.rules else { continue }
          if rules.isUnique { lookForRepeatedValues(of: mapping.name, in: records) }
          lookForLostReferences(of: mapping, in: records, of: ofThese, from: collection)
        }
      }
    }
    lookForLostLookups()
  }

  private mutating func lookForRepeatedValues(of field: String, in records: [Int]) {
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
          "value twice", at: record.place, "another record has the same '\(field)', '\(text)'",
          hint: "no two records may have the same; the first is at \(table.records[other].place)")
      }
    }
  }

  private mutating func lookForLostReferences(
    of mapping: FieldMapping, in records: [Int], of shape: RecordShape, from collection: Int
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
          warnOfLostReference(
            text, mapping.name, to: target, by: "refersTo",
            nearest: nearest.name(nearestTo: text), at: place)
        }
      }
    }
  }

  /// Notes values by which fields look up records and find none, or too many.
  private mutating func lookForLostLookups() {
    let drafts = Dictionary(
      Set(misses.map { plan.lookups.all[$0.lookup].target }).map { target in
        (target, Set(collections[target].drafts.map(\.key)))
      }
    ) { $1 }
    for miss in misses {
      let lookup = plan.lookups.all[miss.lookup]
      if collections[lookup.target].isIncomplete { continue }
      let shape = plan.collections[lookup.collection].declaration.shape
        .shape(isOfChildren: lookup.isOfChildren)
      let place = place(
        ofReference: shape?.references.firstIndex { $0.name == lookup.name }, in: miss.record)
      let target = plan.collections[lookup.target].name
      if let count = miss.excess {
        diagnostics.error(
          "too many lookups", at: place,
          "'\(lookup.name)' finds more than 1,000,000 records in all, \(count) of '\(target)' by '\(miss.text)' alone",
          hint: "look up by a value that few records share")
      } else if miss.isHidden {
        diagnostics.warn(
          "hidden reference", at: place,
          "'\(lookup.name)' is '\(miss.text)', a hidden record of '\(target)'",
          hint: "nothing is said of hidden records: take the value away, or 'hidden'")
      } else if let key = lookup.lookup.key?.text, key != "id" {
        diagnostics.warn(
          "lost reference", at: place,
          "'\(lookup.name)' is '\(miss.text)', and no record of '\(target)' has that as its '\(key)'",
          hint: suggestion(miss.nearest) ?? "'by' says what has the value there")
      } else if drafts[lookup.target]?.contains(miss.text) == true {
        diagnostics.append(.draftItem(miss.text, at: place))
      } else {
        warnOfLostReference(
          miss.text, lookup.name, to: lookup.target, by: "lookup", nearest: miss.nearest,
          at: place)
      }
    }
  }

  private mutating func warnOfLostReference(
    _ text: String, _ field: String, to target: Int, by key: String, nearest: String?,
    at place: SourceLocation
  ) {
    diagnostics.warn(
      "lost reference", at: place,
      "'\(field)' is '\(text)', and '\(plan.collections[target].name)' has no such record",
      hint: suggestion(nearest) ?? "'\(key)' says that it holds ids of records there")
  }

  /// Where a value stands that names another record; where its record does, if that is not known.
  private func place(ofReference number: Int?, in record: Int) -> SourceLocation {
    let places = table.details[record].referencePlaces
    guard let number, places.indices.contains(number) else { return table.records[record].place }
    return places[number] ?? table.records[record].place
  }
}
