package import VitrineDiagnostics
package import VitrineLayout
package import VitrineModel

extension ContentResult {
  /// Returns an error if a page cannot show `section` with a layout of this `structure`, or nil if
  /// it can.
  package func obstacle(of section: Section, having structure: LayoutStructure) -> Diagnostic? {
    guard case .unsupported(let obstacle) = structure.pattern else { return nil }
    let width = structure.widths.lowerBound
    var name: String?
    if case .named(let layout) = layouts[section.layout].layout(at: width) { name = layout.name }
    return obstacle.diagnostic(layout: name, width: width, at: section.place)
  }
}
