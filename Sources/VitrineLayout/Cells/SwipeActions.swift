/// The actions that a row reveals at its ends when it is swiped aside. They are links, because a
/// page cannot change anything itself.
///
/// The first action at an edge is the outermost.
public struct SwipeActions: Hashable, Sendable {
  public struct Action: Hashable, Sendable {
    public enum Style: String, Hashable, Sendable, CaseIterable {
      case normal, destructive
    }

    /// Both can contain `<path>`s.
    public var title: String
    public var link: String
    public var style: Style

    public init(_ title: String, link: String, style: Style = .normal) {
      self.title = title
      self.link = link
      self.style = style
    }
  }

  public var leading: [Action]
  public var trailing: [Action]

  public init(leading: [Action] = [], trailing: [Action] = []) {
    self.leading = leading
    self.trailing = trailing
  }

  public var isEmpty: Bool { leading.isEmpty && trailing.isEmpty }
}
