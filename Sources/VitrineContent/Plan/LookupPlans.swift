import VitrineDiagnostics

/// A field that shows values of records in another collection, and that collection.
struct LookupPlan: Sendable {
  var collection: Int

  /// Whether the field belongs to children of the collection's records.
  var isOfChildren: Bool
  var name: String
  var lookup: FieldLookup

  /// The index of the collection that is searched.
  var target: Int

  /// The names of the values that are read in the records that are found.
  var namesInTarget: [SectionDeclaration.Name] {
    [lookup.key, lookup.shownValue].compactMap(\.self)
  }
}

/// All fields of a site that show values of records in other collections.
struct LookupPlans: Sendable {
  private(set) var all: [LookupPlan] = []

  /// Their indices, sorted so that a field comes after those by whose values it finds records.
  private(set) var filteringOrder: [Int] = []

  /// Their indices, sorted so that a field comes after those whose values it shows.
  private(set) var shownOrder: [Int] = []
  private(set) var diagnostics: [Diagnostic] = []

  init() {}

  init(of plan: ContentPlan) {
    for (collection, planned) in plan.collections.enumerated() where planned.terms == nil {
      for (shape, isOfChildren) in planned.declaration.shape.allMappings {
        for (name, lookup) in shape.lookups {
          guard let named = lookup.collection,
            let target = plan.collection(named: named, page: planned.page)
          else { continue }
          all.append(
            LookupPlan(
              collection: collection, isOfChildren: isOfChildren, name: name, lookup: lookup,
              target: target))
        }
      }
    }
    filteringOrder = order("by") { $0.lookup.key }
    shownOrder = order("show") { $0.lookup.shownValue }
  }

  /// For each field of a collection whose links lead to records of a single collection, that
  /// collection, by the field's name. Links in other fields can lead anywhere.
  func linkTargets(of collection: Int, isOfChildren: Bool) -> [String: Int] {
    var targets: [Int: Int] = [:]
    var result: [String: Int] = [:]
    for number in shownOrder {
      let lookup = all[number]
      if let shown = lookup.lookup.shown {
        targets[number] = fields(shown.text, of: lookup.target).compactMap { targets[$0] }.first
      } else {
        targets[number] = lookup.target
      }
      if lookup.collection == collection, lookup.isOfChildren == isOfChildren {
        result[lookup.name] = targets[number]
      }
    }
    return result
  }

  /// The indices of a collection's fields with that name.
  func fields(_ name: String, of collection: Int) -> [Int] {
    all.indices.filter { all[$0].collection == collection && all[$0].name == name }
  }

  /// Returns the indices in topological order: each field comes after those of its target
  /// collection that `name` returns for it. Circular lookups are reported and left out.
  private mutating func order(
    _ key: String, _ name: (LookupPlan) -> SectionDeclaration.Name?
  ) -> [Int] {
    let needed = all.map { lookup in
      name(lookup).map { fields($0.text, of: lookup.target) } ?? []
    }
    var missing = needed.map(\.count)
    var needing = [[Int]](repeating: [], count: all.count)
    for (field, needed) in needed.enumerated() {
      for other in needed { needing[other].append(field) }
    }
    var order = all.indices.filter { missing[$0] == 0 }
    var next = 0
    while next < order.count {
      for field in needing[order[next]] {
        missing[field] -= 1
        if missing[field] == 0 { order.append(field) }
      }
      next += 1
    }
    for (field, count) in missing.enumerated() where count > 0 {
      guard let name = name(all[field]) else { continue }
      let looking = all[field].name
      diagnostics.error(
        "circular lookup", at: name.place,
        "'\(looking)' looks up '\(name.text)', which itself needs '\(looking)'",
        hint: "make '\(key)' name a field whose values are in the data")
    }
    return order
  }
}
