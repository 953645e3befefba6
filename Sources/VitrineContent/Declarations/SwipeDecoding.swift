import VitrineLayout
import VitrineModel

extension SwipeActions {
  static let keys = ContentKeys<SwipeActions>(
    "'swipe'",
    [
      ContentKey("start", .swipeActions, \.leading, "Where its lines begin, from the outside."),
      ContentKey("end", .swipeActions, \.trailing, "Where they end, from the outside."),
    ])
}

/// An action while it is read.
private struct SwipeActionReading {
  var title: String?
  var link: String?
  var style = SwipeActions.Action.Style.normal

  static let keys = ContentKeys<Self>(
    "an action",
    [
      ContentKey("title", .textWithPaths, \.title, "What it is called."),
      ContentKey("link", .textWithPaths, \.link, "Where it leads."),
      ContentKey("style", .choice, \.style, "Whether it takes something away."),
    ])
}

extension ContentType<[SwipeActions.Action]> {
  fileprivate static var swipeActions: Self {
    Self(
      .list(.map(SwipeActionReading.keys.schema, required: ["title", "link"]), least: 1)
    ) { member, declarations in
      guard let values = declarations.list(member) else { return nil }
      if values.isEmpty { declarations.wrongType(member, "a list of links, which is not empty") }
      return values.compactMap { declarations.swipeAction($0) }
    }
  }
}

extension Declarations {
  /// Notes what is missing, and returns nil then.
  fileprivate mutating func swipeAction(_ value: SourceValue) -> SwipeActions.Action? {
    var result = SwipeActionReading()
    guard read(value, by: SwipeActionReading.keys, into: &result) else { return nil }
    for (key, text) in [("title", result.title), ("link", result.link)] where text == nil {
      note(
        .missingKey(
          key, of: "an action", at: location(of: value),
          hint: "write { title: Edit, link: \"https://example.com/<id>\" }"))
    }
    guard let title = result.title, let link = result.link else { return nil }
    return SwipeActions.Action(title, link: link, style: result.style)
  }
}
