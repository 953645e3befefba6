import VitrineLayout

/// A timeline with each record at its date or span.
struct TimelinePreset: DrawnPreset {
  static let name = "timeline"
  let defaultCell = CellAppearance.card.rawValue

  var start: SectionDeclaration.Name?
  var end: SectionDeclaration.Name?

  /// The field that splits records into series.
  var by: SectionDeclaration.Name?

  static let options = [
    ContentKey<Self>(
      "start", .name, \.start,
      "The field with the date, or with a span such as '1914/1918'; by default 'start' or 'date'."
    ),
    ContentKey(
      "end", .name, \.end,
      "The field with the date when spans end; 'end' if neither is set."),
    ContentKey("by", .name, \.by, "The field whose values get a shape and a colour each."),
  ]

  static let starts = ["start", "date"]
  static let ends = ["end"]

  var lookedUp: [SectionDeclaration.Name] { [start, end, by].compactMap { $0 } }
  var guesses: [String] { start == nil ? Self.starts + (end == nil ? Self.ends : []) : [] }

  var drawing: PresetDrawing { .timeline(self) }
}
