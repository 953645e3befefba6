/// What a badge says, and what that means: its colour and its sign.
public struct BadgeConfiguration: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case success, warning, failure, neutral
  }

  public var text: String

  /// Nil for a badge without a sign.
  public var kind: Kind?

  public init(text: String, kind: Kind? = nil) {
    self.text = text
    self.kind = kind
  }
}
