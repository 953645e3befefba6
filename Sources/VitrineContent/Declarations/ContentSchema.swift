internal import VitrineLayout
internal import VitrineModel
internal import VitrineText

/// A schema of the YAML that curators write, for editors that complete and check it as one types.
///
/// It covers the keys and the form of their values. Whatever depends on the rest of the content,
/// such as whether a collection exists, only a build checks.
public enum ContentSchema: Sendable {
  /// The front matter of a page.
  case page

  /// `site.yml`.
  case site

  /// Returns JSON Schema, draft 2020-12, in UTF-8, for content that can name `layouts`.
  public func json(layouts: [PresetDeclaration] = PresetDeclaration.builtIn) -> [UInt8] {
    var writer = JSONWriter()
    switch self {
    case .page:
      writer.document(
        .map(PageDeclaration.keys.schema), title: "The front matter of a page of a Vitrine site",
        definitions: layouts.definitions + [
          ("cell", .map(CellConfiguration.keys.schema)), ("where", Condition.schema),
        ])
    case .site:
      writer.document(
        .map(SiteDeclaration.keys.schema), title: "The site.yml of a Vitrine site", definitions: [])
    }
    return writer.bytes + [UInt8(ascii: "\n")]
  }
}
