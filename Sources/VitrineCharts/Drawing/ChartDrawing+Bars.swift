extension ChartDrawing {
  /// Horizontal bars, one below the other, each with its label before it and its value after it.
  init(barsOf chart: Chart, formats: ChartFormats) {
    let stacks = chart.stacks
    let labels = chart.categories
    let pitch = stacks.lanes == 1 ? 28.0 : Double(stacks.lanes) * 14 + 14
    self.init(height: pitch * Double(labels.count))
    let scale = LinearScale(low: stacks.low, high: stacks.high == stacks.low ? 1 : stacks.high)
    let zero = scale.fraction(0)
    let values = BarValue.all(of: stacks, formats: formats)
    let longest = { (isNegative: Bool) in
      values.filter { $0.isNegative == isNegative }.map(\.width).max() ?? 0
    }
    let below = stacks.low < 0 ? longest(true) + 6 : 0
    let after = longest(false) + 6
    let width = labels.map { TextWidth.of($0, size: Self.textSize) }.max() ?? 0
    // On a page 240 px wide, long values leave less room for labels.
    let narrow = max(32, min(96, 142 - below - after))
    let column = ResponsiveLength(
      narrow: min(width.rounded(.up), narrow), wide: min(width.rounded(.up), 208))
    start = ResponsiveLength(narrow: column.narrow + 10 + below, wide: column.wide + 10 + below)
    end = ResponsiveLength(after)
    for (category, label) in labels.enumerated() {
      let top = pitch * Double(category)
      let middle = top + pitch / 2
      add(label, column: column, offset: -(10 + below), y: middle + 4)
      for part in stacks.parts[category] {
        let (from, to) = (scale.fraction(part.from), scale.fraction(part.to))
        let lane =
          stacks.lanes == 1 ? middle - 6 : top + 8 + Double(part.lane) * 14
        elements.append(
          .box(
            Box(
              x: min(from, to)...max(from, to), top: lane, height: 12,
              fill: .tone(chart.series[part.series].tone),
              name: chart.name(of: part, category: category, formats: formats))))
      }
    }
    for value in values {
      let top = pitch * Double(value.category)
      let y = stacks.lanes == 1 ? top + pitch / 2 : top + 14 + Double(value.lane) * 14
      elements.append(
        .label(
          Label(
            text: value.text, x: scale.fraction(value.end), offset: value.isNegative ? -6 : 6,
            y: y + 4, anchor: value.isNegative ? .end : .start, role: .value)))
    }
    elements.append(
      .rule(Rule(position: .down(x: zero, top: 0, bottom: height), isAxis: true)))
  }

  /// Adds a category's label in the column before the plot, truncated if it is too long.
  private mutating func add(_ text: String, column: ResponsiveLength, offset: Double, y: Double) {
    func label(_ width: Double, _ visibility: Visibility) -> Label {
      let cut = TextWidth.cut(text, to: width, size: Self.textSize)
      return Label(
        text: cut, x: 0, offset: offset, y: y, anchor: .end, role: .category,
        visibility: visibility, whole: cut == text ? nil : text)
    }
    let (narrow, wide) = (label(column.narrow, .narrow), label(column.wide, .wide))
    if narrow.text == wide.text {
      elements.append(.label(label(column.narrow, .always)))
    } else {
      elements += [.label(narrow), .label(wide)]
    }
  }
}

/// The value written at the end of a bar.
private struct BarValue {
  var category: Int
  var lane: Int

  /// Where the bar ends.
  var end: Double
  var text: String
  var isNegative: Bool
  var width: Double { TextWidth.of(text, size: ChartDrawing.textSize) }

  static func all(of stacks: BarStacks, formats: ChartFormats) -> [BarValue] {
    stacks.parts.enumerated().flatMap { category, parts -> [BarValue] in
      guard let total = stacks.total(category) else {
        return parts.map { value($0.to, category, lane: $0.lane, end: $0.to, formats) }
      }
      if parts.isEmpty { return [value(0, category, lane: 0, end: 0, formats)] }
      let end = total < 0 ? parts.map(\.to).min() ?? 0 : parts.map(\.to).max() ?? 0
      return [value(total, category, lane: 0, end: end, formats)]
    }
  }

  private static func value(
    _ value: Double, _ category: Int, lane: Int, end: Double, _ formats: ChartFormats
  ) -> BarValue {
    BarValue(
      category: category, lane: lane, end: end, text: formats.short(value),
      isNegative: value < 0)
  }
}
