/// A closure that places a group's items by hand.
///
/// Two are equal if one is a copy of the other: closures have no value to compare.
public struct CustomFrames: Hashable, Sendable {
  private final class Provider: Sendable {
    let frames: @Sendable (LayoutEnvironment) -> [Frame]

    init(_ frames: @escaping @Sendable (LayoutEnvironment) -> [Frame]) {
      self.frames = frames
    }
  }

  private let provider: Provider

  /// `frames` gives the items' frames from the group's outer corner, in item order.
  ///
  /// The environment's container is the group's size as it would be in the whole container of the
  /// layout, whatever the insets of the section and of groups around it.
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
