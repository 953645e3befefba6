import VitrineDiagnostics
import VitrineFormats
package import VitrineLayout
package import VitrineModel

extension LayoutByWidth {
  /// Reads the layout of a section from its declaration, without fitting it to the section's items.
  ///
  /// Returns nil if the layout is not valid, for instance because it is no longer among `layouts`.
  package init?(
    _ declaration: LayoutDeclaration, section: Int,
    direction: Page.Direction, layouts: [PresetDeclaration]
  ) {
    var reader = DeclarationReader(file: "")
    reader.layouts = layouts
    let member = SourceValue.Member(
      key: "layout", keyLine: 1, keyColumn: 1, value: SourceValue(declaration.value))
    let layout = reader.layout(member)
    let hasErrors = reader.diagnostics.hasErrors
    guard let layout, !hasErrors else { return nil }
    self = layout.requested(section: section, direction: direction.layoutDirection)
  }
}

extension SourceValue {
  /// Makes a value that does not come from a file.
  init(_ value: FieldValue) {
    let content: Content =
      switch value.data {
      case .null: .null
      case .bool(let bool): .bool(bool)
      case .number(let number): .number(number)
      case .text(let text): .text(text)
      case .list(let values): .list(values.map { SourceValue($0) })
      case .object(let fields):
        .object(
          fields.map {
            Member(key: $0.name, keyLine: 1, keyColumn: 1, value: SourceValue($0.value))
          })
      }
    self.init(content: content, line: 1, column: 1)
  }
}

extension Page.Direction {
  var layoutDirection: LayoutEnvironment.Direction {
    self == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
