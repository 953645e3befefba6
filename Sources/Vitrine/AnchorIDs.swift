import VitrineContent
import VitrineDiagnostics
import VitrineModel

/// The ids of pages to which links of Markdown lead.
struct AnchorIDs: Sendable {
  private var pages: [ExactText: Set<String>] = [:]

  init() {}

  /// `ids` gives those of the page at a path, nil for what is no page. Pages that no link leads to are not
  /// asked for.
  init(_ links: [RenderedBody.AnchorLink], ids: (_ output: String) -> Set<String>?) {
    for output in Set(byBytes: links.map(\.output)) { pages[output] = ids(output.text) }
  }

  /// The ids of the page at a path; nil where they are not known.
  subscript(output: String) -> Set<String>? { pages[output] }

  /// A warning for every link to an id that its page does not have.
  func missing(_ links: [RenderedBody.AnchorLink]) -> [Diagnostic] {
    missingAnchors(links) { pages[$0] }
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
