import VitrineLayout

extension AgreementLayout {
  /// Rows of groups that scroll, with each way of coming to rest.
  static var scrolling: [AgreementLayout] {
    OrthogonalScrolling.allCases.flatMap { behaviour in
      [
        layout("items shorter than the window", behaviour, tiles(width: .absolute(130.3))),
        layout("a part of the window", behaviour, tiles(width: .fractionalWidth(0.8))),
        layout("three beside one another", behaviour, threeInRow, insets: wide),
        layout("one beside two", behaviour, featured, insets: narrow),
        layout("groups longer than the window", behaviour, long, insets: narrow),
        layout("room around groups", behaviour, spaced, insets: narrow),
        layout("texts", behaviour, text, insets: wide),
        layout("room shared in a row", behaviour, flexible),
        layout("columns of three texts", behaviour, texts, insets: wide),
        layout("two texts beside one another", behaviour, textsInRow, insets: narrow),
      ]
    } + addressed
  }

  /// Groups of texts of which no one is as high as another.
  private static var addressed: [AgreementLayout] {
    let sides: [(String, EdgeSpacing)] = [
      ("middle", EdgeSpacing(top: .flexible(2), bottom: .flexible(5))),
      ("bottom", EdgeSpacing(leading: .fixed(3), top: .flexible(2), bottom: .fixed(5))),
    ]
    let free = sides.flatMap { name, edges in
      [("text", text), ("column of texts", texts), ("picture", tiles(width: .absolute(150)))].map {
        var group = $1
        group.edgeSpacing = edges
        return layout("\($0) at the \(name) of its row", .groupPaging, group, insets: narrow)
      }
    }
    let around = [
      ("texts and a picture", pictured), ("a text beside two", lead), ("even texts", even),
      ("even columns of texts", evenColumns),
    ]
    return free + around.map { layout($0, .groupPagingCentered, $1, insets: narrow) }
  }

  private static let narrow = EdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
  private static let wide = EdgeInsets(leading: 40.5, trailing: 16)

  private static func layout(
    _ name: String, _ behaviour: OrthogonalScrolling, _ group: LayoutGroup,
    insets: EdgeInsets = .zero
  ) -> AgreementLayout {
    AgreementLayout(
      "\(name), \(behaviour)",
      .section(
        LayoutSection(
          group: group, contentInsets: insets, interGroupSpacing: 8.25,
          orthogonalScrolling: behaviour)))
  }

  private static let filling = LayoutSubitem.item(
    width: .fractionalWidth(1), height: .fractionalHeight(1))

  private static func tiles(width: LayoutDimension) -> LayoutGroup {
    .horizontal(width: width, height: .absolute(50), [filling])
  }

  /// A last group with one or two items is shorter.
  private static var threeInRow: LayoutGroup {
    var group = LayoutGroup.horizontal(
      width: .fractionalWidth(0.9), height: .absolute(70.3), spacing: .fixed(7), filling, count: 3)
    group.contentInsets = EdgeInsets(leading: 5, trailing: 3.5)
    return group
  }

  private static var featured: LayoutGroup {
    let column = LayoutGroup.vertical(
      width: .fractionalWidth(0.4), height: .fractionalHeight(1), spacing: .fixed(6), filling,
      count: 2)
    return .horizontal(
      width: .fractionalWidth(0.45), height: .fractionalHeight(0.3), spacing: .fixed(6),
      [.item(width: .fractionalWidth(0.6), height: .fractionalHeight(1)), .group(column)])
  }

  private static var long: LayoutGroup {
    .horizontal(
      width: .fractionalWidth(1.7), height: .absolute(40), spacing: .fixed(10),
      [
        .item(width: .fractionalWidth(0.25), height: .fractionalHeight(1)),
        .item(width: .fractionalWidth(0.75), height: .fractionalHeight(1)),
      ])
  }

  private static var spaced: LayoutGroup {
    var group = LayoutGroup.vertical(
      width: .absolute(211.7), height: .absolute(90), spacing: .fixed(4), filling, count: 2)
    group.edgeSpacing = EdgeSpacing(
      leading: .fixed(13), top: .fixed(2), trailing: .fixed(4.5), bottom: .fixed(7))
    return group
  }

  private static var text: LayoutGroup {
    .vertical(
      width: .fractionalWidth(0.6), height: .estimated(50),
      [.item(width: .fractionalWidth(1), height: .estimated(50))])
  }

  private static let line = LayoutSubitem.item(width: .fractionalWidth(1), height: .estimated(44))

  /// Three texts above each other: the fourth begins the next column.
  private static var texts: LayoutGroup {
    .vertical(
      width: .fractionalWidth(0.85), height: .estimated(44), spacing: .fixed(7.5),
      [line, line, line])
  }

  private static var textsInRow: LayoutGroup {
    var group = LayoutGroup.horizontal(
      width: .absolute(420.3), height: .estimated(44), spacing: .fixed(6),
      [
        .item(width: .fractionalWidth(0.4), height: .estimated(44)),
        .item(width: .fractionalWidth(0.6), height: .estimated(44)),
      ])
    group.contentInsets = EdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
    return group
  }

  private static var pictured: LayoutGroup {
    var group = LayoutGroup.vertical(
      width: .fractionalWidth(0.3), height: .estimated(44), spacing: .fixed(5),
      [line, .item(width: .fractionalWidth(0.9), height: .fractionalWidth(0.4)), line])
    group.contentInsets = EdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6)
    return group
  }

  private static var lead: LayoutGroup {
    let column = LayoutGroup.vertical(
      width: .fractionalWidth(0.5), height: .estimated(44), spacing: .fixed(5), [line, line])
    return .horizontal(
      width: .fractionalWidth(0.7), height: .estimated(44), spacing: .fixed(9),
      [.item(width: .fractionalWidth(0.5), height: .estimated(44)), .group(column)])
  }

  /// As high as the highest of all, the texts and their groups.
  private static var even: LayoutGroup {
    let height = LayoutDimension.uniformAcrossSiblings(44)
    return .horizontal(
      width: .fractionalWidth(0.6), height: height, spacing: .fixed(9),
      .item(width: .fractionalWidth(1), height: height), count: 3)
  }

  private static var evenColumns: LayoutGroup {
    .vertical(
      width: .fractionalWidth(0.6), height: .uniformAcrossSiblings(44), spacing: .fixed(9),
      [line, line, line])
  }

  private static var flexible: LayoutGroup {
    .horizontal(
      width: .fractionalWidth(0.75), height: .absolute(60), spacing: .flexible(9),
      [.item(width: .absolute(70), height: .fractionalHeight(1))])
  }
}
