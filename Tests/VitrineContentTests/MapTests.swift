import Testing
import VitrineDiagnostics
import VitrineModel

@testable import VitrineContent

@Suite struct MapTests {
  private func reading(_ layout: String, _ records: String) throws -> ContentResult {
    try ContentFixture.page("layout: \(layout)", of: records).read()
  }

  @Test(
    arguments: [
      "[46.5, -8.25]", #""46.5, -8.25""#, #""46.5° N, 8.25° W""#, #""46.5 N 8.25W""#,
      #""8.25° W; 46.5° N""#, #"["46.5", "-8.25"]"#, #""46°30′N 8°15′W""#, #""N46.5 W8.25""#,
      #"{"lat": 46.5, "lon": -8.25}"#, #"{"type": "Point", "coordinates": [-8.25, 46.5]}"#,
    ])
  func coordinatesAreReadAsPeopleWriteThem(_ value: String) throws {
    let chart = try #require(
      try reading("map", #"[{"id":"a","title":"A","coordinates":\#(value)}]"#)
        .content.pages[0].sections[1].chart)

    #expect(chart.mark == .map && chart.values == [.init(x: -8.25, y: 46.5)])
  }

  @Test(arguments: [("latitude", "longitude"), ("lat", "lng"), ("lat", "lon")])
  func fieldsOfUsualNamesNeedNoOptions(_ latitude: String, _ longitude: String) throws {
    let chart = try #require(
      try reading("map", #"[{"id":"a","title":"A","\#(latitude)":-1.5,"\#(longitude)":"2 E"}]"#)
        .content.pages[0].sections[1].chart)

    #expect(chart.values == [.init(x: 2, y: -1.5)])
    #expect(chart.facts?.fields == [latitude, longitude])
  }

  @Test func whatIsNoPlaceIsNotedAndListed() throws {
    let reading = try reading(
      "{ map: { latitude: up, longitude: right } }",
      """
      [{"id":"a","title":"A","up":1,"right":2},
       {"id":"b","title":"B","up":90.5,"right":-181},
       {"id":"c","title":"C","up":"high","right":3},
       {"id":"d","title":"D","up":4}]
      """)

    #expect(reading.content.pages[0].sections[1].chart?.records == [0, 1, 2, 3])
    #expect(reading.content.pages[0].sections[1].chart?.values == [.init(x: 2, y: 1)])
    let hint = "\n  hint: the map lists it without a position: write degrees, such as "
    #expect(
      reading.diagnostics.map(\.description) == [
        "a.json:2:2: warning: 'up' of 'index/b' is '90.5', not a latitude from -90 to 90" + hint
          + "46.54 or 46.54° N",
        "a.json:2:2: warning: 'right' of 'index/b' is '-181', not a longitude from -180 to 180"
          + hint + "8.13 or 8.13° E",
        "a.json:3:2: warning: 'up' of 'index/c' is 'high', not a latitude from -90 to 90" + hint
          + "46.54 or 46.54° N",
      ])
  }

  @Test(arguments: ["46, 200", "46", "46 47 48", "north", "46 N, 8 N", "-46 S, 8 E"])
  func aTextThatIsNoPlaceIsNoted(_ text: String) throws {
    let reading = try reading("map", #"[{"id":"a","title":"A","coordinates":"\#(text)"}]"#)

    #expect(reading.content.pages[0].sections[1].chart == nil)
    #expect(
      reading.diagnostics.map(\.message) == [
        "'coordinates' of 'index/a' is '\(text)', not a latitude from -90 to 90 and a longitude from -180 to 180"
      ])
  }

  @Test func aMapWithoutPlacesSaysWhatItLooksFor() throws {
    #expect(
      try reading("map", #"[{"id":"a","title":"A"}]"#).diagnostics.map(\.description) == [
        """
        index.md:5:5: warning: no record has a field that a map uses: 'latitude', 'longitude', 'coordinates'
          hint: name one, as in layout: { map: { latitude: north, longitude: east } }
        """
      ])
  }

  @Test func oneOfBothIsAMistake() throws {
    let records = #"[{"id":"a","title":"A","up":1,"right":2}]"#
    #expect(
      try reading("{ map: { latitude: up } }", records).diagnostics.map(\.description) == [
        """
        index.md:5:17: error: the map needs 'longitude'
          hint: a place has both: name the field for 'latitude' as well
        """
      ])
    #expect(
      try reading("{ map: { coordinates: up, longitude: right } }", records).diagnostics
        .contains { $0.message.contains("'longitude'") && $0.severity == .error })
  }
}
