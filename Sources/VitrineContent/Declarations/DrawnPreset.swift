import VitrineFormats
import VitrineLayout

/// A layout that draws a section's records instead of arranging items.
protocol DrawnPreset: LayoutPreset {
  /// The fields and measures that its options name.
  var lookedUp: [SectionDeclaration.Name] { get }

  /// The fields to try if its options name none.
  var guesses: [String] { get }

  /// Reports options that do not go together. Returns whether there were none.
  func check(_ entry: SourceValue.Member, _ reader: inout DeclarationReader) -> Bool

  /// The preset as a case that sections can switch over.
  var drawing: PresetDrawing { get }
}

/// A drawn layout, with its options.
enum PresetDrawing {
  case chart(ChartPreset)
  case map(MapPreset)
  case timeline(TimelinePreset)
}

extension DrawnPreset {
  var guesses: [String] { [] }
  func check(_ entry: SourceValue.Member, _ reader: inout DeclarationReader) -> Bool { true }
  func section(in environment: LayoutEnvironment) -> LayoutSection? { nil }
}

extension LayoutByWidth {
  /// The preset that draws, or nil for a layout of items.
  var drawn: (any DrawnPreset)? {
    if case .preset(let preset) = steps[0].layout { preset as? any DrawnPreset } else { nil }
  }
}

extension DeclarationReader {
  /// The preset that draws, or nil for a layout of items.
  func drawn(by layout: DeclaredLayout?) -> (any DrawnPreset)? {
    layout.flatMap { table.layouts[$0.index].drawn }
  }
}
