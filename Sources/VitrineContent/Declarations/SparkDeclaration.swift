import VitrineLayout
import VitrineModel

/// The option of lists and tables that draws a small line for each record.
enum SparkDeclaration {
  static let key = "spark"
  static let words =
    "The field whose lists of numbers are drawn as small lines, or 'history' for a measure's."
}

extension Declarations {
  /// What the option says somewhere in a layout, with its place; nil if none has it.
  func sparkName(inLayout value: SourceValue) -> SectionDeclaration.Name? {
    switch value.content {
    case .object(let members):
      members.lazy.compactMap { member in
        member.key == SparkDeclaration.key ? name(member.value) : sparkName(inLayout: member.value)
      }.first
    case .list(let values): values.lazy.compactMap { sparkName(inLayout: $0) }.first
    default: nil
    }
  }
}

extension LayoutByWidth {
  /// What it draws of each record; nil for a layout without small lines.
  var spark: SparkSource? {
    table?.spark
      ?? all.lazy.flatMap(\.steps).compactMap { step in
        if case .preset(let preset) = step.layout { (preset as? ListPreset)?.spark } else { nil }
      }.first.map { SparkSource($0) }
  }
}
