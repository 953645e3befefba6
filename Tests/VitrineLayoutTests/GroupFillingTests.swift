import Testing
import VitrineLayout

/// How many subitems a group takes and where they stand along it.
@Suite struct GroupFillingTests {
  /// Widths of one row of a 320 px container, 20 high, with the spacing between its items.
  struct Row: CustomTestStringConvertible {
    var items: [LayoutDimension]
    var spacing: Spacing = .fixed(0)
    var edges = EdgeSpacing.none
    var x: [Double]
    var widths: [Double]

    var testDescription: String { "\(items) \(spacing) \(edges)" }
  }

  @Test(arguments: [
    // A fraction is of the row less all its spacing.
    Row(items: [.fractionalWidth(0.3)], spacing: .fixed(10), x: [0, 100, 200], widths: [90]),
    Row(
      items: [.fractionalWidth(0.25)], spacing: .fixed(10), x: [0, 82.5, 165, 247.5],
      widths: [72.5]),
    Row(items: [.fractionalWidth(0.5)], spacing: .fixed(10), x: [0, 165], widths: [155]),
    Row(items: [.fractionalWidth(1 / 3)], spacing: .fixed(10), x: [0, 110, 220], widths: [100]),
    Row(items: [.fractionalWidth(0.4)], spacing: .fixed(10), x: [0, 134], widths: [124]),
    // It is rounded down to a pixel.
    Row(items: [.fractionalWidth(1 / 3)], x: [0, 106.5, 213], widths: [106.5]),
    // The list may stop in its middle; absolute lengths do not shrink.
    Row(
      items: [.fractionalWidth(0.5), .absolute(50)], spacing: .fixed(10), x: [0, 165],
      widths: [155, 50]),
    Row(
      items: [.absolute(50), .fractionalWidth(0.5)], spacing: .fixed(10), x: [0, 60, 220],
      widths: [50, 150, 50]),
    Row(
      items: [.absolute(100), .absolute(60)], x: [0, 100, 160, 260], widths: [100, 60, 100, 60]),
    // What is left over goes to flexible spacing, and positions to the nearest pixel.
    Row(items: [.fractionalWidth(0.3)], spacing: .flexible(10), x: [0, 115, 230], widths: [90]),
    Row(items: [.fractionalWidth(0.4)], spacing: .flexible(10), x: [0, 196], widths: [124]),
    Row(items: [.absolute(79)], spacing: .flexible(1), x: [0, 80.5, 160.5, 241], widths: [79]),
    Row(
      items: [.fractionalWidth(0.5)],
      edges: EdgeSpacing(leading: .flexible(4), trailing: .flexible(6)), x: [79], widths: [160]),
    Row(
      items: [.fractionalWidth(0.4)], edges: EdgeSpacing(leading: .flexible(0)), x: [32, 192],
      widths: [128]),
  ])
  func rowOf320(_ row: Row) {
    let subitems = row.items.map {
      LayoutSubitem.item(
        LayoutItem(
          size: LayoutSize(width: $0, height: .absolute(20)), edgeSpacing: row.edges))
    }
    let section = LayoutSection(
      group: .horizontal(
        width: .fractionalWidth(1), height: .absolute(20), spacing: row.spacing, subitems))

    let solved = section.solve(
      itemCount: row.x.count + 1, in: LayoutEnvironment(width: 320, height: 480),
      rounding: .pixels(scale: 2))

    let widths = row.x.indices.map { row.widths[$0 % row.widths.count] }
    let expected = zip(row.x, widths).map { Frame(x: $0, y: 0, width: $1, height: 20) }
    #expect(Array(solved.sections[0].items.dropLast()) == expected)
    #expect(solved.sections[0].items.last?.y == 20)
  }
}
