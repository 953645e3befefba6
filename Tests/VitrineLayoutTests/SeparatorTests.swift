import Testing
import VitrineLayout

/// The lines between three rows of 44 in a container of 320 × 480, by appearance and header: only between
/// rows, from where the text begins to the end of the row; a sidebar has none.
@Suite struct SeparatorTests {
  struct Case: CustomTestStringConvertible {
    var appearance: ListConfiguration.Appearance
    var header = ListConfiguration.HeaderMode.none

    /// From the row's start to its end, and above which ends of rows.
    var x: ClosedRange<Double>
    var ends: [Double]

    var testDescription: String { "\(appearance) \(header)" }
  }

  static let cases = [
    Case(appearance: .plain, x: 16...320, ends: [44, 88]),
    // Under its header, which is 28 high.
    Case(appearance: .plain, header: .supplementary, x: 16...320, ends: [72, 116]),
    // The first row is the header, 22 from the top: a line between the two others.
    Case(appearance: .plain, header: .firstItemInSection, x: 16...320, ends: [110]),
    Case(appearance: .grouped, x: 16...320, ends: [79, 123]),
    Case(appearance: .grouped, header: .supplementary, x: 16...320, ends: [61.5, 105.5]),
    Case(appearance: .insetGrouped, x: 32...304, ends: [79, 123]),
    Case(appearance: .insetGrouped, header: .firstItemInSection, x: 32...304, ends: [123]),
    Case(appearance: .sidebar, x: 0...0, ends: []),
    Case(appearance: .sidebar, header: .supplementary, x: 0...0, ends: []),
    Case(appearance: .sidebarPlain, x: 0...0, ends: []),
  ]

  @Test(arguments: cases)
  func linesStandBetweenRowsAsTheAppearanceSays(_ test: Case) {
    let list = ListConfiguration(test.appearance, headerMode: test.header)
    let solved = solve(
      Layout(.list(list)), itemCounts: [3], in: .small, rounding: .pixels(scale: 2))
    let width = test.x.upperBound - test.x.lowerBound

    for scale in [1.0, 2, 3] {
      let lines = list.separators(between: solved.sections[0].items, scale: scale)
      #expect(
        lines
          == test.ends.map {
            Frame(x: test.x.lowerBound, y: $0 - 1 / scale, width: width, height: 1 / scale)
          })
    }

    let mirrored = list.separators(
      between: solved.sections[0].items, scale: 2, direction: .rightToLeft)
    #expect(mirrored.map(\.x) == test.ends.map { _ in 320 - test.x.upperBound })
  }
}
