import VitrineFormats
import VitrineLayout
import VitrineModel

/// A chart of a section's records. It arranges no items.
struct ChartPreset: DrawnPreset {
  static let name = "chart"
  let defaultCell = CellAppearance.card.rawValue

  var mark: SectionChart.Mark?

  /// The fields along the x and y axes, and the field that splits records into series.
  var x: SectionDeclaration.Name?
  var y: SectionDeclaration.Name?
  var by: SectionDeclaration.Name?
  var reduction: SectionChart.Reduction?

  /// The measure to plot over all builds so far.
  var trend: SectionDeclaration.Name?

}

extension ChartPreset {
  static let options = [
    ContentKey<Self>("mark", .choice, \.mark, "The mark that represents values; 'bar' by default."),
    ContentKey("x", .name, \.x, "The field whose values are laid out along the chart."),
    ContentKey("y", .name, \.y, "The field that the marks measure; by default they count records."),
    ContentKey("by", .name, \.by, "The field whose values become a series each."),
    ContentKey(
      "of", .choice, \.reduction,
      "How values at the same position are combined; 'sum' by default."),
    ContentKey("trend", .name, \.trend, "A measure to plot over all builds, instead of fields."),
  ]

  /// The names of the fields and measures that the chart reads.
  var lookedUp: [SectionDeclaration.Name] { [x, y, by, trend].compactMap { $0 } }

  var drawing: PresetDrawing { .chart(self) }
}

extension ChartPreset {
  func check(_ entry: SourceValue.Member, _ reader: inout DeclarationReader) -> Bool {
    let noted = reader.diagnostics.count
    func refuse(_ key: String, of what: String, because reason: String) {
      guard let option = entry.value.members.first(where: { $0.key == key }) else { return }
      reader.error(
        "invalid chart", at: option, "\(what) does not support '\(key)'", hint: reason)
    }
    if trend != nil {
      for option in entry.value.members where option.key != "trend" {
        reader.reportConflictingKeys("trend", option)
      }
    } else if x == nil {
      reader.error(
        "invalid chart", at: entry, "the chart needs 'x'",
        hint: "name the field whose values are laid out along it, as in { x: country }")
    }
    let mark = mark ?? .bar
    if mark == .point, y == nil {
      reader.error(
        "invalid chart", at: entry, "the chart needs 'y'",
        hint: "a point shows two numbers of a record: name the second")
    }
    switch mark {
    case .histogram:
      for key in ["y", "of"] {
        refuse(
          key, of: "a histogram",
          because: "it counts records; use 'bar' with 'y' to show what they measure")
      }
      refuse("by", of: "a histogram", because: "it counts all records together")
    case .donut: refuse("by", of: "a donut", because: "its parts are the values of 'x'")
    case .point: refuse("of", of: "a point chart", because: "each point is one record")
    case .bar, .line, .timeline, .map: break
    }
    if y == nil, mark != .point, mark != .histogram {
      refuse("of", of: "a chart without 'y'", because: "it counts records; name what to measure")
    }
    return reader.diagnostics.count == noted
  }
}
