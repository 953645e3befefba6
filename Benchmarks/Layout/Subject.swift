import VitrineLayout

/// Something that is solved for the table.
struct Subject {
  var name: String

  /// How many frames `solve` gives.
  var frameCount: Int
  var solve: () -> Any

  static let itemCount = 1_000_000
  static let environment = LayoutEnvironment(width: 1280, height: 800)

  static var all: [Subject] {
    [
      Subject(name: "written into an array", frameCount: itemCount, solve: written),
      Subject(name: "written into two arrays", frameCount: 2 * itemCount) {
        [written(), written()]
      },
    ] + subjects("list", list) + subjects("grid of 5", grid)
      + subjects("nested 1 + 2", nested) + [measured]
  }

  /// As many frames as items, each different, in one array.
  private static func written() -> [Frame] {
    [Frame](unsafeUninitializedCapacity: itemCount) { buffer, count in
      for index in 0..<itemCount {
        buffer.initializeElement(
          at: index, to: Frame(x: 0, y: Double(index) * 44, width: 1280, height: 44))
      }
      count = itemCount
    }
  }

  /// All items of a section, all with their groups, and what one screen in the middle shows.
  private static func subjects(_ name: String, _ section: LayoutSection) -> [Subject] {
    var subjects: [Subject] = []
    for (suffix, rounding) in [("", LayoutRounding.none), (", pixels", .pixels(scale: 2))] {
      let name = name + suffix
      func prepared() -> PreparedLayout {
        PreparedLayout(
          Layout(section), itemCounts: [itemCount], in: environment, rounding: rounding)
      }
      let capacity = section.groupCapacity(in: environment, rounding: rounding)
      let middle = Frame(x: 0, y: prepared().contentSize.height / 2, width: 1280, height: 800)
      let seen = prepared().excerpt(of: middle)[0]
      subjects += [
        Subject(name: "\(name): items", frameCount: itemCount) {
          prepared().items(0..<itemCount, ofSection: 0)
        },
        Subject(
          name: "\(name): items, groups",
          frameCount: itemCount + (itemCount + capacity - 1) / capacity
        ) { prepared().solved() },
        Subject(name: "\(name): a screen", frameCount: seen.items.count + seen.groups.count) {
          prepared().excerpt(of: middle)
        },
      ]
    }
    return subjects
  }

  /// Rows each of which says its own height.
  private static var measured: Subject {
    let row = LayoutSize(width: .fractionalWidth(1), height: .estimated(44))
    let section = LayoutSection(
      group: LayoutGroup(
        size: row, content: .subitems(.horizontal, [.item(LayoutItem(size: row))])))
    return Subject(name: "measured list: items, groups", frameCount: 2 * itemCount) {
      section.solve(itemCount: itemCount, in: environment) { item, proposed in
        Size(width: proposed.width, height: Double(40 + item % 17))
      }
    }
  }

  /// Rows one under another.
  private static let list = LayoutSection(
    group: .horizontal(
      width: .fractionalWidth(1), height: .absolute(44),
      [.item(width: .fractionalWidth(1), height: .fractionalHeight(1))]))

  /// Five items a row.
  private static let grid = LayoutSection(
    group: .horizontal(
      width: .fractionalWidth(1), height: .absolute(180), spacing: .fixed(12),
      .item(width: .fractionalWidth(1), height: .fractionalHeight(1)), count: 5),
    contentInsets: EdgeInsets(all: 16), interGroupSpacing: 12)

  /// A large item beside two small ones.
  private static let nested = LayoutSection(
    group: .horizontal(
      width: .fractionalWidth(1), height: .absolute(300),
      [
        .item(width: .fractionalWidth(0.7), height: .fractionalHeight(1)),
        .group(
          .vertical(
            width: .fractionalWidth(0.3), height: .fractionalHeight(1),
            .item(width: .fractionalWidth(1), height: .fractionalHeight(1)), count: 2)),
      ]))
}
