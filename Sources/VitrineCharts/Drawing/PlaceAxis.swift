/// The x axis: its scale, and its labels in narrow and wide containers.
struct PlaceAxis {
  /// A label and its position, from 0 to 1.
  struct Tick: Hashable {
    var x: Double
    var text: String
  }

  /// The scale of numbers or days, with room for round ticks.
  let scale: LinearScale

  /// Sets of ticks, from the most to the fewest.
  private let candidates: [[Tick]]

  /// An axis of numbers, which starts and ends with a tick. If `low` or `high` is given, the axis
  /// extends to it, and `others` label the space outside the numbers.
  init(
    ofNumbers values: [Double], beside others: [(place: Double, text: String)] = [],
    low: Double? = nil,
    high: Double? = nil, formats: ChartFormats
  ) {
    var ticks = NumberTicks(from: values.min() ?? 0, to: values.max() ?? 0, atMost: 10)
    let scale = LinearScale(low: low ?? ticks.low, high: high ?? ticks.high)
    let inside = (low == nil ? 0 : 1, high == nil ? 0 : 1)
    var candidates: [[Tick]] = []
    while true {
      let multiples = Array(ticks.multiples).dropFirst(inside.0).dropLast(inside.1)
      let tickMarks = multiples.map { [ticks] in
        Tick(x: scale.fraction(ticks.value($0)), text: formats.number(ticks.literal($0)))
      }
      let ends = others.map { Tick(x: scale.fraction($0.place), text: $0.text) }
      candidates.append((tickMarks + ends).sorted { $0.x < $1.x })
      guard let wider = ticks.wider else { break }
      ticks = wider
    }
    self.scale = scale
    self.candidates = candidates
  }

  /// An axis of days, from the first to the last.
  init(ofDates values: [Double], formats: ChartFormats) {
    var low = values.min() ?? 0
    var high = values.max() ?? 0
    if low == high { (low, high) = (low - 1, high + 1) }
    let scale = LinearScale(low: low, high: high)
    self.scale = scale
    candidates = DateStep.all.filter { (high - low) / $0.length <= 24 }.compactMap { step in
      let ticks = step.ticks(in: low...high)
      return ticks.isEmpty
        ? nil : ticks.map { Tick(x: scale.fraction($0.days), text: formats.date($0)) }
    }
  }

  /// An axis divided into equal parts, one per label, with each label in the middle of its part. If
  /// labels do not fit, only every second, third and so on is shown.
  init(ofCategories labels: [String]) {
    let count = Double(labels.count)
    let ticks = labels.enumerated().map { Tick(x: (Double($0) + 0.5) / count, text: $1) }
    scale = LinearScale(low: -0.5, high: count - 0.5)
    candidates = (1...max(1, labels.count)).map { step in
      ticks.enumerated().filter { $0.offset % step == 0 }.map(\.element)
    }
  }

  func x(_ value: Double) -> Double { scale.fraction(value) }
}

extension PlaceAxis {
  /// The labels below a plot with this much space on its sides, chosen so that none overlap.
  func labels(start: ChartDrawing.ResponsiveLength, end: ChartDrawing.ResponsiveLength, y: Double)
    -> [ChartDrawing.Element]
  {
    labels(
      y: y, narrow: line(ChartDrawing.narrowest, start.narrow, end.narrow),
      wide: line(ChartDrawing.wide, start.wide, end.wide))
  }

  private func labels(
    y: Double, narrow: [ChartDrawing.Label], wide: [ChartDrawing.Label]
  ) -> [ChartDrawing.Element] {
    func at(_ label: ChartDrawing.Label, _ visibility: ChartDrawing.Visibility)
      -> ChartDrawing.Element
    {
      var label = label
      label.y = y
      label.visibility = visibility
      return .label(label)
    }
    let both = Set(narrow).intersection(wide)
    return narrow.map { at($0, both.contains($0) ? .always : .narrow) }
      + wide.filter { !both.contains($0) }.map { at($0, .wide) }
  }

  /// The labels of the first candidate that fits into a container of this width.
  private func line(_ width: Double, _ start: Double, _ end: Double) -> [ChartDrawing.Label] {
    let plot = width - start - end
    let room = -start - 0.01...plot + end + 0.01
    for ticks in candidates {
      let labels = ticks.map { label($0, plot: plot, start: start, end: end) }
      let extents = labels.map { extent(of: $0, plot: plot) }
      let areApart = zip(extents, extents.dropFirst()).allSatisfy {
        $0.upperBound + 10 <= $1.lowerBound
      }
      if areApart,
        extents.allSatisfy({ room.contains($0.lowerBound) && room.contains($0.upperBound) })
      {
        return labels
      }
    }
    // Not even one label fits.
    guard let ticks = candidates.last, let first = ticks.first else { return [] }
    let text = TextWidth.cut(first.text, to: plot, size: ChartDrawing.textSize)
    return [
      ChartDrawing.Label(
        text: text, x: 0, y: 0, anchor: .start, role: .tick,
        whole: text == first.text ? nil : first.text)
    ]
  }

  /// A label centred at its tick, or beside it if it would extend past the chart.
  private func label(
    _ tick: Tick, plot: Double, start: Double, end: Double
  ) -> ChartDrawing.Label {
    let half = TextWidth.of(tick.text, size: ChartDrawing.textSize) / 2
    let place = tick.x * plot
    let anchor: ChartDrawing.Label.Anchor =
      place - half < -start ? .start : place + half > plot + end ? .end : .middle
    return ChartDrawing.Label(text: tick.text, x: tick.x, y: 0, anchor: anchor, role: .tick)
  }

  private func extent(of label: ChartDrawing.Label, plot: Double) -> ClosedRange<Double> {
    let width = TextWidth.of(label.text, size: ChartDrawing.textSize)
    let place = label.x * plot
    return switch label.anchor {
    case .start: place...place + width
    case .middle: place - width / 2...place + width / 2
    case .end: place - width...place
    }
  }
}
