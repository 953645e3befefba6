public import VitrineLayout
public import VitrineModel

/// What stands in the place of a section's title, or under its items: `header: works`.
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
/// The accessories `label` and `customView` need no item and can stand there. The state says of the section
/// what it says of one of its records.
public struct SupplementaryRegistration: Sendable {
  enum Content: Sendable {
    case configuration(CellConfiguration)
    case closure(@Sendable (Section, CellConfigurationState) -> CellConfiguration)
    case html(@Sendable (Section, CellConfigurationState) -> String)
  }

  let content: Content

  /// Shows each section as `configuration` says, in whose texts `<title>`, `<text>` and `<count>` stand for
  /// those of the section, as in content.
  public init(_ configuration: CellConfiguration) {
    content = .configuration(configuration)
  }

  /// Shows each section as `configuration` returns. Texts are shown as they are.
  public init(
    _ configuration: @escaping @Sendable (Section, CellConfigurationState) -> CellConfiguration
  ) {
    content = .closure(configuration)
  }

  /// Shows each section as HTML, which pages have as it is. Its tags have to nest, and to end where they
  /// begin; other HTML ends the build.
  public init(html: @escaping @Sendable (Section, CellConfigurationState) -> String) {
    content = .html(html)
  }
}
