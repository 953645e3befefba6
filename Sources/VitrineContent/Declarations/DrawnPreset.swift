import VitrineLayout

/// A layout that draws what records say, in the place of items.
protocol DrawnPreset: LayoutPreset {
  /// The names that it was told to look up in records.
  var lookedUp: [SectionDeclaration.Name] { get }

  /// The names that it looks up where it was told none.
  var guesses: [String] { get }

  /// Notes what is wrong with its options together; returns true if nothing is.
  func check(_ entry: SourceValue.Member, _ declarations: inout Declarations) -> Bool

  /// The preset itself, for sections to draw.
  var drawing: PresetDrawing { get }
}

/// One of the layouts that draw, with its options.
enum PresetDrawing {
  case chart(ChartPreset)
  case map(MapPreset)
  case timeline(TimelinePreset)
}

extension DrawnPreset {
  var guesses: [String] { [] }
  func check(_ entry: SourceValue.Member, _ declarations: inout Declarations) -> Bool { true }
  func section(in environment: LayoutEnvironment) -> LayoutSection? { nil }
}

extension LayoutByWidth {
  /// What it draws; nil for a layout of items.
  var drawn: (any DrawnPreset)? {
    if case .preset(let preset) = steps[0].layout { preset as? any DrawnPreset } else { nil }
  }
}

extension Declarations {
  /// What a layout draws; nil for a layout of items.
  func drawn(by layout: DeclaredLayout?) -> (any DrawnPreset)? {
    layout.flatMap { table.layouts[$0.index].drawn }
  }
}
