extension ChartDrawing {
  /// Appends the drawing as an `<svg>` element.
  ///
  /// Places along it are in percent, so that a browser stretches the plot and neither strokes nor texts.
  /// `label` are the ids of the elements that name it, empty for a picture that nobody needs to hear of; `prefix` makes its own ids unique on the page.
  /// `isMirrored` lets it begin at the right.
  package func appendSVG(
    to html: inout [UInt8], label: String, prefix: String, isMirrored: Bool = false
  ) {
    var writer = SVGWriter(html: html, prefix: prefix, isMirrored: isMirrored, height: height)
    html = []
    writer.open(self, label: label)
    // Nothing lies over an axis.
    for element in elements where !element.isAxis { writer.append(element) }
    for element in elements where element.isAxis { writer.append(element) }
    writer.close()
    html = writer.html
  }

  /// True if points lead to their items, so that the drawing is more than one picture.
  package var hasLinks: Bool {
    elements.contains {
      if case .point(let point) = $0 { point.link?.address != nil } else { false }
    }
  }

  var isRing: Bool {
    elements.contains { if case .arc = $0 { true } else { false } }
  }

  /// The tones of what is filled with a pattern, each once.
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
  /// The class of its colour.
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

  /// The number of its pattern, dashes and shape, which differ from those of other tones with its colour
  /// and its neighbours; nil for one that is filled evenly.
  package var pattern: Int? {
    switch self {
    case .plain, .success, .hue(0), .rest: nil
    case .failure: 1
    case .warning: 2
    case .neutral: 3
    case .hue(let number): (number + number / Self.hues) % Self.patterns.count + 1
    }
  }

  /// The lines of each pattern, in a square of 6 px.
  static let patterns = [
    "M-1 5L5 -1M3 9L9 3", "M-1 1L5 7M3 -3L9 3", "M0 3H6", "M3 0V6", "M3 0V6M0 3H6",
  ]
}
