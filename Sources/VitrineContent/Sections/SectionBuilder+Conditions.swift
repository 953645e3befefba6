import VitrineDiagnostics
import VitrineModel

extension SectionBuilder {
  /// Notes why no root of a collection, or none of the `listed` roots, meets the section's conditions,
  /// unless the section says what to show then.
  mutating func reportHarshConditions(
    _ declaration: SectionDeclaration, on listed: [Int]?, query: RecordQuery
  ) {
    let candidates = listed ?? records.roots[query.collection]
    guard declaration.empty == nil, !candidates.isEmpty,
      !collections[query.collection].isIncomplete
    else { return }
    var areAllMet = true
    for condition in query.prepared(declaration.conditions) {
      let index =
        listed.map { ValueIndex(of: $0) { query.value(condition.name, of: $0) } }
        ?? index(of: condition.name, in: query)
      let mayMeet = index.candidates(for: condition)?.merged ?? candidates
      if mayMeet.contains(where: { condition.holds(for: query.value(condition.name, of: $0)) }) {
        continue
      }
      areAllMet = false
      // A name that no record has is noted already.
      if index.values.isEmpty && !condition.tests.contains(.isThere(false)) {
        if isKnown(condition.name, to: query) {
          diagnostics.append(.conditionOfChildren(condition))
        }
        continue
      }
      diagnostics.append(.harshCondition(condition, values: index.values))
    }
    if areAllMet, let first = declaration.conditions.first {
      diagnostics.append(.harshConditions(at: first.place))
    }
  }
}
