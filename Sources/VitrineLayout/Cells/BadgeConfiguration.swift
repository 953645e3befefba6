/// The text of a badge, and its meaning, which determines its colour and symbol.
public struct BadgeConfiguration: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case success, warning, failure, neutral
  }

  public var text: String

  /// Nil for a badge without a symbol.
  public var kind: Kind?

  public init(text: String, kind: Kind? = nil) {
    self.text = text
    self.kind = kind
  }
}
