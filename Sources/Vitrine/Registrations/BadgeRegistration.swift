public import VitrineLayout
public import VitrineModel

/// What badge the items of a section have whose section names it: `badge: age`.
///
/// ```swift
/// options.badges["age"] = BadgeRegistration { record, _ in
///   record["year"].map { BadgeConfiguration(text: "since \($0)", kind: .success) }
/// }
/// ```
///
/// It stands in the place of the record's own. Badges of changes stand beside it.
public struct BadgeRegistration: Sendable {
  enum Content: Sendable {
    case configuration(BadgeConfiguration)
    case closure(@Sendable (Record, CellConfigurationState) -> BadgeConfiguration?)
  }

  let content: Content

  /// Shows the same badge on each record, in whose text `<path>`s stand for values of the record.
  public init(_ configuration: BadgeConfiguration) {
    content = .configuration(configuration)
  }

  /// Shows on each record what `configuration` returns; nil for no badge. Texts are shown as they are.
  public init(
    _ configuration: @escaping @Sendable (Record, CellConfigurationState) -> BadgeConfiguration?
  ) {
    content = .closure(configuration)
  }
}
