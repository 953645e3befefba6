import VitrineContent
import VitrineDiagnostics
import VitrineModel

/// The ids of pages to which links of Markdown lead.
struct AnchorIDs: Sendable {
  /// By the pages' paths; nil for what is no page.
  private(set) var ids: [String: Set<String>?] = [:]

  /// A warning for every link to an id that its page does not have, in order of their places.
  ///
  /// `known` are ids of pages that are what they were; `page` gives the others' bytes. Pages that no link
  /// leads to are not asked for.
  mutating func missing(
    _ links: [RenderedBody.AnchorLink], known: (_ output: String) -> Set<String>?,
    page: (_ output: String) -> [UInt8]?
  ) -> [Diagnostic] {
    for output in Set(links.map(\.output)) {
      let found = known(output) ?? page(output).map(elementIDs)
      ids[output] = .some(found)
    }
    return missingAnchors(links) { ids[$0] ?? nil }.sorted { first, second in
      guard let one = first.location, let other = second.location else { return false }
      return one < other
    }
  }
}

/// The values of all `id` attributes of a page.
func elementIDs(of page: [UInt8]) -> Set<String> {
  let mark = Array(" id=\"".utf8)
  var ids: Set<String> = []
  var index = 0
  while let space = page[index...].firstIndex(of: mark[0]) {
    index = space + 1
    guard page[space...].starts(with: mark) else { continue }
    let start = space + mark.count
    let end = page[start...].firstIndex(of: UInt8(ascii: "\"")) ?? page.endIndex
    ids.insert(String(decoding: page[start..<end], as: UTF8.self))
    index = end
  }
  return ids
}
