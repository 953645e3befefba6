/// Items at their places on the earth. Items whose marks would overlap share a mark with their
/// count.
package struct WorldMap: Hashable, Sendable {
  package var view: MapView
  package var items: [Chart.Link]

  /// The marks, in the order of their first items.
  package var marks: [Mark] = []

  /// The size of marks, in px. They are wider if counts have four digits.
  package let markWidth: Double
  static let markHeight: Double = 26

  package struct Mark: Hashable, Sendable {
    /// The indices of its items: one, or several that are close together.
    package var members: [Int]

    /// The position, in shares of the map's width.
    package var place: ChartDrawing.Place

    /// The width ranges in which it is visible, with the side of its name in each.
    package var names: [WidthRange: NameSide]
  }

  /// `none` if the name does not fit, or if the mark represents several items.
  package enum NameSide: String, Hashable, Sendable { case left, right, none }

  /// Lays out values that each have a link, at longitude `x` and latitude `y` in degrees.
  package init(_ chart: Chart) {
    view = MapView(of: chart.values.map { ChartDrawing.Place(x: $0.x, y: $0.y) })
    items = chart.values.map { $0.link ?? Chart.Link(name: "", address: nil) }
    markWidth = items.count > ChartDrawing.maxPoints ? 44 : 26
    let places = chart.values.map { view.place(longitude: $0.x, latitude: $0.y) }
    var known: [[Int]: Int] = [:]
    for range in WidthRange.allCases {
      let found = MapClusters(places, apart: (markWidth + 2) / range.minimum).clusters
      let names = names(of: found, in: range)
      for (cluster, name) in zip(found, names) {
        if let mark = known[cluster.members] {
          marks[mark].names[range] = name
        } else {
          known[cluster.members] = marks.count
          marks.append(
            Mark(members: cluster.members, place: cluster.place, names: [range: name]))
        }
      }
    }
    marks.sort { ($0.members[0], $0.members.count) < ($1.members[0], $1.members.count) }
  }
}

extension WorldMap {
  /// How many items the lists of all marks may name together. Each item is in at most one list per
  /// width range, so only very large charts have truncated lists.
  static let maxNamedItems = 5000

  /// The longest list that keeps the total within `maxNamedItems`. Shorter lists stay complete.
  var longestList: Int {
    let lengths = marks.map(\.members.count).filter { $0 > 1 }.sorted()
    var left = Self.maxNamedItems
    for (index, length) in lengths.enumerated() {
      let lists = lengths.count - index
      if length * lists > left { return left / lists }
      left -= length
    }
    return lengths.last ?? 0
  }
}

extension WorldMap {
  /// The sides of names at the least width of a range: right, otherwise left, where they overlap no
  /// mark and no earlier name.
  private func names(of clusters: [MapClusters.Cluster], in range: WidthRange) -> [NameSide] {
    let half = (x: markWidth / 2, y: Self.markHeight / 2)
    let marks = clusters.map { cluster in
      let (x, y) = (cluster.place.x * range.minimum, cluster.place.y * range.minimum)
      return PixelBox(x: x - half.x...x + half.x, y: y - half.y...y + half.y)
    }
    var taken: [PixelBox] = []
    var names = Array(repeating: NameSide.none, count: clusters.count)
    // Names are placed in the order of the section's items.
    let order = clusters.indices.filter { clusters[$0].members.count == 1 }
      .sorted { clusters[$0].members[0] < clusters[$1].members[0] }
    for index in order {
      let text = items[clusters[index].members[0]].name
      let reach =
        WorldMap.nameOffset + 4
        + min(TextWidth.of(text, size: ChartDrawing.textSize).rounded(.up), range.longestName)
      let (x, mark) = (clusters[index].place.x * range.minimum, marks[index])
      for (side, ends) in [
        (NameSide.right, mark.x.lowerBound...x + reach),
        (.left, x - reach...mark.x.upperBound),
      ] {
        let box = PixelBox(x: ends, y: mark.y)
        guard ends.lowerBound >= -half.x, ends.upperBound <= range.minimum + half.x,
          !marks.enumerated().contains(where: { $0.offset != index && $0.element.meets(box) }),
          !taken.contains(where: box.meets)
        else { continue }
        names[index] = side
        taken.append(box)
        break
      }
    }
    return names
  }

  /// The distance from an item's place to its name, in px.
  static let nameOffset: Double = 10
}

private struct PixelBox {
  var x: ClosedRange<Double>
  var y: ClosedRange<Double>

  func meets(_ other: PixelBox) -> Bool { x.overlaps(other.x) && y.overlaps(other.y) }
}
