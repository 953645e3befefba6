import VitrineDiagnostics
import VitrineModel

/// Mistakes in charts.
extension Diagnostic {
  static func chartWithout(
    _ key: String, _ name: String = "chart", hint: String, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error, kind: "chart that cannot be", at: location, "the \(name) lacks '\(key)'", hint: hint)
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

  static func besideChart(
    _ key: String, _ name: String, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error, kind: "key beside a chart", at: location, "'\(key)' says nothing about a \(name)",
      hint: "it is about items, of which a \(name) places none: take it away")
  }

  static func noNumbers(
    _ name: SectionDeclaration.Name, of mark: SectionChart.Mark, isReduced: Bool
  ) -> Diagnostic {
    let hint =
      switch mark {
      case .histogram: "name a field of numbers, or count records: mark: bar"
      case .point: "name a field of numbers"
      case .bar, .line, .donut, .timeline, .map:
        "leave \(isReduced ? "'y' and 'of'" : "'y'") out, so that records are counted"
      }
    return Diagnostic(
      .warning, kind: "chart without numbers", at: name.place,
      "no record has a number in '\(name.text)'",
      hint: hint)
  }

  /// A timeline or map whose fields nobody named, of records without those that it looks for.
  static func nothingToPlace(
    _ name: String, lookingFor fields: [String], option: String, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "nothing to place", at: place,
      "no record has a field that a \(name) looks for: "
        + fields.map { "'\($0)'" }.joined(separator: ", "),
      hint: "say which, as in layout: { \(name): { \(option) } }")
  }

  private static let spanHint =
    "dates are YYYY, YYYY-MM or YYYY-MM-DD, or a span of two as 1914/1918; "
    + "others need a field with type: date"

  static func noDates(_ field: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, kind: "timeline without dates", at: place, "no record has a date in '\(field)'",
      hint: spanHint)
  }

  /// A record that the timeline lists without a date.
  static func notADate(_ id: RecordID, _ field: String, _ text: String, at place: SourceLocation)
    -> Diagnostic
  {
    Diagnostic(
      .warning, kind: "no date in a timeline", at: place,
      "'\(field)' of '\(id)' is '\(text)', which is not a date",
      hint: spanHint)
  }

  static func endsBeforeStart(_ id: RecordID, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, kind: "end before a start", at: place, "'\(id)' ends before it begins",
      hint: "the timeline shows its beginning alone: mend one of its dates")
  }

  /// A record that the map lists without a place.
  static func notAPlace(
    _ id: RecordID, _ field: String, _ text: String, _ expected: String, example: String,
    at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "no place on a map", at: place,
      "'\(field)' of '\(id)' is '\(text)', not \(expected)",
      hint: "the map lists it without a place: write degrees, as \(example)")
  }

  static func trendOfNoMeasure(
    _ name: SectionDeclaration.Name, among measures: [String]
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "trend without a measure", at: name.place,
      "no record has a measure '\(name.text)'",
      hint: suggestion(for: name.text, among: measures)
        ?? "builds remember measures alone: declare it under 'measures' of the collection")
  }
}
