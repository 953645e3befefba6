import VitrineLayout
import VitrineModel

/// A layout that draws what records say, in the place of items.
protocol DrawnPreset: LayoutPreset {
  /// The names that it was told to look up in records.
  var lookedUp: [SectionDeclaration.Name] { get }

  /// The names that it looks up where it was told none.
  var guesses: [String] { get }

  /// Notes what is wrong with its options together; returns true if nothing is.
  func check(_ entry: SourceValue.Member, _ declarations: inout Declarations) -> Bool

  /// Returns what it draws of records; nil if they say nothing that it could show.
  func chart(
    of records: [Int], for declaration: SectionDeclaration, query: RecordQuery,
    in builder: inout SectionBuilder
  ) -> SectionChart?
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
