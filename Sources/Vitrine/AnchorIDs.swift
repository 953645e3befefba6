import VitrineContent
import VitrineDiagnostics
import VitrineModel
import VitrineText

/// The ids of pages to which links of Markdown lead.
struct AnchorIDs: Sendable {
  private var pages: [ExactText: Set<String>] = [:]

  init() {}

  /// `ids` gives those of the page at a path, nil for what is no page. Pages that no link leads to are not
  /// asked for.
  init(_ links: [RenderedBody.AnchorLink], ids: (_ output: String) -> Set<String>?) {
    for output in Set(byBytes: links.map(\.output)) { pages[output] = ids(output.text) }
  }

  /// Those of pages that are known already.
  init(known pages: [(output: String, ids: [String])]) {
    for (output, ids) in pages { self.pages[output] = Set(ids) }
  }

  /// In byte order, for a file on the disk.
  var all: [(output: String, ids: [String])] {
    pages.sorted { $0.key < $1.key }.map { ($0.key.text, $0.value.sorted()) }
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
  page.withUnsafeBufferPointer { html in
    var scanner = HTMLScanner(html)
    var ids: Set<String> = []
    while let token = scanner.next() {
      guard case .tag(let tag) = token else { continue }
      if let id = tag.text(of: "id") { ids.insert(id) }
      if let name = tag.textElement { scanner.skipContent(of: name) }
    }
    return ids
  }
}
