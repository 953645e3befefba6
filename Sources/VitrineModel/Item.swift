/// A record placed in a section, or a parent that an outline made.
package struct Item: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// A record, by its index in `SiteContent.records`.
    case record(Int)

    /// A parent made by `outline`: no record, no URL, in no count. `id` is `~FIELD~VALUE`.
    case outline(id: String, title: String)
  }

  package var content: Content

  /// 0 for a root.
  package var level: Int

  /// The id of the outline's parent that a further placement of a record in one section stands under,
  /// or above it; the item's id is then `PARENT~RECORD`. Nil for a record's first placement.
  package var copyUnder: String?

  package init(_ content: Content, level: Int = 0, copyUnder: String? = nil) {
    self.content = content
    self.level = level
    self.copyUnder = copyUnder
  }
}
