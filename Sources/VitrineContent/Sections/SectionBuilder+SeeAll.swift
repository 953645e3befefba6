import VitrineModel
import VitrineText

extension SectionBuilder {
  /// Returns the query of the link to all items of a section's collection, or nil if it has none: a
  /// section of chosen items has one only if the collection's page can show the same choice.
  func queryOfAll(
    _ declaration: SectionDeclaration, page: Int, query: RecordQuery, roots: [Int]
  ) -> String? {
    let owner = plan.collections[query.collection].page
    // A section on the collection's own page has no such link.
    if owner == page { return "" }
    if let seesAll = declaration.seesAll { return seesAll ? "" : nil }
    if declaration.items != nil { return nil }
    let filters = plan.pages[owner].filters
    var parts: [String] = []
    for condition in declaration.conditions {
      guard case .value(let condition) = condition, condition.tests.count == 1,
        case .isOneOf(let wanted, orIn: []) = condition.tests[0],
        let filter = filters.first(where: { $0.field?.text == condition.name }),
        filter.kind != .range, filter.levels == nil, !filter.requiresAll || wanted.count == 1
      else { return nil }
      // In addresses, values are as the records have them.
      let known = Set(
        roots.flatMap { query.value(condition.name, of: $0)?.elements ?? [] }.map(\.addressText))
      for text in wanted.map(\.addressText) {
        guard let text, known.contains(text) else { return nil }
        let pair = [Filtering.addressName(of: condition.name), text]
        parts.append(pair.map(PercentEncoding.component.encoded).joined(separator: "="))
      }
    }
    return parts.isEmpty ? "" : "?" + parts.joined(separator: "&")
  }
}

extension FieldValue {
  /// Nil for values that filters name in other ways.
  fileprivate var addressText: String? {
    switch self {
    case .bool(let flag): flag ? "true" : "false"
    case .link: nil
    default: plainText
    }
  }
}
