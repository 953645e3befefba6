/// A record placed in a section, or a parent that an outline made.
public struct Item: Hashable, Sendable {
  public enum Content: Hashable, Sendable {
    /// A record, by its index in `SiteContent.records`.
    case record(Int)

    /// A parent made by `outline`: no record, no URL, in no count. `id` is `~FIELD~VALUE`.
    case outline(id: String, title: String)
  }

  public var content: Content

  /// 0 for a root.
  public var level: Int

  public init(_ content: Content, level: Int = 0) {
    self.content = content
    self.level = level
  }
}
