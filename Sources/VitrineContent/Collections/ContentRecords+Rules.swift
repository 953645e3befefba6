import VitrineDiagnostics
import VitrineModel

/// The rules of fields that are about several records.
extension ContentRecords {
  /// What is wrong with values that have to differ, and with those that have to be ids of other records.
  var brokenRules: [Diagnostic] {
    plan.collections.indices.flatMap { collection -> [Diagnostic] in
      let shape = plan.collections[collection].declaration.shape
      return shape.ofAll.flatMap { ofThese, isOfChildren in
        brokenRules(
          of: ofThese, of: table.records(of: collection, shape, areChildren: isOfChildren),
          in: collection)
      }
    } + lostLookups
  }

  private func brokenRules(
    of shape: RecordShape, of records: [Int], in collection: Int
  ) -> [Diagnostic] {
    (shape.fields ?? []).flatMap { mapping -> [Diagnostic] in
      guard let rules = mapping.rules else { return [] }
      return (rules.isUnique ? repeated(mapping.name, in: records) : [])
        + lost(mapping, in: records, of: shape, from: collection)
    }
  }

  private func repeated(_ field: String, in records: [Int]) -> [Diagnostic] {
    var first: [String: Int] = [:]
    var diagnostics: [Diagnostic] = []
    for index in records {
      let record = table.records[index]
      for text in LookupIndex.texts(of: record.value(named: field)) {
        guard let other = first[text] else {
          first[text] = index
          continue
        }
        if other == index { continue }
        diagnostics.append(
          .repeatedValue(text, field, at: record.place, first: table.records[other].place))
      }
    }
    return diagnostics
  }

  private func lost(
    _ mapping: FieldMapping, in records: [Int], of shape: RecordShape, from collection: Int
  ) -> [Diagnostic] {
    let page = plan.collections[collection].page
    guard let name = mapping.rules?.reference ?? mapping.lookup?.collection else { return [] }
    guard let target = plan.collection(named: name, page: page) else {
      return [plan.missingCollection(named: name, page: page)].compactMap { $0 }
    }
    guard mapping.rules?.reference != nil, !collections[target].isIncomplete else { return [] }
    let place = shape.references.firstIndex { $0.name == mapping.name }
    let known = table.indices[target]
    var nearest = NearestNames(among: known.names)
    let drafts = Set(collections[target].drafts.map(\.key))
    return records.flatMap { index -> [Diagnostic] in
      let location = self.place(ofReference: place, in: index)
      let texts = LookupIndex.texts(of: table.records[index].value(named: mapping.name))
      return texts.filter { known[$0] == nil }.map { text in
        drafts.contains(text)
          ? .draftItem(text, at: location)
          : .lostReference(
            text, mapping.name, to: plan.collections[target].name, by: "refersTo",
            nearest: nearest.name(nearestTo: text), at: location)
      }
    }
  }

  /// What is wrong with values by which fields look up records.
  private var lostLookups: [Diagnostic] {
    let drafts = Dictionary(
      Set(misses.map { plan.lookups.all[$0.lookup].target }).map { target in
        (target, Set(collections[target].drafts.map(\.key)))
      }
    ) { $1 }
    return misses.compactMap { miss -> Diagnostic? in
      let lookup = plan.lookups.all[miss.lookup]
      if collections[lookup.target].isIncomplete { return nil }
      let shape = plan.collections[lookup.collection].declaration.shape
        .shape(isOfChildren: lookup.isOfChildren)
      let place = self.place(
        ofReference: shape?.references.firstIndex { $0.name == lookup.name }, in: miss.record)
      let target = plan.collections[lookup.target].name
      if let count = miss.excess {
        return .tooManyFound(count, by: miss.text, lookup.name, in: target, at: place)
      }
      if miss.isHidden { return .hiddenReference(miss.text, lookup.name, in: target, at: place) }
      guard let key = lookup.lookup.key?.text, key != "id" else {
        return drafts[lookup.target]?.contains(miss.text) == true
          ? .draftItem(miss.text, at: place)
          : .lostReference(
            miss.text, lookup.name, to: target, by: "lookup", nearest: miss.nearest, at: place)
      }
      return .lostKey(
        miss.text, lookup.name, to: target, by: key, nearest: miss.nearest, at: place)
    }
  }

  /// Where a value stands that names another record; where its record does, if that is not known.
  private func place(ofReference number: Int?, in record: Int) -> SourceLocation {
    let places = table.referencePlaces[record]
    guard let number, places.indices.contains(number) else { return table.records[record].place }
    return places[number] ?? table.records[record].place
  }
}

extension Diagnostic {
  fileprivate static func repeatedValue(
    _ text: String, _ field: String, at place: SourceLocation, first: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "value twice", at: place, "another record has the same '\(field)', '\(text)'",
      hint: "no two records may have the same; the first is at \(first)")
  }

  fileprivate static func lostReference(
    _ text: String, _ field: String, to collection: String, by key: String, nearest: String?,
    at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "lost reference", at: place,
      "'\(field)' is '\(text)', and '\(collection)' has no such record",
      hint: suggestion(nearest)
        ?? "'\(key)' says that it holds ids of records there")
  }

  fileprivate static func lostKey(
    _ text: String, _ field: String, to collection: String, by key: String, nearest: String?,
    at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "lost reference", at: place,
      "'\(field)' is '\(text)', and no record of '\(collection)' has that as its '\(key)'",
      hint: suggestion(nearest)
        ?? "'by' says what has the value there")
  }

  fileprivate static func tooManyFound(
    _ count: Int, by text: String, _ field: String, in collection: String,
    at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error, kind: "too many lookups", at: place,
      "'\(field)' finds more than 1,000,000 records in all, \(count) of '\(collection)' by '\(text)' alone",
      hint: "look up by a value that few records share")
  }

  fileprivate static func hiddenReference(
    _ text: String, _ field: String, in collection: String, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "hidden reference", at: place,
      "'\(field)' is '\(text)', a hidden record of '\(collection)'",
      hint: "nothing is said of hidden records: take the value away, or 'hidden'")
  }
}
