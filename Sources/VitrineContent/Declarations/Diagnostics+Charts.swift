import VitrineDiagnostics
import VitrineModel

/// Mistakes in charts.
extension Diagnostic {
  static func chartWithout(
    _ key: String, hint: String, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error, kind: "chart that cannot be", at: location, "the chart lacks '\(key)'", hint: hint)
  }

  static func refusedChartOption(
    _ key: String, of what: String, because reason: String, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error, kind: "chart that cannot be", at: location, "\(what) takes no '\(key)'", hint: reason)
  }

  static func drawnWithoutOptions(_ name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "chart without fields", at: location,
      "the layout '\(name)' needs fields to draw",
      hint: "write layout: { \(name): { x: country } }")
  }

  static func aloneByWidth(
    _ preset: PresetDeclaration, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error, kind: preset.isDrawn ? "chart by width" : "table by width", at: location,
      "'\(preset.name)' cannot be the layout at some widths alone",
      hint: preset.isDrawn
        ? "it places no items, so that there would be none at other widths: give it a section of "
          + "its own"
        : "its items are rows, which no other layout has: 'narrow: cards' shows them as cards on a "
          + "phone")
  }

  static func drawnOnPage(_ name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "chart of a page", at: location,
      "'\(name)' cannot be the layout of all sections of a page",
      hint: "it places no items: say it in the section that it is")
  }

  static func besideChart(_ key: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "key beside a chart", at: location, "'\(key)' says nothing about a chart",
      hint: "it is about items, of which a chart places none: take it away")
  }

  static func noNumbers(
    _ name: SectionDeclaration.Name, of mark: SectionChart.Mark
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "chart without numbers", at: name.place,
      "no record has a number in '\(name.text)'",
      hint: mark == .bar
        ? "leave 'y' out, so that records are counted"
        : "name a field of numbers, or count records: mark: bar")
  }

  /// Records whose value is no number, which the chart leaves out.
  static func textsInChart(
    _ id: RecordID, others: Int, of name: SectionDeclaration.Name
  ) -> Diagnostic {
    let others =
      others == 0 ? " has" : others == 1 ? " and another have" : " and \(others) others have"
    return Diagnostic(
      .warning, kind: "no number in a chart", at: name.place,
      "'\(id)'\(others) something else than a number in '\(name.text)'",
      hint: "the chart leaves such records out: mend them, or leave them out with 'where'")
  }

  static func trendOfNoMeasure(_ name: SectionDeclaration.Name) -> Diagnostic {
    Diagnostic(
      .warning, kind: "trend without a measure", at: name.place,
      "no record has a measure '\(name.text)'",
      hint: "builds remember measures alone: declare it under 'measures' of the collection")
  }
}
