import VitrineLayout
import VitrineModel

/// What a section's records say, as a chart. It places no items.
struct ChartPreset: DrawnPreset {
  static let name = "chart"
  let defaultCell = CellLook.card.rawValue

  var mark: SectionChart.Mark?

  /// The fields along the chart and up its side, and the one whose values are the series.
  var x: SectionDeclaration.Name?
  var y: SectionDeclaration.Name?
  var by: SectionDeclaration.Name?
  var reduction: SectionChart.Reduction?

  /// The measure whose values in the builds so far are shown.
  var trend: SectionDeclaration.Name?

}

extension ChartPreset {
  static let options = [
    ContentKey<Self>("mark", .choice, \.mark, "What stands for values; bars if it is left out."),
    ContentKey("x", .name, \.x, "The field whose values stand along the chart."),
    ContentKey("y", .name, \.y, "The field that marks measure; without it they count records."),
    ContentKey("by", .name, \.by, "The field whose values are a series each."),
    ContentKey(
      "of", .choice, \.reduction,
      "How several records of one place become one value; their sum if it is left out."),
    ContentKey("trend", .name, \.trend, "A measure, instead: its values in the builds so far."),
  ]

  /// The names that it looks up in records.
  var lookedUp: [SectionDeclaration.Name] { [x, y, by, trend].compactMap { $0 } }

  var drawing: PresetDrawing { .chart(self) }
}

extension ChartPreset {
  func check(_ entry: SourceValue.Member, _ declarations: inout Declarations) -> Bool {
    declarations.check(self, entry)
  }
}

extension Declarations {
  fileprivate mutating func check(_ chart: ChartPreset, _ entry: SourceValue.Member) -> Bool {
    let noted = diagnostics.count
    let mark = chart.mark ?? .bar
    if chart.trend != nil {
      for option in entry.value.members where option.key != "trend" {
        note(.twoKeysForOne("trend", option.key, at: location(ofKey: option)))
      }
    } else if chart.x == nil {
      note(
        .chartWithout(
          "x", hint: "name the field whose values stand along it, as { x: country }",
          at: location(ofKey: entry)))
    }
    if mark == .point, chart.y == nil {
      note(
        .chartWithout(
          "y", hint: "a point is a record at two of its numbers: name the second",
          at: location(ofKey: entry)))
    }
    switch mark {
    case .histogram:
      for key in ["y", "of"] {
        refuse(
          entry, key, of: "a histogram",
          because: "it counts records; 'bar' with 'y' shows what they measure")
      }
      refuse(entry, "by", of: "a histogram", because: "it counts all records together")
    case .donut: refuse(entry, "by", of: "a donut", because: "its parts are the values of 'x'")
    case .point: refuse(entry, "of", of: "a chart of points", because: "each point is one record")
    case .bar, .line, .timeline, .map: break
    }
    if chart.y == nil, mark != .point, mark != .histogram {
      refuse(
        entry, "of", of: "a chart without 'y'", because: "it counts records; name what to measure")
    }
    return diagnostics.count == noted
  }

  private mutating func refuse(
    _ entry: SourceValue.Member, _ key: String, of what: String, because reason: String
  ) {
    guard let option = entry.value.members.first(where: { $0.key == key }) else { return }
    note(.refusedChartOption(key, of: what, because: reason, at: location(ofKey: option)))
  }
}
