import VitrineText

extension WorldMap {
  /// Appends the map: a picture of the land, and a list of its items over it.
  ///
  /// `prefix` makes names unique on the page.
  package func appendHTML(to html: inout [UInt8], prefix: String, formats: ChartFormats) {
    let height = (view.ratio * LandPath.width).decimalText(places: 2)
    html.append(
      markup:
        "<div class=\"world\" style=\"--h:\(percent(view.ratio))\"><svg viewBox=\"0 0 \(Int(LandPath.width)) \(height)\" aria-hidden=\"true\"><path class=\"land\" fill-rule=\"evenodd\" d=\"\(LandPath(in: view).text)\"/></svg>\n<ul role=\"list\">\n"
    )
    let longest = longestList
    for mark in marks {
      // The list of a mark in the lower half opens above it.
      let isLow = mark.members.count > 1 && mark.place.y > view.ratio / 2
      html.append(markup: "<li class=\"\(mark.classes)\(isLow ? " low" : "")\"")
      html.append(markup: " style=\"--x:\(percent(mark.place.x));--y:\(percent(mark.place.y))\">")
      if mark.members.count == 1 {
        append(items[mark.members[0]], to: &html)
      } else {
        append(mark, naming: longest, prefix: prefix, formats: formats, to: &html)
      }
      html.append(markup: "</li>\n")
    }
    html.append(markup: "</ul></div>")
  }

  private func append(_ item: Chart.Link, to html: inout [UInt8]) {
    let element = item.address == nil ? "span" : "a"
    html.append(markup: "<\(element) class=\"place\"")
    item.appendAttributes(to: &html)
    html.append(markup: "><i></i>")
    item.appendName(to: &html)
    html.append(markup: "</\(element)>")
  }

  /// Appends a count that opens the list of the items there. A list that is too long names only the
  /// first.
  private func append(
    _ mark: Mark, naming longest: Int, prefix: String, formats: ChartFormats,
    to html: inout [UInt8]
  ) {
    let count = formats.number(String(mark.members.count))
    let maximum = 3
    let names = mark.members.prefix(maximum).map { items[$0].name }.joined(separator: ", ")
    html.append(markup: "<details name=\"\(prefix)map\"><summary class=\"count\" aria-label=\"")
    html.appendEscaped("\(count): \(names)\(mark.members.count > maximum ? ", …" : "")")
    html.append(markup: "\">\(count)</summary><ul role=\"list\">")
    for member in mark.members.prefix(longest) {
      let item = items[member]
      html.append(markup: "<li>")
      if let address = item.address {
        html.append(markup: "<a href=\"")
        html.appendEscaped(address)
        html.append(markup: "\" dir=\"auto\">")
      }
      html.appendEscaped(item.name)
      html.append(markup: item.address == nil ? "" : "</a>")
      if let subtitle = item.subtitle {
        html.append(markup: "<span class=\"sub\" dir=\"auto\">")
        html.appendEscaped(subtitle)
        html.append(markup: "</span>")
      }
      html.append(markup: "</li>")
    }
    if mark.members.count > longest {
      html.append(markup: "<li class=\"rest\">")
      html.appendEscaped(formats.rest(mark.members.count - longest))
      html.append(markup: "</li>")
    }
    html.append(markup: "</ul></details>")
  }

  private func percent(_ share: Double) -> String { (share * 100).decimalText(places: 3) }
}

extension WorldMap.Mark {
  /// The classes for the ranges in which it is visible and for the side of its name in each.
  fileprivate var classes: String {
    WidthRange.allCases.compactMap { range in
      names[range].map { side in
        let name = "in-\(range.rawValue)"
        return side == .none ? name : "\(name) \(name)-\(side)"
      }
    }.joined(separator: " ")
  }
}
