public import VitrineLayout
public import VitrineModel

/// A cell for items whose section or record names it: `cell: work`.
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
/// A build calls a closure on several threads, once for each record and each state in which it is
/// shown. The closure should return the same result for the same arguments.
public struct CellRegistration: Sendable {
  enum Content: Sendable {
    case configuration(CellConfiguration)
    case closure(@Sendable (Record, CellConfigurationState) -> CellConfiguration)
    case html(@Sendable (Record, CellConfigurationState) -> String)
  }

  let content: Content

  /// Shows each record as `configuration` describes. `<path>` in its texts stands for a value of
  /// the record, as in content.
  public init(_ configuration: CellConfiguration) {
    content = .configuration(configuration)
  }

  /// Shows each record as `configuration` returns. Texts are shown verbatim.
  public init(
    _ configuration: @escaping @Sendable (Record, CellConfigurationState) -> CellConfiguration
  ) {
    content = .closure(configuration)
  }

  /// Shows each record as HTML, which pages contain unchanged. Its tags have to be balanced; other
  /// HTML fails the build.
  public init(html: @escaping @Sendable (Record, CellConfigurationState) -> String) {
    content = .html(html)
  }
}
