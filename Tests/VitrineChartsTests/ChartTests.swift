import Testing
import VitrineCharts
import VitrineText

@Suite struct ChartTests {
  private let formats = ChartFormats(
    number: { $0 }, date: { "\($0.year)" }, rest: { "and \($0) more" })

  private func bars(_ table: [[Double]], labels: [String]? = nil) -> Chart {
    let values = table.enumerated().flatMap { row, values in
      values.enumerated().map { Chart.Value(x: Double(row), y: $1, series: $0) }
    }
    let names = labels ?? table.indices.map { "A label that is too long for a column \($0)" }
    let series = table[0].indices.map {
      Chart.Series(name: "S\($0)", tone: table[0].count == 1 ? .plain : .hue($0))
    }
    return Chart(
      mark: .bar, scale: .categories(names, areOrdered: false), values: values, series: series)
  }

  @Test func barsStandWhereArithmeticPutsThem() throws {
    let cases = try ScalesFixture().cases("stacks")
    #expect(cases.count == 6)

    for entry in cases {
      let table = entry["table"]!.elements.map { $0.elements.map { $0.number!.value } }
      let drawing = ChartDrawing(bars(table), formats: formats)
      let boxes = drawing.boxes
      let expected = Array(entry["boxes"]!.elements)

      #expect(boxes.count == expected.count)
      for (box, expected) in zip(boxes, expected) {
        #expect((box.x.lowerBound - expected.double("from")).magnitude < 1e-12)
        #expect((box.x.upperBound - expected.double("to")).magnitude < 1e-12)
        #expect(box.top == expected.double("top") && box.height == 12)
      }
      let axes = drawing.rules.filter(\.isAxis)
      #expect(
        axes.map(\.position) == [
          .down(x: entry.double("zero"), top: 0, bottom: Double(table.count) * 28)
        ])
    }
  }

  @Test func shortLabelsStandUnderColumns() {
    let drawing = ChartDrawing(bars([[2], [4]], labels: ["a", "b"]), formats: formats)

    // 0…4 in four parts of 50 px from 212 up to 12.
    #expect(drawing.boxes.map(\.top) == [112, 12])
    #expect(drawing.boxes.map(\.height) == [100, 200])
    let edges = drawing.boxes.flatMap { [$0.x.lowerBound, $0.x.upperBound] }
    #expect(edges.map { ($0 * 1e6).rounded() / 1e6 } == [0.09, 0.41, 0.59, 0.91])
    #expect(drawing.texts(.tick) == ["0", "1", "2", "3", "4", "a", "b"])
  }

  @Test func aLongLabelIsCutAndSaysAllOfIt() {
    let label = "Democratic Republic of the Congo and its neighbours"
    let drawing = ChartDrawing(bars([[1]], labels: [label]), formats: formats)
    let labels = drawing.labels.filter { $0.role == .category }

    #expect(labels.map(\.visibility) == [.narrow, .wide])
    #expect(labels.allSatisfy { $0.text.hasSuffix("…") && $0.whole == label })
    #expect(labels[0].text.count < labels[1].text.count)
  }

  @Test func aRingIsSharedByValuesAboveZero() {
    let chart = Chart(
      mark: .donut, scale: .categories(["a", "b", "c"], areOrdered: false),
      values: [
        Chart.Value(x: 0, y: 1, series: 0), Chart.Value(x: 1, y: -5, series: 1),
        Chart.Value(x: 2, y: 3, series: 2),
      ], series: [.init(name: "a"), .init(name: "b"), .init(name: "c")])
    let arcs = ChartDrawing(chart, formats: formats).elements.compactMap {
      if case .arc(let arc) = $0 { arc } else { nil }
    }

    #expect(arcs.map(\.from) == [0, 0.25])
    #expect(arcs.map(\.to) == [0.25, 1])
    #expect(arcs.map(\.name) == ["a, 1", "c, 3"])
  }

  @Test func sharesOfHugeValuesAreFinite() {
    let chart = Chart(
      mark: .donut, scale: .categories(["a", "b"], areOrdered: false),
      values: [Chart.Value(x: 0, y: 1.5e308), Chart.Value(x: 1, y: 1.5e308)])

    #expect(chart.shares == [0.5, 0.5])
  }

  @Test func linesGoThroughTheirPlaces() {
    let values = [(0.0, 10.0), (5, 20), (10, 0)].map { Chart.Value(x: $0, y: $1) }
    let drawing = ChartDrawing(
      Chart(mark: .line, scale: .numbers, values: values), formats: formats)
    let curves = drawing.elements.compactMap {
      if case .curve(let curve) = $0 { curve } else { nil }
    }

    // 0…20 over 200 px from 212 up.
    #expect(
      curves.map(\.points) == [
        [.init(x: 0, y: 112), .init(x: 0.5, y: 12), .init(x: 1, y: 212)]
      ])
  }

  @Test func oneValueIsAPointWithoutALine() {
    let chart = Chart(mark: .line, scale: .numbers, values: [Chart.Value(x: 3, y: 4)])
    let drawing = ChartDrawing(chart, formats: formats)

    #expect(!drawing.elements.contains { if case .curve = $0 { true } else { false } })
    #expect(drawing.elements.contains { if case .point = $0 { true } else { false } })
  }

  @Test func namesAtTheEndsOfLinesDoNotMeet() {
    let values = (0..<6).flatMap { series in
      [0.0, 1].map { Chart.Value(x: $0, y: 100 + Double(series) / 100, series: series) }
    }
    let series = (0..<6).map { Chart.Series(name: "S\($0)", tone: .hue($0)) }
    let chart = Chart(mark: .line, scale: .numbers, values: values, series: series)
    let heights = ChartDrawing(chart, formats: formats).labels
      .filter { if case .series = $0.role { true } else { false } }.map(\.y).sorted()

    #expect(heights.count == 6)
    #expect(zip(heights, heights.dropFirst()).allSatisfy { $1 - $0 >= 15 })
  }

  @Test func tenThousandPointsAreCountedInParts() {
    let values = (0..<10_000).map { Chart.Value(x: Double($0 % 100), y: Double($0 / 100)) }
    let drawing = ChartDrawing(
      Chart(mark: .point, scale: .numbers, values: values), formats: formats)

    #expect(drawing.boxes.count == 32 * 16)
    #expect(drawing.boxes.compactMap { $0.name.flatMap(Int.init) }.reduce(0, +) == 10_000)
    #expect(!drawing.elements.contains { if case .point = $0 { true } else { false } })
  }

  @Test(
    arguments: [
      ("Wide", 2.8), ("", 0), ("日本語", 3), ("i̇", 0.28),
    ] as [(String, Double)])
  func widthsAreAtLeastThoseOfTheWidestFace(_ text: String, _ ems: Double) {
    #expect((TextWidth.of(text, size: 100) - ems * 100).magnitude < 30)
  }

  @Test func aDrawingBeginsAtTheRightWhereItIsMirrored() {
    let chart = bars([[1], [4]])
    var (left, right): ([UInt8], [UInt8]) = ([], [])
    let drawing = ChartDrawing(chart, formats: formats)
    drawing.appendSVG(to: &left, label: "a", prefix: "p")
    drawing.appendSVG(to: &right, label: "a", prefix: "p", isMirrored: true)

    #expect(String(decoding: left, as: UTF8.self).contains(#"x="0%" y="8" width="25%""#))
    #expect(String(decoding: right, as: UTF8.self).contains(#"x="75%" y="8" width="25%""#))
  }

  @Test func aRingGoesTheOtherWayRoundWhereItIsMirrored() {
    let chart = Chart(
      mark: .donut, scale: .categories(["a", "b"], areOrdered: false),
      values: [Chart.Value(x: 0, y: 1), Chart.Value(x: 1, y: 3)])
    var (left, right): ([UInt8], [UInt8]) = ([], [])
    let drawing = ChartDrawing(chart, formats: formats)
    drawing.appendSVG(to: &left, label: "a", prefix: "p")
    drawing.appendSVG(to: &right, label: "a", prefix: "p", isMirrored: true)
    let part = #"" pathLength="100" stroke-dasharray="74.6 25.4" stroke-dashoffset="-25""#

    #expect(
      String(decoding: left, as: UTF8.self)
        .contains("M84 16a68 68 0 0 1 0 136a68 68 0 0 1 0-136" + part))
    #expect(
      String(decoding: right, as: UTF8.self)
        .contains("M84 16a68 68 0 0 0 0 136a68 68 0 0 0 0-136" + part))
  }

  @Test func markupInLabelsIsText() {
    var html: [UInt8] = []
    let chart = bars([[1]], labels: ["<script>alert(1)</script> & \"quotes\" of a long label"])
    ChartDrawing(chart, formats: formats).appendSVG(to: &html, label: "a", prefix: "p")
    let text = String(decoding: html, as: UTF8.self)

    #expect(!text.contains("<script"))
    #expect(text.contains("&lt;script&gt;"))
  }
}

extension ChartDrawing {
  fileprivate var boxes: [Box] {
    elements.compactMap { if case .box(let box) = $0 { box } else { nil } }
  }
  fileprivate var rules: [Rule] {
    elements.compactMap { if case .rule(let rule) = $0 { rule } else { nil } }
  }
  fileprivate var labels: [Label] {
    elements.compactMap { if case .label(let label) = $0 { label } else { nil } }
  }
  fileprivate func texts(_ role: Label.Role) -> [String] {
    labels.filter { $0.role == role }.map(\.text)
  }
}
