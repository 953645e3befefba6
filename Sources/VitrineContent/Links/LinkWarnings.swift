package import VitrineDiagnostics
package import VitrineModel
import VitrineText

extension [Diagnostic] {
  /// Warns about a broken link in Markdown or in a record's field. `nearest` is the file that was
  /// probably meant.
  mutating func warn(
    of link: String, to destination: LinkDestination, nearest: String? = nil,
    at place: SourceLocation
  ) {
    switch destination {
    case .elsewhere, .output: break
    case .draft:
      warn(
        "link to a draft", at: place, "the link '\(link)' leads to a draft, which is left out",
        hint: Diagnostic.hintForDrafts)
    case .nothing:
      warn(
        "broken link", at: place, "the link '\(link)' leads nowhere",
        hint: suggestion(nearest.map { "/\($0)" })
          ?? "link to a content file or to a page of the site")
    case .outside:
      warn(
        "link outside", at: place, "the link '\(link)' leaves the content folder",
        hint: "move the file into the content folder")
    }
  }
}

/// Returns a warning for every link to an id that its page does not have.
///
/// `ids` returns all ids of a page, or nil if they are not known.
package func missingAnchors(
  _ links: some Sequence<RenderedBody.AnchorLink>, ids: (_ output: String) -> Set<String>?
) -> [Diagnostic] {
  links.compactMap { link in
    guard let known = ids(link.output), !known.contains(link.id) else { return nil }
    let nearest = nearestName(to: link.id, among: known.sorted())
    return Diagnostic(
      .warning, kind: "missing anchor", at: link.place,
      "'\(link.output)' has no heading '#\(link.id)'",
      hint: suggestion(nearest.map { "#\($0)" }) ?? "link to the page only")
  }
}
