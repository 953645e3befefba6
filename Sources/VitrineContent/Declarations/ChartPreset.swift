import VitrineFormats
import VitrineLayout
import VitrineModel

/// A chart of a section's records. It arranges no items.
struct ChartPreset: DrawnPreset {
  static let name = "chart"
  let defaultCell = CellLook.card.rawValue

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
    ContentKey<Self>("mark", .choice, \.mark, "What stands for values; bars if it is left out."),
    ContentKey("x", .name, \.x, "The field whose values stand along the chart."),
    ContentKey("y", .name, \.y, "The field that marks measure; without it they count records."),
    ContentKey("by", .name, \.by, "The field whose values are a series each."),
    ContentKey(
      "of", .choice, \.reduction,
      "How several records of one place become one value; their sum if it is left out."),
    ContentKey("trend", .name, \.trend, "A measure, instead: its values in the builds so far."),
  ]

  /// The names of the fields and measures that the chart reads.
  var lookedUp: [SectionDeclaration.Name] { [x, y, by, trend].compactMap { $0 } }

  var drawing: PresetDrawing { .chart(self) }
}

extension ChartPreset {
  func check(_ entry: SourceValue.Member, _ declarations: inout Declarations) -> Bool {
    let noted = declarations.diagnostics.count
    func refuse(_ key: String, of what: String, because reason: String) {
      guard let option = entry.value.members.first(where: { $0.key == key }) else { return }
      declarations.error(
        "chart that cannot be", at: option, "\(what) takes no '\(key)'", hint: reason)
    }
    if trend != nil {
      for option in entry.value.members where option.key != "trend" {
        declarations.twoKeysForOne("trend", option)
      }
    } else if x == nil {
      declarations.error(
        "chart that cannot be", at: entry, "the chart lacks 'x'",
        hint: "name the field whose values stand along it, as { x: country }")
    }
    let mark = mark ?? .bar
    if mark == .point, y == nil {
      declarations.error(
        "chart that cannot be", at: entry, "the chart lacks 'y'",
        hint: "a point is a record at two of its numbers: name the second")
    }
    switch mark {
    case .histogram:
      for key in ["y", "of"] {
        refuse(
          key, of: "a histogram",
          because: "it counts records; 'bar' with 'y' shows what they measure")
      }
      refuse("by", of: "a histogram", because: "it counts all records together")
    case .donut: refuse("by", of: "a donut", because: "its parts are the values of 'x'")
    case .point: refuse("of", of: "a chart of points", because: "each point is one record")
    case .bar, .line, .timeline, .map: break
    }
    if y == nil, mark != .point, mark != .histogram {
      refuse("of", of: "a chart without 'y'", because: "it counts records; name what to measure")
    }
    return declarations.diagnostics.count == noted
  }
}
