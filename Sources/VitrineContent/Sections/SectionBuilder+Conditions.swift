import VitrineModel

extension SectionBuilder {
  /// Reports why no root of a collection, or of the `listed` roots, meets the section's conditions.
  /// Does nothing if the section has a text for that case.
  mutating func reportUnmatchedConditions(
    _ declaration: SectionDeclaration, on listed: [Int]?, query: RecordQuery
  ) {
    let candidates = listed ?? records.roots[query.collection]
    guard declaration.section.texts[.empty] == nil, !candidates.isEmpty,
      !collections[query.collection].isIncomplete
    else { return }
    unmetCollections.insert(query.collection)
    let conditions = query.prepared(declaration.conditions)
    let unmet = conditions.unmet { condition in
      let mayMeet = listed == nil ? roots(of: query, mayMeet: [condition]) : candidates
      return !query.matching(mayMeet, [condition]).isEmpty
    }
    for condition in unmet {
      switch condition {
      case .value(let condition): reportUnmatched(condition, on: listed, query: query)
      case .not(_, let place): diagnostics.append(.refusesAll(at: place))
      case .all(_, let place), .any(_, let place):
        diagnostics.append(.unmatchedConditions(areAll: false, at: place))
      }
    }
    if unmet.isEmpty, let first = conditions.first {
      diagnostics.append(.unmatchedConditions(at: first.place))
    }
  }

  private mutating func reportUnmatched(
    _ condition: ValueCondition, on listed: [Int]?, query: RecordQuery
  ) {
    let index =
      listed.map { ValueIndex(of: $0) { query.value(condition.name, of: $0) } }
      ?? index(of: condition.name, in: query)
    if !index.values.isEmpty || condition.tests.contains(.exists(false)) {
      diagnostics.append(.unmatchedCondition(condition, values: index.values))
    } else if isKnown(condition.name, to: query) {
      // A name that no record has is already reported.
      diagnostics.append(.conditionOfChildren(condition))
    }
  }

  /// Returns the roots that may meet `conditions`, in order. It includes all that do, and possibly
  /// others.
  mutating func roots(of query: RecordQuery, mayMeet conditions: [Condition]) -> [Int] {
    candidates(of: query, for: conditions)?.merged ?? records.roots[query.collection]
  }

  /// Returns the smallest set of runs of roots that covers all roots meeting `conditions`. Nil if
  /// no condition asks for equal values, which only an index can find.
  private mutating func candidates(
    of query: RecordQuery, for conditions: [Condition]
  ) -> [[Int]]? {
    var fewest: [[Int]]?
    for condition in conditions {
      guard let found = candidates(of: query, for: condition) else { continue }
      if fewest.map({ found.total < $0.total }) ?? true { fewest = found }
    }
    return fewest
  }

  private mutating func candidates(of query: RecordQuery, for condition: Condition) -> [[Int]]? {
    switch condition {
    case .value(let condition):
      return condition.requiresEqualValues
        ? index(of: condition.name, in: query).candidates(for: condition) : nil
    case .all(let parts, at: _): return candidates(of: query, for: parts)
    case .any(let parts, at: _):
      var runs: [[Int]] = []
      for part in parts {
        guard let found = candidates(of: query, for: part) else { return nil }
        runs += found
      }
      return runs
    case .not: return nil
    }
  }
}
