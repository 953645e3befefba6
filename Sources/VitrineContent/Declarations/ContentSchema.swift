internal import VitrineLayout
internal import VitrineModel
internal import VitrineText

/// A JSON Schema of the YAML that curators write, so that editors can complete and check it.
///
/// It covers the keys and the types of their values. Only a build can check what depends on the
/// rest of the content, such as whether a collection exists.
public enum ContentSchema: Sendable {
  /// The front matter of a page.
  case page

  /// `site.yml`.
  case site

  /// Returns JSON Schema, draft 2020-12, in UTF-8, for content that can use `layouts`.
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
