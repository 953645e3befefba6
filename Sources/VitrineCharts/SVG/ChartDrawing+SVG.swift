extension ChartDrawing {
  /// Appends the drawing as an `<svg>` element.
  ///
  /// Horizontal positions are percentages, so browsers stretch the plot but not its strokes and
  /// texts. `label` lists the ids of the elements that name it and is empty for a drawing that
  /// screen readers can skip. `prefix` makes its own ids unique on the page. `isMirrored` draws it
  /// from right to left.
  package func appendSVG(
    to html: inout [UInt8], label: String, prefix: String, isMirrored: Bool = false
  ) {
    var writer = SVGWriter(html: html, prefix: prefix, isMirrored: isMirrored, height: height)
    html = []
    writer.open(self, label: label)
    // Axes go on top of everything else.
    for element in elements where !element.isAxis { writer.append(element) }
    for element in elements where element.isAxis { writer.append(element) }
    writer.close()
    html = writer.html
  }

  /// Whether points link to their items. The drawing is then more than a picture.
  package var hasLinks: Bool {
    elements.contains {
      if case .point(let point) = $0 { point.link?.address != nil } else { false }
    }
  }

  var isRing: Bool {
    elements.contains { if case .arc = $0 { true } else { false } }
  }

  /// The tones that are filled with a pattern, each once.
  var patterns: [Chart.Tone] {
    var tones: [Chart.Tone] = []
    for element in elements {
      let tone: Chart.Tone? =
        switch element {
        case .box(let box): if case .tone(let tone) = box.fill { tone } else { nil }
        case .arc(let arc): arc.tone
        default: nil
        }
      if let tone, tone.pattern != nil, !tones.contains(tone) { tones.append(tone) }
    }
    return tones
  }
}

extension ChartDrawing.Element {
  fileprivate var isAxis: Bool {
    if case .rule(let rule) = self { rule.isAxis } else { false }
  }
}

extension Chart.Tone {
  /// The name of its colour's class.
  package var styleName: String {
    switch self {
    case .plain: "plain"
    case .hue(let number): "hue-\(number % Self.hues + 1)"
    case .success: "success"
    case .warning: "warning"
    case .failure: "failure"
    case .neutral: "neutral"
    case .rest: "rest"
    }
  }

  /// The number of its pattern, dashes and shape, or nil for a solid fill. It differs from that of
  /// its neighbours and of other tones with the same colour.
  package var pattern: Int? {
    switch self {
    case .plain, .success, .hue(0), .rest: nil
    case .failure: 1
    case .warning: 2
    case .neutral: 3
    case .hue(let number): (number + number / Self.hues) % Self.patterns.count + 1
    }
  }

  /// The lines of each pattern, as path data in a square of 6 px.
  static let patterns = [
    "M-1 5L5 -1M3 9L9 3", "M-1 1L5 7M3 -3L9 3", "M0 3H6", "M3 0V6", "M3 0V6M0 3H6",
  ]
}
