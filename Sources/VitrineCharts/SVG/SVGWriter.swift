import VitrineText

/// Writes the elements of a drawing as SVG.
struct SVGWriter {
  var html: [UInt8]
  let prefix: String
  let isMirrored: Bool
  let height: Double

  mutating func open(_ drawing: ChartDrawing, label: String) {
    // To screen readers, a picture with links is a group, which the element around it names.
    let name =
      drawing.hasLinks
      ? "" : label.isEmpty ? " aria-hidden=\"true\"" : " role=\"img\" aria-labelledby=\"\(label)\""
    var style = ""
    if drawing.isRing {
      html.append(
        markup:
          "<svg class=\"ring\"\(name) width=\"\(px(ChartDrawing.ring))\" height=\"\(px(height))\">"
      )
    } else {
      let (start, end) = (drawing.start, drawing.end)
      if start.narrow > 0 { style += "--narrow-start:\(px(start.narrow))px;" }
      if end.narrow > 0 { style += "--narrow-end:\(px(end.narrow))px;" }
      if start.wide != start.narrow { style += "--wide-start:\(px(start.wide))px;" }
      if end.wide != end.narrow { style += "--wide-end:\(px(end.wide))px;" }
      if let width = drawing.greatestWidth { style += "--most:\(px(width))px;" }
      html.append(
        markup:
          "<svg class=\"plot\"\(name) height=\"\(px(height))\" style=\"\(style.dropLast())\">"
      )
    }
    let patterns = drawing.patterns
    if patterns.isEmpty { return }
    html.append(markup: "<defs>")
    for tone in patterns {
      html.append(
        markup:
          "<pattern id=\"\(id(of: tone))\" width=\"6\" height=\"6\" patternUnits=\"userSpaceOnUse\"><rect class=\"\(tone.styleName)\" width=\"6\" height=\"6\"/><path class=\"texture\" d=\"\(Chart.Tone.patterns[tone.pattern! - 1])\"/></pattern>"
      )
    }
    html.append(markup: "</defs>")
  }

  mutating func close() { html.append(markup: "</svg>") }

  mutating func append(_ element: ChartDrawing.Element) {
    switch element {
    case .box(let box): append(box)
    case .rule(let rule): append(rule)
    case .label(let label): append(label)
    case .curve(let curve): append(curve)
    case .point(let point): append(point)
    case .arc(let arc): append(arc)
    }
  }

  /// The id of a tone's pattern on the page.
  private func id(of tone: Chart.Tone) -> String {
    if case .hue(let number) = tone { return "\(prefix)\(number + 1)" }
    return prefix + tone.styleName
  }

  /// The attribute that fills with a tone: its class, or its pattern.
  fileprivate func fill(_ tone: Chart.Tone, as property: String = "fill") -> String {
    tone.pattern == nil
      ? "class=\"\(tone.styleName)\"" : "\(property)=\"url(#\(id(of: tone)))\""
  }

  private mutating func append(_ box: ChartDrawing.Box) {
    let start = isMirrored ? 1 - box.x.upperBound : box.x.lowerBound
    let fill =
      switch box.fill {
      case .tone(let tone): self.fill(tone)
      case .level(let level): "class=\"level\" fill-opacity=\".\(level * 2 - 1)\""
      }
    html.append(
      markup:
        "<rect \(fill) x=\"\(percent(start))\" y=\"\(px(box.top))\" width=\"\(percent(box.x.upperBound - box.x.lowerBound))\" height=\"\(px(box.height))\""
    )
    close("rect", name: box.name)
  }

  /// Closes an element, with its name as a title if it has one.
  private mutating func close(_ element: String, name: String?) {
    guard let name else { return html.append(markup: "/>") }
    html.append(markup: "><title>")
    html.appendEscaped(name)
    html.append(markup: "</title></\(element)>")
  }

  private mutating func append(_ rule: ChartDrawing.Rule) {
    let name = (rule.isAxis ? "axis" : "grid") + classes(rule.visibility)
    switch rule.position {
    case .across(let y):
      html.append(markup: "<line class=\"\(name)\" x2=\"100%\" y1=\"\(px(y))\" y2=\"\(px(y))\"/>")
    case .down(let x, let top, let bottom):
      let place = percent(mirrored(x))
      html.append(
        markup:
          "<line class=\"\(name)\" x1=\"\(place)\" x2=\"\(place)\" y1=\"\(px(top))\" y2=\"\(px(bottom))\"/>"
      )
    case .through(let x, let top):
      let place = percent(mirrored(x))
      html.append(
        markup:
          "<line class=\"\(name)\" x1=\"\(place)\" x2=\"\(place)\" y1=\"\(px(top))\" y2=\"100%\"/>")
    }
  }

  private mutating func append(_ label: ChartDrawing.Label) {
    let role =
      switch label.role {
      case .tick: "tick"
      case .category: "category"
      case .value: "amount"
      case .title: "caption"
      case .series(let tone): "of \(tone.styleName)"
      }
    let offset = isMirrored ? -label.offset : label.offset
    html.append(
      markup:
        "<text class=\"\(role)\(anchor(label.anchor))\(classes(label.visibility))\" x=\"\(percent(mirrored(label.x)))\" y=\"\(px(label.y))\""
    )
    if offset != 0 { html.append(markup: " dx=\"\(px(offset))\"") }
    html.append(markup: ">")
    if let whole = label.whole {
      html.append(markup: "<title>")
      html.appendEscaped(whole)
      html.append(markup: "</title>")
    }
    html.appendEscaped(label.text)
    html.append(markup: "</text>")
  }

  private func anchor(_ anchor: ChartDrawing.Label.Anchor) -> String {
    switch anchor {
    case .start: isMirrored ? " end" : ""
    case .middle: " middle"
    case .end: isMirrored ? "" : " end"
    }
  }

  private func classes(_ visibility: ChartDrawing.Visibility) -> String {
    switch visibility {
    case .always: ""
    case .narrow: " narrow"
    case .wide: " wide"
    }
  }

  /// Appends a line as a nested picture 1000 units wide, because only lines are stretched.
  private mutating func append(_ curve: ChartDrawing.Curve) {
    html.append(
      markup:
        "<svg viewBox=\"0 0 1000 \(px(height))\" preserveAspectRatio=\"none\"><path class=\"line \(curve.tone.styleName)\(curve.tone.pattern.map { " dash-\($0)" } ?? "")\" d=\""
    )
    for (number, point) in curve.points.enumerated() {
      html.append(
        markup: "\(number == 0 ? "M" : "L")\(px(mirrored(point.x) * 1000)) \(px(point.y))")
    }
    html.append(markup: "\"/></svg>")
  }

  private mutating func append(_ point: ChartDrawing.Point) {
    let (x, y) = (percent(mirrored(point.place.x)), px(point.place.y))
    if point.isEnd {
      return html.append(
        markup: "<circle class=\"last \(point.tone.styleName)\" cx=\"\(x)\" cy=\"\(y)\" r=\"3.5\"/>"
      )
    }
    if let address = point.link?.address {
      html.append(markup: "<a href=\"")
      html.appendEscaped(address)
      html.append(markup: "\">")
    }
    appendShape(of: point.tone, x: x, y: y, name: point.link?.name)
    if point.link?.address != nil { html.append(markup: "</a>") }
  }

  fileprivate mutating func appendShape(of tone: Chart.Tone, x: String, y: String, name: String?) {
    if let shape = Self.shapes[tone.pattern ?? 0] {
      html.append(
        markup:
          "<svg class=\"point \(tone.styleName)\" x=\"\(x)\" y=\"\(y)\"><path d=\"\(shape)\"")
      close("path", name: name)
      html.append(markup: "</svg>")
    } else {
      html.append(
        markup:
          "<circle class=\"point \(tone.styleName)\" cx=\"\(x)\" cy=\"\(y)\" r=\"4\"")
      close("circle", name: name)
    }
  }

  /// The shapes of points by the numbers of their patterns. Nil is a circle.
  private static let shapes: [String?] = [
    nil, "M-3.5 -3.5H3.5V3.5H-3.5Z", "M0 -4.5L4.5 3.5H-4.5Z", "M0 -5L5 0L0 5L-5 0Z",
    "M-4.5 -3.5H4.5L0 4.5Z", "M-1.5 -4.5H1.5V-1.5H4.5V1.5H1.5V4.5H-1.5V1.5H-4.5V-1.5H-1.5Z",
  ]

  /// A segment of a ring is a dash on a circle of length 100, followed by a gap. The circle is a
  /// path that starts at the top: if it were rotated instead, its patterns would rotate too.
  private mutating func append(_ arc: ChartDrawing.Arc) {
    let sweep = isMirrored ? 0 : 1
    let length = max(0, (arc.to - arc.from) * 100 - (arc.to - arc.from < 0.999 ? 0.4 : 0))
    html.append(
      markup:
        "<path \(fill(arc.tone, as: "stroke")) d=\"M84 16a68 68 0 0 \(sweep) 0 136a68 68 0 0 \(sweep) 0-136\" pathLength=\"100\" stroke-dasharray=\"\(number(length)) \(number(100 - length))\" stroke-dashoffset=\"\(number(-arc.from * 100))\""
    )
    close("path", name: arc.name)
  }

  private func mirrored(_ x: Double) -> Double { isMirrored ? 1 - x : x }
  private func percent(_ x: Double) -> String { number(x * 100) + "%" }
  private func number(_ value: Double) -> String { value.decimalText(places: 3) }
  private func px(_ value: Double) -> String { value.decimalText(places: 1) }
}

extension Chart.Tone {
  /// Appends a small picture of how a mark of this tone looks. `prefix` is the prefix of the
  /// drawing whose patterns it uses.
  package func appendSwatch(to html: inout [UInt8], of mark: Chart.Mark, prefix: String) {
    var writer = SVGWriter(html: html, prefix: prefix, isMirrored: false, height: 12)
    html = []
    writer.appendSwatch(self, of: mark)
    html = writer.html
  }
}

extension SVGWriter {
  fileprivate mutating func appendSwatch(_ tone: Chart.Tone, of mark: Chart.Mark) {
    html.append(markup: "<svg class=\"swatch\" width=\"16\" height=\"12\" aria-hidden=\"true\">")
    switch mark {
    case .line:
      let dash = tone.pattern.map { " dash-\($0)" } ?? ""
      html.append(markup: "<path class=\"line \(tone.styleName)\(dash)\" d=\"M0 6H16\"/>")
    case .point, .timeline, .map:
      appendShape(of: tone, x: "8", y: "6", name: nil)
    case .bar, .donut, .histogram:
      html.append(markup: "<rect \(fill(tone)) x=\"2\" width=\"12\" height=\"12\"/>")
    }
    html.append(markup: "</svg>")
  }
}
