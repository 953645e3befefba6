public import VitrineLayout
public import VitrineModel

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
public struct SupplementaryRegistration: Sendable {
  enum Content: Sendable {
    case configuration(CellConfiguration)
    case closure(@Sendable (Section, CellConfigurationState) -> CellConfiguration)
    case html(@Sendable (Section, CellConfigurationState) -> String)
  }

  let content: Content

  /// Shows each section as `configuration` describes. `<title>`, `<text>` and `<count>` in its
  /// texts stand for those of the section, as in content.
  public init(_ configuration: CellConfiguration) {
    content = .configuration(configuration)
  }

  /// Shows each section as `configuration` returns. Texts are shown verbatim.
  public init(
    _ configuration: @escaping @Sendable (Section, CellConfigurationState) -> CellConfiguration
  ) {
    content = .closure(configuration)
  }

  /// Shows each section as HTML, which pages contain unchanged. Its tags have to be balanced; other
  /// HTML fails the build.
  public init(html: @escaping @Sendable (Section, CellConfigurationState) -> String) {
    content = .html(html)
  }
}
