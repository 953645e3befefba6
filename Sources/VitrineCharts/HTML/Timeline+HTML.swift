import VitrineText

extension Timeline {
  /// Appends the timeline as a list over its axis. Positions are shares of the chart's width.
  package func appendHTML(to html: inout [UInt8], isMirrored: Bool) {
    html.append(markup: "<div class=\"lanes\" style=\"")
    html.append(markup: style { laneCount(in: $0) })
    html.append(markup: "\">")
    axis.appendSVG(to: &html, label: "", prefix: "", isMirrored: isMirrored)
    html.append(markup: "<ol role=\"list\">")
    for item in items { item.append(to: &html) }
    html.append(markup: "</ol></div>")
  }
}

extension Timeline.Item {
  fileprivate func append(to html: inout [UInt8]) {
    let before = WidthRange.allCases.filter { places[$0]!.isBefore }.map(\.rawValue)
    let classes =
      before.isEmpty ? "" : " class=\"\(before.map { "before-\($0)" }.joined(separator: " "))\""
    html.append(markup: "<li\(classes) style=\"--s:\((start * 100).decimalText(places: 3));")
    if end > start {
      html.append(markup: "--l:\(((end - start) * 100).decimalText(places: 3));")
    }
    html.append(markup: style { places[$0]!.lane })
    let element = link.address == nil ? "span" : "a"
    html.append(markup: "\"><\(element) class=\"\(tone.styleName)\"")
    link.appendAttributes(to: &html, isWhole: true)
    html.append(markup: ">")
    tone.appendSwatch(to: &html, of: .point, prefix: "")
    link.appendWholeName(to: &html)
    html.append(markup: "\(end > start ? "<i></i>" : "")</\(element)></li>\n")
  }
}

/// A number for each width range, as custom properties.
private func style(_ number: (WidthRange) -> Int) -> String {
  WidthRange.allCases.map { "--\($0.rawValue):\(number($0))" }.joined(separator: ";")
}
