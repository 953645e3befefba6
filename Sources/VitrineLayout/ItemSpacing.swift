/// The space that an item keeps free inside and around its place.
public struct ItemSpacing: Hashable, Sendable {
  /// The space between the item's place and its visible frame.
  public var insets: EdgeInsets

  /// The space around the item's place.
  public var edges: EdgeSpacing

  public init(insets: EdgeInsets = .zero, edges: EdgeSpacing = .none) {
    self.insets = insets
    self.edges = edges
  }
}
