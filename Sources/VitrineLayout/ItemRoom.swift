/// What an item keeps free of its place, and around it.
public struct ItemRoom: Hashable, Sendable {
  /// Between its place and what is seen of it.
  public var insets: EdgeInsets

  /// Around its place.
  public var edges: EdgeSpacing

  public init(insets: EdgeInsets = .zero, edges: EdgeSpacing = .none) {
    self.insets = insets
    self.edges = edges
  }
}
