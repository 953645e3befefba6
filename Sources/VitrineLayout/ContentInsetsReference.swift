/// The insets of the environment that sections keep across the page.
///
/// A section is laid out in the container less these insets, as if there were nothing outside them.
public enum ContentInsetsReference: Hashable, Sendable {
  /// The layout's reference, or for a layout, its safe area.
  case automatic

  /// No insets: the whole container.
  case none

  case safeArea, layoutMargins, readableContent
}

/// The insets that sections can refer to, in CSS pixels.
public struct ReferenceInsets: Hashable, Sendable {
  public var safeArea: EdgeInsets
  public var layoutMargins: EdgeInsets
  public var readableContent: EdgeInsets

  public static let zero = ReferenceInsets()

  public init(
    safeArea: EdgeInsets = .zero, layoutMargins: EdgeInsets = .zero,
    readableContent: EdgeInsets = .zero
  ) {
    self.safeArea = safeArea
    self.layoutMargins = layoutMargins
    self.readableContent = readableContent
  }

  /// The insets of a section with reference `own` in a layout with reference `layout`.
  func insets(_ own: ContentInsetsReference, in layout: ContentInsetsReference) -> EdgeInsets {
    switch own == .automatic ? layout : own {
    case .none: .zero
    case .automatic, .safeArea: safeArea
    case .layoutMargins: layoutMargins
    case .readableContent: readableContent
    }
  }
}
