import Synchronization
import VitrineContent
import VitrineModel
import VitrineText

/// The links of a site's Markdown to ids of pages, kept until all pages are known.
final class AnchorLinks: Sendable {
  private let links = Mutex<[RenderedBody.AnchorLink]>([])

  /// Takes the links of a body but those to its own headings.
  func collect(from body: RenderedBody, on output: String) {
    let open = body.anchorLinks.filter { link in
      link.output != output || !body.headings.contains { $0.id == link.id }
    }
    if !open.isEmpty { links.withLock { $0 += open } }
  }

  /// A warning for every link to an id that its page does not have, in order of their places.
  ///
  /// `page` renders the page at an output path once more; pages that no link leads to are not
  /// asked for.
  func missing(page: (_ output: String) -> [UInt8]?) -> [Diagnostic] {
    let links = links.withLock { $0 }
    let ids = Dictionary(grouping: links, by: \.output).mapValues { links in
      page(links[0].output).map(elementIDs)
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
