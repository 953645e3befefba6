/// The part of its list that a section shows, according to its keys.
package struct ListPart: Hashable, Sendable {
  /// How many elements it shows at most.
  package var limit: Int?

  package init() {}

  package func of<Element>(_ list: [Element]) -> [Element] {
    guard let limit, limit < list.count else { return list }
    return Array(list.prefix(limit))
  }
}
