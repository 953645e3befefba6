package import VitrineDiagnostics
package import VitrineModel
import VitrineText

/// A problem with the address of a link or a picture in Markdown, of an item or of the navigation.
enum LinkProblem: Hashable {
  case brokenLink(String, nearest: String?)
  case linkToDraft(String)
  case missingPicture(String, path: String, nearest: String?)
  case remotePicture(String)
  case linkOutside(String)
  case unknownScheme(String, BrowserAddress.Use)
  case missingAnchor(String, output: String, nearest: String?)

  /// A name in double brackets that no item has, that several have, by their identifiers, or whose item
  /// no page shows.
  case unknownItem(String, nearest: String?)
  case severalItems(String, [String])
  case unshownItem(String, String)
}

extension LinkProblem {
  func diagnostic(at place: SourceLocation) -> Diagnostic {
    let (kind, message, hint) = words
    return Diagnostic(.warning, kind: kind, at: place, message, hint: hint)
  }

  private var words: (kind: String, message: String, hint: String) {
    switch self {
    case .brokenLink(let link, let nearest):
      (
        "broken link", "the link '\(link)' leads nowhere",
        suggestion(nearest.map { "/\($0)" })
          ?? "link to a content file or to a page of the site"
      )
    case .linkToDraft(let link):
      (
        "link to a draft", "the link '\(link)' leads to a draft, which is left out",
        Diagnostic.hintForDrafts
      )
    case .missingPicture(let link, let path, let nearest):
      (
        "missing picture", "the picture '\(link)' is not there",
        suggestion(nearest.map { "/\($0)" })
          ?? "put the file at '\(path)' in the content folder"
      )
    case .remotePicture(let link):
      (
        "remote picture", "the picture '\(link)' is on another server: a link stands in its place",
        Diagnostic.hintForRemotePictures
      )
    case .linkOutside(let link):
      (
        "link outside", "the link '\(link)' leaves the content folder",
        "move the file into the content folder"
      )
    case .unknownScheme(let scheme, .link):
      (
        "link left out", "a link to '\(scheme):' is left out",
        "say 'unsafe: true' in site.yml to keep such links"
      )
    case .unknownScheme(let scheme, .picture):
      (
        "picture left out", "a picture at '\(scheme):' is left out",
        "say 'unsafe: true' in site.yml to keep such pictures"
      )
    case .missingAnchor(let id, let output, let nearest):
      (
        "missing anchor", "'\(output)' has no heading '#\(id)'",
        suggestion(nearest.map { "#\($0)" }) ?? "link to the page alone"
      )
    case .unknownItem(let name, let nearest):
      (
        "unknown item", "no item is called '\(name)'",
        suggestion(nearest.map { "[[\($0)]]" })
          ?? "write the id or the title of an item, or '\\[[' for brackets"
      )
    case .severalItems(let name, let ids):
      (
        "ambiguous item", "\(ids.count) items are called '\(name)'",
        "write " + ids.prefix(3).map { "'[[\($0)]]'" }.joined(separator: " or ")
      )
    case .unshownItem(let name, let id):
      (
        "item without a place", "'\(name)' is \(id), which no page shows",
        "show it in a section, or give its collection 'page: true'"
      )
    }
  }
}

/// Returns a warning for every link to an id that its page does not have.
///
/// `ids` returns all ids of a page, nil if they are not known.
package func missingAnchors(
  _ links: some Sequence<RenderedBody.AnchorLink>, ids: (_ output: String) -> Set<String>?
) -> [Diagnostic] {
  links.compactMap { link in
    guard let known = ids(link.output), !known.contains(link.id) else { return nil }
    return LinkProblem.missingAnchor(
      link.id, output: link.output, nearest: nearestName(to: link.id, among: known.sorted())
    ).diagnostic(at: link.place)
  }
}
