import Testing

@testable import VitrineCharts

@Suite struct MapTests {
  /// By Python's functions of angles and the formula of the paper; the first two are the paper's own numbers.
  @Test(
    arguments: [
      (180, 0, 2.706_629_983_696_0743, 0), (0, 90, 0, 1.317_362_759_157_413),
      (10, 46.5, 0.127_465_684_955_1285, 0.885_105_770_507_2417),
      (-75, -33.25, -1.038_502_967_397_4218, -0.653_321_852_060_6958),
      (120, 80, 1.113_518_119_831_3653, 1.288_211_196_220_2532),
      (179.5, -89, 1.599_832_890_367_7958, -1.317_064_443_707_9504),
    ] as [(Double, Double, Double, Double)])
  func theProjectionIsEqualEarth(
    _ longitude: Double, _ latitude: Double, _ x: Double, _ y: Double
  ) {
    let place = EqualEarth.place(longitude: longitude, latitude: latitude)

    #expect((place.x - x).magnitude < 1e-12)
    #expect((place.y - y).magnitude < 1e-12)
  }

  private func view(_ places: (Double, Double)...) -> MapView {
    MapView(of: places.map { ChartDrawing.Place(x: $0.0, y: $0.1) })
  }

  @Test func placesOnBothSidesOfTheDateLineAreNeighbours() {
    let view = view((178, -18), (-172, -14))
    let fiji = view.place(longitude: 178, latitude: -18)
    let samoa = view.place(longitude: -172, latitude: -14)

    #expect(view.middle == -177)
    #expect(fiji.x > 0 && fiji.x < samoa.x && samoa.x < 1)
  }

  @Test func placesAllAroundTheEarthShowAllOfIt() {
    let view = view((-150, 10), (-50, 10), (50, 0), (150, -10))

    #expect(view.middle == 0)
    #expect(view.place(longitude: -180, latitude: 0) == .init(x: 0, y: view.ratio / 2))
    #expect((view.ratio - 1.317_362_759_157_413 / 2.706_629_983_696_0743).magnitude < 1e-12)
  }

  @Test func onePlaceIsInTheMiddleOfTwelveDegrees() {
    let view = view((10, 46))
    let place = view.place(longitude: 10, latitude: 46)

    #expect((place.x - 0.5).magnitude < 1e-12 && (place.y - view.ratio / 2).magnitude < 1e-12)
    #expect((view.ratio - 0.5).magnitude < 1e-12)
  }

  @Test func theViewStaysOnTheEarthAtThePoles() {
    let view = view((0, 90))

    #expect(view.place(longitude: 0, latitude: 90).y == 0)
  }

  @Test func noTwoClustersMeetAndNothingIsLost() {
    var seed: UInt64 = 1
    func random() -> Double {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(seed >> 11) / Double(1 << 53)
    }
    for count in [0, 1, 2, 50, 1000, 3000] {
      let places = (0..<count).map { _ in ChartDrawing.Place(x: random(), y: random() / 2) }
      let clusters = MapClusters(places, apart: 0.05).clusters

      #expect(clusters.flatMap(\.members).sorted() == Array(0..<count))
      for (index, cluster) in clusters.enumerated() {
        for other in clusters[..<index] {
          let across = (cluster.place.x - other.place.x).magnitude
          let down = (cluster.place.y - other.place.y).magnitude
          if max(across, down) < 0.05 { Issue.record("\(across), \(down)") }
        }
        let mean = cluster.members.reduce(0) { $0 + places[$1].x } / Double(cluster.members.count)
        if (mean - cluster.place.x).magnitude > 1e-9 { Issue.record("\(mean)") }
      }
    }
  }

  @Test func placesFarApartAreNoCluster() {
    let places = [0.1, 0.14, 0.18, 0.3].map { ChartDrawing.Place(x: $0, y: 0.2) }

    #expect(MapClusters(places, apart: 0.05).clusters.map(\.members) == [[0, 1], [2], [3]])
  }

  /// Marks in a row far from each other, of so many items each.
  private func html(of sizes: [Int]) -> (html: String, longest: Int) {
    let places = sizes.enumerated().flatMap { number, size in
      Array(repeating: Double(number * 20 - 120), count: size)
    }
    let chart = Chart(
      mark: .map, scale: .numbers,
      values: places.enumerated().map {
        Chart.Value(x: $1, y: 0, link: Chart.Link(name: "N\($0)", address: nil))
      })
    let map = WorldMap(chart)
    var html: [UInt8] = []
    let formats = ChartFormats(
      number: { $0 }, date: { "\($0.year)" }, rest: { "and \($0) more" })
    map.appendHTML(to: &html, prefix: "", formats: formats)
    return (String(decoding: html, as: UTF8.self), map.longestList)
  }

  @Test func theListsOfVeryManyItemsNameTheFirstOfThem() {
    let few = html(of: [600, 400, 2, 1])
    #expect(few.longest == 600)
    #expect(few.html.matches(of: /<li>N/).count == 1002)
    #expect(!few.html.contains("more"))

    // 5,000 names: 2 and 900 whole, and 2,049 of each of the others.
    let many = html(of: [4000, 900, 2, 1, 3000])
    #expect(many.longest == 2049)
    #expect(many.html.matches(of: /<li>N/).count == 5000)
    #expect(
      many.html.contains(#"<li>N2048</li><li class="rest">and 1951 more</li></ul></details>"#))
    #expect(many.html.contains(#"<li class="rest">and 951 more</li>"#))
    #expect(!many.html.contains("<span class=\"count\""))
  }

  @Test func listsNameItemsWithTheirSubtitlesAndOpenAboveMarksInTheLowerHalf() {
    let chart = Chart(
      mark: .map, scale: .numbers,
      values: [(40.0, "A", "B & C · 1900"), (40, "D", nil), (-40, "E", nil), (-40, "F", nil)].map {
        Chart.Value(
          x: 0, y: $0, link: Chart.Link(name: $1, address: $1 == "A" ? "a/" : nil, subtitle: $2))
      })
    var bytes: [UInt8] = []
    WorldMap(chart).appendHTML(
      to: &bytes, prefix: "",
      formats: ChartFormats(number: { $0 }, date: { _ in "" }, rest: { "\($0)" }))
    let html = String(decoding: bytes, as: UTF8.self)

    #expect(
      html.contains(
        #"<li><a href="a/" dir="auto">A</a><span class="sub" dir="auto">B &amp; C · 1900</span></li><li>D</li>"#
      ))
    #expect(html.matches(of: #/low" style/#).count == 1)
  }

  @Test func theLandIsSmall() {
    #expect(Land.packed.utf8CodeUnitCount < 60_000)
    #expect(Land.rings.count > 100)
    #expect(
      Land.rings.joined().allSatisfy { (-180...180).contains($0.x) && (-90...90).contains($0.y) })
  }
}
