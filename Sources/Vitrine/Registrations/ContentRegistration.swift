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
public typealias CellRegistration = ContentRegistration<Record>

/// A replacement for a section's title, or content below its items: `header: works`.
///
/// ```swift
/// options.headers["works"] = SupplementaryRegistration { section, state in
///   var content = ListContentConfiguration.header()
///   content.text = section.title
///   content.secondaryText = "\(section.recordCount) works"
///   return CellConfiguration(content, accessories: state.isInserted ? [.label(text: "New")] : [])
/// }
/// ```
///
/// The accessories `label` and `customView` do not need an item and can be used. The state
/// describes the section as it would describe one of its records.
public typealias SupplementaryRegistration = ContentRegistration<Section>

/// Describes how a site shows the records or sections that name it.
public struct ContentRegistration<Subject>: Sendable {
  enum Content: Sendable {
    case configuration(CellConfiguration)
    case closure(@Sendable (Subject, CellConfigurationState) -> CellConfiguration)
    case html(@Sendable (Subject, CellConfigurationState) -> String)
  }

  let content: Content

  /// Shows each record or section as `configuration` describes. In its texts, as in content,
  /// `<path>` stands for a value of the record, and `<title>`, `<text>` and `<count>` stand for
  /// those of the section.
  public init(_ configuration: CellConfiguration) {
    content = .configuration(configuration)
  }

  /// Shows each record or section as `configuration` returns. Texts are shown verbatim.
  public init(
    _ configuration: @escaping @Sendable (Subject, CellConfigurationState) -> CellConfiguration
  ) {
    content = .closure(configuration)
  }

  /// Shows each record or section as HTML, which pages contain unchanged. Its tags have to be
  /// balanced; other HTML fails the build.
  public init(html: @escaping @Sendable (Subject, CellConfigurationState) -> String) {
    content = .html(html)
  }
}
