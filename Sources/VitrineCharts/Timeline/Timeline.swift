/// Items with dates and spans, in separate lanes where they or their names would overlap.
package struct Timeline: Hashable, Sendable {
  package var items: [Item]

  /// The ticks and their labels, above the lanes.
  package var axis: ChartDrawing

  package struct Item: Hashable, Sendable {
    /// Its start and end, from 0 to 1. They are equal for a single date.
    package var start: Double
    package var end: Double
    package var link: Chart.Link
    package var tone: Chart.Tone

    /// Its lane in each range of widths.
    package var places: [WidthRange: Place]
  }

  package struct Place: Hashable, Sendable {
    /// The number of the lane, from 0 at the top.
    package var lane: Int

    /// Whether the name is before the item's end, because after its start it would extend past the
    /// chart.
    package var isBefore: Bool
  }

  /// The height of the axis above the lanes, in px.
  static let axisHeight: Double = 28

  /// The distance from an item's place to its name, in px. A swatch goes in between.
  static let nameOffset: Double = 9
}

extension Timeline {
  /// Lays out values that each have a link: `x` is the start day, and `y` the duration in days.
  package init(_ chart: Chart, formats: ChartFormats) {
    let axis = PlaceAxis(
      ofDates: chart.values.map(\.x) + chart.values.map { $0.x + $0.y }, formats: formats)
    items = chart.values.map { value in
      Item(
        start: axis.x(value.x), end: axis.x(value.x + value.y),
        link: value.link ?? Chart.Link(name: "", address: nil),
        tone: chart.series[value.series].tone, places: [:])
    }
    self.axis = ChartDrawing(height: Self.axisHeight)
    let labels = axis.labels(start: .init(), end: .init(), y: 12)
    self.axis.elements = labels + labels.compactMap(\.tickLine)
    for range in WidthRange.allCases { arrange(in: range) }
  }

  private mutating func arrange(in range: WidthRange) {
    let extents = items.map { $0.extent(in: range) }
    for (index, lane) in lanes(of: extents.map(\.pixels)).enumerated() {
      items[index].places[range] = Place(lane: lane, isBefore: extents[index].isBefore)
    }
  }

  package func laneCount(in range: WidthRange) -> Int {
    items.reduce(0) { max($0, $1.places[range]!.lane + 1) }
  }

  /// More lanes than this, 28 px each, are too long to look through. The chart shows how many items
  /// there are at each time instead, as for a very large number of them.
  package static let maxLanes = 48

  package var crowdedRanges: [WidthRange] {
    WidthRange.allCases.filter { laneCount(in: $0) > Self.maxLanes }
  }
}

extension Timeline.Item {
  /// The pixels that it occupies at the least width of a range, including the gap after it.
  fileprivate func extent(
    in range: WidthRange
  ) -> (pixels: ClosedRange<Double>, isBefore: Bool) {
    let width = range.minimum
    let name = min(
      TextWidth.of(link.name, size: ChartDrawing.textSize).rounded(.up), range.longestName)
    let reach = Timeline.nameOffset + name
    let (start, end) = (start * width, end * width)
    let isBefore = start + reach > width
    let low = isBefore ? min(end - reach, start) : start
    let high = isBefore ? end : max(start + reach, end)
    return (low - 8...high + 8, isBefore)
  }
}

extension ChartDrawing.Element {
  /// The grid line below a tick's label.
  fileprivate var tickLine: Self? {
    guard case .label(let label) = self else { return nil }
    return .rule(
      ChartDrawing.Rule(
        position: .through(x: label.x, top: 18), isAxis: false, visibility: label.visibility))
  }
}
