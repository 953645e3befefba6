internal import VitrineModel
internal import VitrineText

/// A schema of what curators write, for editors that complete and check as one types.
///
/// It says which keys there are and what their values look like. What only the rest of the content
/// can tell, as whether a collection is there, a build says.
public enum ContentSchema: Sendable {
  /// The front matter of a page.
  case page

  /// `site.yml`.
  case site

  /// JSON Schema, draft 2020-12, UTF-8, where content can name these layouts.
  public func json(layouts: [PresetDeclaration] = PresetDeclaration.builtIn) -> [UInt8] {
    var writer = JSONWriter()
    switch self {
    case .page:
      writer.document(
        .map(PageDeclaration.keys.schema), title: "The front matter of a page of a Vitrine site",
        definitions: layouts.definitions)
    case .site:
      writer.document(
        .map(SiteDeclaration.keys.schema), title: "The site.yml of a Vitrine site", definitions: [])
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}
