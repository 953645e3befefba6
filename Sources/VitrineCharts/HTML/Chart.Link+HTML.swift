import VitrineText

extension Chart.Link {
  /// The name, truncated to fit a narrow chart and a wide one.
  private var names: (narrow: String, wide: String) {
    func cut(_ range: WidthRange) -> String {
      TextWidth.cut(name, to: range.longestName, size: ChartDrawing.textSize)
    }
    return (cut(.narrow), cut(.wide))
  }

  /// Appends the name, twice if a narrow chart has room for less of it.
  func appendName(to html: inout [UInt8]) {
    let names = names
    if names.narrow == names.wide {
      append(names.narrow, "", to: &html)
    } else {
      append(names.narrow, " class=\"name-n\"", to: &html)
      append(names.wide, " class=\"name-w\"", to: &html)
    }
  }

  /// Appends the whole name, which the style sheet truncates.
  func appendWholeName(to html: inout [UInt8]) { append(name, "", to: &html) }

  private func append(_ text: String, _ attributes: String, to html: inout [UInt8]) {
    html.append(markup: "<span\(attributes) dir=\"auto\">")
    html.appendEscaped(text)
    html.append(markup: "</span>")
  }

  /// Appends the attributes of the name's element: its link target, and its full name and dates
  /// where the text does not show them.
  func appendAttributes(to html: inout [UInt8], isWhole: Bool = false) {
    if let address {
      html.append(attribute: "href", address)
      if !isWhole, names.narrow != name { html.append(attribute: "aria-label", name) }
    }
    html.append(attribute: "title", [name, detail].compactMap { $0 }.joined(separator: ", "))
  }
}
