import VitrineText

extension Chart {
  /// Appends the HTML of a chart that has at least one value.
  ///
  /// `label` lists the ids of the elements that name it, and `prefix` makes its own ids unique on
  /// the page. `isMirrored` draws it from right to left, if its direction has a meaning.
  package func appendHTML(
    to html: inout [UInt8], label: String, prefix: String, isMirrored: Bool, formats: ChartFormats
  ) {
    switch mark {
    case .map:
      WorldMap(self).appendHTML(to: &html, prefix: prefix, formats: formats)
    case .timeline where values.count <= ChartDrawing.maxPoints:
      let timeline = Timeline(self, formats: formats)
      let crowded = timeline.crowdedRanges
      if !crowded.isEmpty {
        let names = crowded.map { "in-\($0.rawValue)" }.joined(separator: " ")
        html.append(markup: "<div class=\"crowd \(names)\">")
        ChartDrawing(self, formats: formats)
          .appendSVG(to: &html, label: label, prefix: prefix, isMirrored: isMirrored)
        html.append(markup: "</div>")
      }
      if crowded.count < WidthRange.allCases.count {
        timeline.appendHTML(to: &html, isMirrored: isMirrored)
      }
    case .bar, .line, .donut, .histogram, .point, .timeline:
      ChartDrawing(self, formats: formats)
        .appendSVG(to: &html, label: label, prefix: prefix, isMirrored: isMirrored)
    }
  }
}
