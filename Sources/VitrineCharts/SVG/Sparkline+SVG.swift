import VitrineText

extension Sparkline {
  /// Appends the line as an `<svg>` element. `label` describes it for screen readers.
  package func appendSVG(to html: inout [UInt8], label: String) {
    html.append(
      markup:
        "<svg class=\"spark\" viewBox=\"0 0 120 28\" width=\"120\" height=\"28\" role=\"img\" aria-label=\""
    )
    html.appendEscaped(label)
    html.append(markup: "\">")
    let lines = runs.filter { $0.count > 1 }
    append("", lines.map { "M" + $0.map(text).joined(separator: "L") }, to: &html)
    // A value between two gaps is not part of a line.
    append("lone", runs.dropLast().filter { $0.count == 1 }.map { "M\(text($0[0]))h0" }, to: &html)
    append("dot", runs.suffix(1).map { "M\(text($0[$0.count - 1]))h0" }, to: &html)
    html.append(markup: "</svg>")
  }

  private func append(_ name: String, _ parts: [String], to html: inout [UInt8]) {
    if parts.isEmpty { return }
    let attribute = name.isEmpty ? "" : " class=\"\(name)\""
    html.append(markup: "<path\(attribute) d=\"\(parts.joined())\"/>")
  }

  private func text(_ place: ChartDrawing.Place) -> String {
    "\(place.x.decimalText(places: 1)) \(place.y.decimalText(places: 1))"
  }
}
