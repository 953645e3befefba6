import VitrineContent
import VitrineDiagnostics
import VitrineMarkdown
import VitrineModel
import VitrineText

/// The element ids of pages that Markdown links point into.
struct AnchorIDs: Sendable {
  private var pages: [ExactText: Set<String>] = [:]

  init() {}

  /// `ids` returns the ids on the page at a path, or nil if it is not a page. It is called only for
  /// pages that a link points into.
  init(_ links: [RenderedBody.AnchorLink], ids: (_ output: String) -> Set<String>?) {
    for output in Set(byBytes: links.map(\.output)) { pages[output] = ids(output.text) }
  }

  /// Uses the ids of pages that are already known.
  init(known pages: [(output: String, ids: [String])]) {
    for (output, ids) in pages { self.pages[output] = Set(ids) }
  }

  /// All pages with their ids, in byte order, for the cache on disk.
  var all: [(output: String, ids: [String])] {
    pages.sorted { $0.key < $1.key }.map { ($0.key.text, $0.value.sorted()) }
  }

  /// The ids on the page at a path, or nil if they are not known.
  subscript(output: String) -> Set<String>? { pages[output] }

  /// A warning for each link to an id that its page does not have.
  func missing(_ links: [RenderedBody.AnchorLink]) -> [Diagnostic] {
    missingAnchors(links) { pages[$0] }
  }
}

/// The values of all `id` attributes on a page, and the names of pictures that open large:
/// `picture=1` and so on, or in a section `picture=` and the id of the item.
func elementIDs(of page: [UInt8]) -> Set<String> {
  page.withUnsafeBufferPointer { html in
    var scanner = HTMLScanner(html)
    var ids: Set<String> = []
    var pictures = 0
    var enlarges = false
    while let token = scanner.next() {
      guard case .tag(let tag) = token else { continue }
      if tag.name == "section" { enlarges = tag.text(of: "data-enlarge") != nil }
      if let id = tag.text(of: "id") {
        ids.insert(id)
        if enlarges, tag.name == "li" { ids.insert("picture=\(id)") }
      }
      if tag.name == "a", tag.text(of: "class")?.split(separator: " ").contains("enlarge") == true {
        pictures += 1
        ids.insert("picture=\(pictures)")
      }
      if let name = tag.textElement { scanner.skipContent(of: name) }
    }
    return ids
  }
}
