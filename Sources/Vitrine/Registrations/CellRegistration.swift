public import VitrineLayout
public import VitrineModel

/// How the items are shown whose section or record names it: `cell: work`.
///
/// ```swift
/// options.cells["work"] = CellRegistration { record, state in
///   var content = ListContentConfiguration.subtitleCell()
///   content.text = record.title
///   content.secondaryText = record["creator"]
///   return CellConfiguration(content, accessories: [.disclosureIndicator()])
/// }
/// ```
///
/// A build calls a closure on several threads, once for each record and for each state that it is shown in.
/// It should return the same for the same.
public struct CellRegistration: Sendable {
  enum Content: Sendable {
    case configuration(CellConfiguration)
    case closure(@Sendable (Record, CellConfigurationState) -> CellConfiguration)
    case html(@Sendable (Record, CellConfigurationState) -> String)
  }

  let content: Content

  /// Shows each record as `configuration` says, in whose texts `<path>`s stand for values of the record,
  /// as in content.
  public init(_ configuration: CellConfiguration) {
    content = .configuration(configuration)
  }

  /// Shows each record as `configuration` returns. Texts are shown as they are.
  public init(
    _ configuration: @escaping @Sendable (Record, CellConfigurationState) -> CellConfiguration
  ) {
    content = .closure(configuration)
  }

  /// Shows each record as HTML, which pages have as it is. Its tags have to nest, and to end where they
  /// begin; other HTML ends the build.
  public init(html: @escaping @Sendable (Record, CellConfigurationState) -> String) {
    content = .html(html)
  }
}
