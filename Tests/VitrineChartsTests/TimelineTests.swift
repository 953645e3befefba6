import Testing

@testable import VitrineCharts

@Suite struct TimelineTests {
  private let formats = ChartFormats(
    number: { $0 }, date: { "\($0.year)" }, rest: { "and \($0) more" })

  /// All lists of up to four intervals between whole numbers from 0 to 3.
  private static let intervals: [[ClosedRange<Double>]] = {
    let one = (0...3).flatMap { low in (low...3).map { Double(low)...Double($0) } }
    var lists: [[ClosedRange<Double>]] = [[]]
    var all = lists
    for _ in 0..<4 {
      lists = lists.flatMap { list in one.map { list + [$0] } }
      all += lists
    }
    return all
  }()

  @Test func noTwoIntervalsOfALaneOverlapAndThereAreAsFewLanesAsCanBe() {
    #expect(Self.intervals.count == 11_111)
    for intervals in Self.intervals {
      let found = lanes(of: intervals)
      for (index, lane) in found.enumerated() {
        for other in 0..<index where found[other] == lane {
          if intervals[other].overlaps(intervals[index]) { Issue.record("\(intervals): \(found)") }
        }
      }
      // As many intervals as stand over one point need a lane each.
      let maximum = (0...3).map { point in intervals.count { $0.contains(Double(point)) } }.max()!
      if (found.max() ?? -1) + 1 != maximum { Issue.record("\(intervals): \(found)") }
    }
  }

  private func timeline(_ values: [(Double, Double)], name: String = "Name") -> Timeline {
    Timeline(
      Chart(
        mark: .timeline, scale: .dates,
        values: values.map {
          Chart.Value(x: $0, y: $1, link: Chart.Link(name: name, address: "a/"))
        }), formats: formats)
  }

  @Test func placesAreSharesOfTheTimeFromTheFirstDayToTheLast() {
    let items = timeline([(100, 0), (150, 50), (250, 50)]).items

    #expect(items.map(\.start) == [0, 0.25, 0.75])
    #expect(items.map(\.end) == [0, 0.5, 1])
  }

  @Test func namesStandBeforeItemsNearTheEnd() {
    let items = timeline([(0, 0), (60, 0), (100, 0)], name: "Twenty letters long.").items

    #expect(items.map { $0.places[.narrow]!.isBefore } == [false, true, true])
    #expect(items.map { $0.places[.widest]!.isBefore } == [false, false, true])
  }

  @Test func oneDayHasRoomOnBothSides() {
    #expect(timeline([(100, 0), (100, 0)]).items.map(\.start) == [0.5, 0.5])
    #expect(timeline([(100, 0), (100, 0)]).laneCount(in: .widest) == 2)
  }

  /// Items on one day, which need a lane each.
  private func html(of count: Int) -> String {
    let values = (0..<count).map {
      Chart.Value(x: 100, y: 0, link: Chart.Link(name: "Name \($0)", address: "a/"))
    }
    var html: [UInt8] = []
    Chart(mark: .timeline, scale: .dates, values: values)
      .appendHTML(to: &html, label: "l", prefix: "p.", isMirrored: false, formats: formats)
    return String(decoding: html, as: UTF8.self)
  }

  @Test func moreThan48LanesAreCountedInPartsOfTheTime() {
    #expect(!html(of: 48).contains("crowd"))
    #expect(html(of: 48).matches(of: /<li style/).count == 48)
    #expect(html(of: 49).hasPrefix(#"<div class="crowd in-n in-w in-x"><svg"#))
    #expect(!html(of: 49).contains("lanes"))
  }

  @Test func aTimelineIsCountedOnlyAtWidthsAtWhichItHasTooManyLanes() {
    // A name takes 61 px, 53 of them after its item. Near the end, where names change sides,
    // those of the 98 px around a place meet there: 39 of 100 items in 256 px, but 96 of 250, and
    // in 560 px 44 of 250.
    #expect(timeline((0..<100).map { (Double($0), 0) }).crowdedRanges == [])
    #expect(timeline((0..<250).map { (Double($0), 0) }).crowdedRanges == [.narrow])
  }

  @Test func namesAreWholeAndTheStyleSheetTruncatesThem() {
    let name = "A name that is much too long for any chart on any page, and then some more"
    var html: [UInt8] = []
    timeline([(0, 0)], name: name).appendHTML(to: &html, isMirrored: false)

    #expect(String(decoding: html, as: UTF8.self).contains("<span dir=\"auto\">\(name)</span>"))
  }

  /// The boxes of many items, which are not drawn each.
  private func boxes(_ values: [Chart.Value]) -> [ChartDrawing.Box] {
    let chart = Chart(mark: .timeline, scale: .dates, values: values)
    return ChartDrawing(chart, formats: formats).elements.compactMap { element in
      if case .box(let box) = element { box } else { nil }
    }
  }

  @Test func veryManyItemsAreCountedInPartsOfTheTime() {
    let boxes = boxes((0..<6400).map { Chart.Value(x: Double($0), y: 0) })

    // Half-years from 1970 on, the last of them with 10 days.
    #expect(boxes.count == 36)
    #expect(boxes.map { Int($0.name!)! }.reduce(0, +) == 6400)
    #expect(boxes[1].x == 181.0 / 6399...365.0 / 6399)
    #expect(boxes[1].name == "184")
    #expect(boxes[35].name == "10")
  }

  /// 1600, 1700 and 1800 begin 135,140, 98,615 and 62,091 days before 1970, and the last of these centuries ends 25,567
  /// days before.
  @Test func spansThatFollowEachOtherShareNoPart() {
    let centuries = [(-135_140.0, 36_525.0), (-98_615, 36_524), (-62_091, 36_524)]
    let boxes = boxes(
      centuries.flatMap { Array(repeating: Chart.Value(x: $0.0, y: $0.1), count: 3000) })

    #expect(boxes.map(\.name) == Array(repeating: "3000", count: 60))
  }
}
