public import VitrineLayout
public import VitrineModel

/// A badge for the items of sections that name it: `badge: age`.
///
/// ```swift
/// options.badges["age"] = BadgeRegistration { record, _ in
///   record["year"].map { BadgeConfiguration(text: "since \($0)", kind: .success) }
/// }
/// ```
///
/// It replaces the record's own badge. Badges for changes appear next to it.
public struct BadgeRegistration: Sendable {
  enum Content: Sendable {
    case configuration(BadgeConfiguration)
    case closure(@Sendable (Record, CellConfigurationState) -> BadgeConfiguration?)
  }

  let content: Content

  /// Shows the same badge on each record. `<path>` in its text stands for a value of the record.
  public init(_ configuration: BadgeConfiguration) {
    content = .configuration(configuration)
  }

  /// Shows the badge that `configuration` returns for a record, or no badge if it returns nil.
  /// Texts are shown verbatim.
  public init(
    _ configuration: @escaping @Sendable (Record, CellConfigurationState) -> BadgeConfiguration?
  ) {
    content = .closure(configuration)
  }
}
