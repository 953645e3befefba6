import VitrineLayout

extension AgreementLayout {
  /// What only Swift can say, and front matter cannot.
  static var provided: [AgreementLayout] {
    switching + computed + custom + trimmed + spaced + uniform
  }

  /// A layout whose section is asked for at each width.
  private static func provided(
    _ name: String, widths: [Double] = [],
    _ section: @escaping @Sendable (LayoutEnvironment) -> LayoutSection
  ) -> AgreementLayout {
    var result = AgreementLayout(name, Layout { _, environment in section(environment) })
    result.widths = widths
    return result
  }

  private static func row(of count: Int, height: LayoutDimension = .absolute(100)) -> LayoutSection
  {
    LayoutSection(
      group: .horizontal(
        width: .fractionalWidth(1), height: height,
        .item(
          width: .fractionalWidth(1), height: height.isEstimated ? height : .fractionalHeight(1)),
        count: count))
  }

  private static var switching: [AgreementLayout] {
    let widths = [599.49, 599.5, 699.99, 700, 1200, 1200.1]
    return [LayoutDimension.absolute(100), .estimated(44)].map { height in
      provided("provider of columns \(height)", widths: widths) { environment in
        let width = environment.container.width
        return row(of: width < 599.5 ? 1 : width < 700 ? 2 : width <= 1200 ? 3 : 4, height: height)
      }
    } + [
      provided("provider of rows, scrolling and lines", widths: [500, 640.25, 640.24, 1000]) {
        switch $0.container.width {
        case ..<500: row(of: 1, height: .uniformAcrossSiblings(44))
        case ..<640.25:
          LayoutSection(
            content: .flow(
              FlowLayout(
                itemSize: LayoutSize(width: .estimated(80), height: .estimated(30)),
                interItemSpacing: 6, lineSpacing: 9)))
        case ..<1000:
          LayoutSection(
            group: .vertical(
              width: .fractionalWidth(0.3), height: .absolute(90),
              [.item(width: .fractionalWidth(1), height: .absolute(90))]), interGroupSpacing: 7,
            orthogonalScrolling: .continuous)
        default: row(of: 5, height: .estimated(44))
        }
      }
    ]
  }

  /// Lengths that the closure makes from the width and the height of the window.
  private static var computed: [AgreementLayout] {
    [
      provided("provider of squares") { environment in
        let width = environment.container.width
        let count = max(1, (width / 210).rounded(.down))
        let side = LayoutDimension.absolute((width - (count - 1) * 7) / count)
        return LayoutSection(
          group: .horizontal(
            width: .fractionalWidth(1), height: side, spacing: .fixed(7),
            [.item(width: side, height: side)]), interGroupSpacing: 7)
      },
      provided("provider of rows of the window") { environment in
        row(of: 3, height: .absolute(environment.container.height / 5 + 20))
      },
    ]
  }

  private static var custom: [AgreementLayout] {
    let ring = CustomFrames { environment in
      let size = environment.container
      return (0..<6).map { index in
        let column = Double([0, 1, 2, 2, 1, 0][index])
        return Frame(
          x: column * size.width / 3 + 3.5, y: index < 3 ? 10 * column : size.height / 2,
          width: size.width / 3 - 7, height: size.height / 2 - 25)
      }
    }
    let placed = LayoutGroup(
      size: LayoutSize(width: .fractionalWidth(1), height: .fractionalWidth(0.3)),
      content: .custom(ring), contentInsets: EdgeInsets(all: 4))
    let narrow = LayoutGroup(
      size: LayoutSize(width: .fractionalWidth(0.5), height: .absolute(160)),
      content: .custom(ring),
      edgeSpacing: EdgeSpacing(leading: .flexible(0), top: .fixed(6), bottom: .fixed(3)))
    let beside = LayoutGroup.horizontal(
      width: .fractionalWidth(1), height: .absolute(160),
      [.group(narrow), .item(width: .fractionalWidth(0.5), height: .fractionalHeight(0.8))])
    return [
      ("custom group", placed), ("custom group at the end", narrow),
      ("custom group beside an item", beside),
    ].map { name, group in
      AgreementLayout(
        name,
        .section(
          LayoutSection(
            group: group, contentInsets: EdgeInsets(top: 3, leading: 4, bottom: 5, trailing: 6),
            interGroupSpacing: 8)))
    } + [
      provided("custom group that the width gives its items") { environment in
        let count = Int(environment.container.width / 300) + 1
        let frames = CustomFrames { environment in
          (0..<count).map {
            let part = environment.container.width / Double(count)
            return Frame(
              x: Double($0) * part, y: Double($0 * 12), width: part * 0.9, height: 70)
          }
        }
        return LayoutSection(
          group: LayoutGroup(
            size: LayoutSize(width: .fractionalWidth(1), height: .absolute(200)),
            content: .custom(frames)))
      }
    ]
  }

  /// Columns whose last one ends where its items do.
  private static var trimmed: [AgreementLayout] {
    let item = LayoutSubitem.item(width: .fractionalWidth(1), height: .absolute(30))
    let spacings = [Spacing.fixed(0), .fixed(10), .flexible(10)]
    var layouts = spacings.map { spacing in
      AgreementLayout(
        "columns of 100 with \(spacing)",
        .section(
          LayoutSection(
            group: .vertical(
              width: .fractionalWidth(1), height: .absolute(100), spacing: spacing, [item]),
            contentInsets: EdgeInsets(top: 5, bottom: 9), interGroupSpacing: 11)))
    }
    let column = LayoutSubitem.group(
      .vertical(width: .fractionalWidth(0.5), height: .fractionalHeight(1), [item]))
    let columns = LayoutGroup.horizontal(
      width: .fractionalWidth(1), height: .absolute(130), [column])
    layouts.append(
      AgreementLayout("columns beside columns", .section(LayoutSection(group: columns))))
    return layouts
  }

  private static var spaced: [AgreementLayout] {
    let edges = EdgeSpacing(
      leading: .fixed(4), top: .fixed(5), trailing: .fixed(6), bottom: .fixed(7))
    let tile = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(0.25), height: .fractionalHeight(0.5)),
      edgeSpacing: edges)
    let wide = LayoutSubitem.item(width: .fractionalWidth(0.4), height: .fractionalWidth(0.1))
    var repeating = LayoutGroup(
      size: LayoutSize(width: .fractionalWidth(0.8), height: .fractionalHeight(0.2)),
      content: .repeating(.horizontal, wide, 3), interItemSpacing: .fixed(5))
    repeating.edgeSpacing = edges
    let fixed = LayoutSize(width: .absolute(130), height: .absolute(33))
    return [
      AgreementLayout(
        "room around each item",
        .section(
          LayoutSection(
            group: .horizontal(
              width: .fractionalWidth(1), height: .absolute(100), [.item(tile)])))),
      AgreementLayout(
        "more items than fit", .section(LayoutSection(group: repeating, interGroupSpacing: 2))),
      AgreementLayout(
        "lines of equal items",
        .section(
          LayoutSection(
            content: .flow(FlowLayout(itemSize: fixed, interItemSpacing: 5, lineSpacing: 4)),
            contentInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))),
    ]
  }

  /// Rows that are all as tall as the tallest of the section.
  private static var uniform: [AgreementLayout] {
    let even = LayoutDimension.uniformAcrossSiblings(44)
    let text = LayoutSubitem.item(width: .fractionalWidth(0.5), height: .estimated(44))
    let picture = LayoutSubitem.item(width: .fractionalWidth(1), height: .absolute(50.3))
    let line = LayoutSubitem.item(width: .fractionalWidth(1), height: .estimated(44))
    let column = LayoutSubitem.group(
      .vertical(
        width: .fractionalWidth(0.5), height: .estimated(44), spacing: .fixed(7), [line, line]))
    let pictured = LayoutSubitem.group(
      .vertical(
        width: .fractionalWidth(0.5), height: .estimated(44), spacing: .fixed(3),
        [line, picture, line]))
    let evenText = LayoutSubitem.item(width: .fractionalWidth(1), height: even)
    let groups: [(String, LayoutGroup)] = [
      (
        "even rows of even texts",
        .horizontal(
          width: .fractionalWidth(1), height: even, spacing: .fixed(9),
          .item(width: .fractionalWidth(1), height: even), count: 3)
      ),
      ("even rows of texts", .horizontal(width: .fractionalWidth(1), height: even, [text])),
      (
        "even rows of a picture and an even text",
        .vertical(
          width: .fractionalWidth(1), height: even, spacing: .fixed(6), [picture, evenText])
      ),
      (
        "even rows of one text", .vertical(width: .fractionalWidth(1), height: even, [evenText])
      ),
      (
        "even rows of three texts",
        .vertical(
          width: .fractionalWidth(1), height: even, spacing: .fixed(6), [line, picture, line])
      ),
      (
        "even rows of a text beside a column",
        .horizontal(width: .fractionalWidth(1), height: even, [text, column])
      ),
      (
        "even rows of two columns",
        .horizontal(width: .fractionalWidth(1), height: even, [column, pictured])
      ),
    ]
    return groups.map { name, group in
      AgreementLayout(
        name,
        .section(
          LayoutSection(
            group: group, contentInsets: EdgeInsets(top: 5, bottom: 8), interGroupSpacing: 12.5)))
    }
  }
}
