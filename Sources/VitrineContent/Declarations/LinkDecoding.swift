import VitrineLayout
import VitrineModel

/// A link in a cell's menu or among its swipe actions, as declared.
private struct LinkDeclaration {
  var title: String?
  var link: String?
  var style = SwipeActions.Action.Style.normal

  static let keysOfMenu = ContentKeys<Self>(
    "a menu link",
    [
      ContentKey("title", .textWithPaths, \.title, "The title."),
      ContentKey("link", .textWithPaths, \.link, "The address."),
    ])

  static let keysOfAction = ContentKeys<Self>(
    "an action",
    keysOfMenu.keys + [
      ContentKey("style", .choice, \.style, "Whether it removes something.")
    ])
}

extension ContentType<[CellAccessory.MenuItem]> {
  static var menu: Self {
    ContentType<[SwipeActions.Action]>.links(
      LinkDeclaration.keysOfMenu, hint: "write { title: Source, link: <source> }"
    ).map { $0.map { CellAccessory.MenuItem($0.title, link: $0.link) } }
  }
}

extension SwipeActions {
  static let keys = ContentKeys<SwipeActions>(
    "'swipe'",
    [
      ContentKey(
        "start", .swipeActions, \.leading, "The actions at its start, from the outside in."),
      ContentKey("end", .swipeActions, \.trailing, "The actions at its end, from the outside in."),
    ])
}

extension ContentType<[SwipeActions.Action]> {
  fileprivate static var swipeActions: Self {
    .links(
      LinkDeclaration.keysOfAction,
      hint: "write { title: Edit, link: \"https://example.com/<id>\" }")
  }

  /// A list of at least one link. Links without a title or address are reported and dropped.
  fileprivate static func links(_ keys: ContentKeys<LinkDeclaration>, hint: String) -> Self {
    let required = ["title", "link"]
    return Self(.list(.map(keys.schema, required: required), minimum: 1)) { member, reader in
      guard let values = reader.list(member) else { return nil }
      if values.isEmpty { reader.wrongType(member, "a list of links that is not empty") }
      return values.compactMap { value in
        var result = LinkDeclaration()
        guard reader.read(value, by: keys, into: &result) else { return nil }
        for (key, text) in zip(required, [result.title, result.link]) where text == nil {
          reader.missingKey(key, of: keys.name, at: value, hint: hint)
        }
        guard let title = result.title, let link = result.link else { return nil }
        return SwipeActions.Action(title, link: link, style: result.style)
      }
    }
  }
}
