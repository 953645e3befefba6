/// A closure that places a group's items by hand.
///
/// Two values are equal if one is a copy of the other, because closures cannot be compared.
public struct CustomFrames: Hashable, Sendable {
  private final class Provider: Sendable {
    let frames: @Sendable (LayoutEnvironment) -> [Frame]

    init(_ frames: @escaping @Sendable (LayoutEnvironment) -> [Frame]) {
      self.frames = frames
    }
  }

  private let provider: Provider

  /// `frames` returns the items' frames relative to the group's outer corner, in item order.
  ///
  /// The environment's container is the size the group would have in the layout's whole container,
  /// ignoring the insets of the section and of enclosing groups.
  public init(_ frames: @escaping @Sendable (LayoutEnvironment) -> [Frame]) {
    provider = Provider(frames)
  }

  func frames(in environment: LayoutEnvironment) -> [Frame] {
    provider.frames(environment)
  }

  public static func == (left: CustomFrames, right: CustomFrames) -> Bool {
    left.provider === right.provider
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(provider))
  }
}
