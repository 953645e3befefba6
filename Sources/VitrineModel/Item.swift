/// A record placed in a section, or a parent created by an outline.
package struct Item: Hashable, Sendable {
  package enum Content: Hashable, Sendable {
    /// A record, by its index in `SiteContent.records`.
    case record(Int)

    /// A parent created by `outline`. It has no record and no URL, and is not counted. `id` is
    /// `~FIELD~VALUE`.
    case outline(id: String, title: String)
  }

  package var content: Content

  /// 0 for a root.
  package var level: Int

  /// If the record is already placed elsewhere in the section: the id of the outline's parent above
  /// this further placement. The item's id is then `PARENT~RECORD`. Nil for a record's first
  /// placement.
  package var copyParentID: String?

  package init(_ content: Content, level: Int = 0, copyParentID: String? = nil) {
    self.content = content
    self.level = level
    self.copyParentID = copyParentID
  }
}
