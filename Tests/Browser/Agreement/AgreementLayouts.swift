import VitrineLayout

extension AgreementLayout {
  /// Every preset with every value of its options, described rows and columns, and layouts of the
  /// Swift model and of closures.
  static let named = presets + described + modelled + provided + scrolling + chosen

  private static var presets: [AgreementLayout] {
    lists + grids + carousels + galleries + flows + [byWidth, columnsByWidth, scrollingByWidth]
  }

  private static var lists: [AgreementLayout] {
    ListPreset.Style.allCases.map { AgreementLayout("list \($0)", .preset(ListPreset(style: $0))) }
  }

  private static var grids: [AgreementLayout] {
    let columns: [(String, GridPreset.Columns)] =
      [("automatic", .automatic)]
      + [1, 2, 3, 5, 8].map { ("columns \($0)", .count($0)) }
      + [80, 137.5, 240, 400].map { ("narrowest \($0)", .narrowest($0)) }
    let spaced = columns.map { name, columns in
      var preset = GridPreset(columns: columns)
      preset.room.insets = EdgeInsets(leading: 6, trailing: 3.5)
      preset.room.edges = EdgeSpacing(
        leading: .fixed(4), top: .fixed(9), trailing: .fixed(7.25), bottom: .flexible(5))
      return AgreementLayout("grid \(name) with room", .preset(preset))
    }
    return spaced
      + columns.flatMap { name, columns in
        [nil, 0, 13].map { gap in
          AgreementLayout(
            "grid \(name) gap \(gap.map { "\($0)" } ?? "automatic")",
            .preset(GridPreset(columns: columns, gap: gap)))
        }
      }
  }

  private static var carousels: [AgreementLayout] {
    CarouselPreset.Stop.allCases.flatMap { stop in
      [88, 160, 311.3].map { width in
        AgreementLayout(
          "carousel \(stop) width \(width)", .preset(CarouselPreset(width: width, stop: stop)))
      }
    }
  }

  private static var galleries: [AgreementLayout] {
    GalleryPreset.Feature.allCases.flatMap { feature in
      [1, 2, 3, 4, 5, 8].map { small in
        AgreementLayout(
          "gallery \(feature) small \(small)",
          .preset(GalleryPreset(feature: feature, small: small)))
      }
    }
  }

  private static var flows: [AgreementLayout] {
    [0, 7.3, 8, 13].map { AgreementLayout("flow gap \($0)", .preset(FlowPreset(gap: $0))) }
      + [0, 9.5].map {
        AgreementLayout("justified flow gap \($0)", .preset(FlowPreset(gap: $0, isJustified: true)))
      }
      + [
        ("of halves", .fractionalWidth(0.5), .absolute(36)),
        ("of a height between steps", .fractionalWidth(0.5), .absolute(33.3)),
        ("of parts of the width", .absolute(90), .fractionalWidth(0.1)),
        ("of parts of the window", .estimated(90), .fractionalHeight(0.0713)),
        ("of parts and texts", .fractionalWidth(0.4), .estimated(44)),
        ("wider than narrow pages", .absolute(500), .absolute(33.25)),
      ].map { (name: String, width: LayoutDimension, height: LayoutDimension) in
        let flow = FlowLayout(
          itemSize: LayoutSize(width: width, height: height), interItemSpacing: 0, lineSpacing: 6)
        let insets = EdgeInsets(top: 3, leading: 10, bottom: 5, trailing: 14)
        return AgreementLayout(
          "flow \(name)", .section(LayoutSection(content: .flow(flow), contentInsets: insets)))
      }
  }

  /// Columns of texts among layouts whose items have no lists of their own.
  private static var columnsByWidth: AgreementLayout {
    do {
      let columns = try twoColumns.section(spacing: 18)
      return AgreementLayout(
        "columns of texts by width",
        LayoutByWidth(steps: [
          .init(from: 0, layout: .preset(ListPreset())),
          .init(from: 500, layout: .preset(GridPreset(columns: .narrowest(150)))),
          .init(from: 900, layout: .section(columns)),
          .init(from: 1600, layout: .preset(CarouselPreset(width: 120))),
          .init(from: 2000, layout: .preset(FlowPreset())),
        ]))
    } catch {
      preconditionFailure("\(error)")
    }
  }

  /// A row of lists that scrolls, from some width on a grid.
  private static var scrollingByWidth: AgreementLayout {
    let column = GroupDescription(
      .vertical, width: .fractionalWidth(0.85), gap: .fixed(7.5), parts: .times(3, .item()))
    do {
      let columns = try column.section(spacing: 18, scrolling: .paging)
      return AgreementLayout(
        "columns of texts that scroll, by width",
        LayoutByWidth(steps: [
          .init(from: 0, layout: .section(columns)),
          .init(from: 900, layout: .preset(GridPreset(columns: .narrowest(150)))),
          .init(from: 1600, layout: .preset(ListPreset())),
        ]))
    } catch {
      preconditionFailure("\(error)")
    }
  }

  private static var byWidth: AgreementLayout {
    AgreementLayout(
      "by width",
      LayoutByWidth(steps: [
        .init(from: 0, layout: .preset(CarouselPreset(width: 120))),
        .init(from: 480, layout: .preset(ListPreset())),
        .init(from: 700.3, layout: .preset(GalleryPreset())),
        .init(from: 1400, layout: .preset(GridPreset(columns: .narrowest(200)))),
      ]))
  }

  /// A layout of the curator's words, which must be without fault.
  private static func described(
    _ name: String, _ description: GroupDescription, insets: EdgeInsets = .zero,
    spacing: Double? = nil, scrolling: OrthogonalScrolling = .none
  ) -> AgreementLayout {
    do {
      let section = try description.section(
        insets: insets, spacing: spacing, scrolling: scrolling)
      return AgreementLayout(name, .section(section))
    } catch {
      preconditionFailure("\(name): \(error.problem)")
    }
  }

  /// A text beside two columns of texts, the first of them with a picture.
  private static var twoColumns: GroupDescription {
    let pair = GroupDescription(.vertical, gap: .fixed(7.5), parts: .times(2, .item()))
    let pictured = GroupDescription(
      .vertical, gap: .fixed(5), parts: .of([.item(), .item(height: .absolute(80)), .item()]))
    return GroupDescription(
      .horizontal, gap: .fixed(10), parts: .of([.group(pictured), .item(), .group(pair)]))
  }

  private static var described: [AgreementLayout] {
    let column = GroupDescription.Part.group(
      GroupDescription(
        .vertical, width: .fractionalWidth(0.25), gap: .fixed(8), parts: .times(2, .item())))
    let texts = GroupDescription.Part.group(
      GroupDescription(
        .vertical, width: .fractionalWidth(0.5), gap: .fixed(8), parts: .times(3, .item())))
    let half = GroupDescription.Part.item(width: .fractionalWidth(0.5))
    let pictureAndText = GroupDescription.Part.group(
      GroupDescription(
        .vertical, gap: .fixed(6),
        parts: .of([.item(height: .fractionalWidth(0.6)), .item()])))
    return [
      described(
        "featured beside four",
        GroupDescription(
          .horizontal, height: .fractionalWidth(0.4), gap: .fixed(8),
          parts: .of([half, column, column]))),
      described(
        "four before featured",
        GroupDescription(
          .horizontal, height: .fractionalWidth(0.4), gap: .fixed(8),
          parts: .of([column, column, half])), spacing: 24),
      described(
        "three equal texts",
        GroupDescription(.horizontal, gap: .fixed(20), parts: .times(3, .item()))),
      described(
        "texts of fixed width, as many as fit",
        GroupDescription(
          .horizontal, gap: .fixed(16), parts: .of([.item(width: .absolute(220))]))),
      described(
        "pictures of fixed size, room between",
        GroupDescription(
          .horizontal, height: .absolute(120), gap: .flexible(10),
          parts: .of([.item(width: .absolute(130))])),
        insets: EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40), spacing: 12),
      described(
        "wide and narrow in turns",
        GroupDescription(
          .horizontal, height: .absolute(90), gap: .fixed(5),
          parts: .of([.item(width: .absolute(200)), .item(width: .absolute(75))]))),
      described(
        "lead beside a stack of texts",
        GroupDescription(
          .horizontal, gap: .fixed(16), parts: .of([half, texts])), spacing: 32),
      described(
        "stack of texts before the lead",
        GroupDescription(
          .horizontal, gap: .fixed(16), parts: .of([texts, half])), spacing: 32),
      described(
        "stack of texts",
        GroupDescription(.vertical, gap: .fixed(4), parts: .times(4, .item())), spacing: 40),
      described(
        "picture over text, thrice",
        GroupDescription(
          .horizontal, gap: .fixed(18),
          parts: .of([pictureAndText, pictureAndText, pictureAndText])
        ), spacing: 30),
      described(
        "text over a row of texts",
        GroupDescription(
          .vertical, gap: .fixed(10),
          parts: .of([
            .item(),
            .group(GroupDescription(.horizontal, gap: .fixed(10), parts: .times(2, .item()))),
          ])), insets: EdgeInsets(all: 12), spacing: 36),
      described("two columns of texts", twoColumns, insets: EdgeInsets(all: 9), spacing: 21),
      described(
        "a text over columns of texts",
        GroupDescription(
          .vertical, gap: .fixed(8),
          parts: .of([.item(), .item(height: .absolute(60.3)), .group(twoColumns), .item()])),
        spacing: 30),
      described(
        "rows of a part of the window",
        GroupDescription(
          .horizontal, height: .fractionalHeight(0.3), gap: .fixed(12),
          parts: .times(2, .item())), spacing: 12),
      described(
        "column of a part of the window",
        GroupDescription(
          .vertical, height: .fractionalHeight(0.75), gap: .fixed(7), parts: .times(3, .item())),
        spacing: 7),
      described(
        "column of fixed height, as many as fit",
        GroupDescription(
          .vertical, height: .absolute(500), gap: .fixed(7),
          parts: .of([.item(height: .absolute(110))])), spacing: 21),
      described(
        "scrolling columns of three",
        GroupDescription(
          .vertical, width: .fractionalWidth(0.8), height: .absolute(300), gap: .fixed(9),
          parts: .times(3, .item())), insets: EdgeInsets(top: 3, leading: 16, trailing: 16),
        spacing: 12, scrolling: .groupPaging),
      described(
        "scrolling texts, centred",
        GroupDescription(
          .vertical, width: .fractionalWidth(0.8), parts: .of([.item()])),
        insets: EdgeInsets(leading: 20, trailing: 10), spacing: 10,
        scrolling: .groupPagingCentered),
      described(
        "rows between which a gap is between steps",
        GroupDescription(
          .horizontal, height: .absolute(40), gap: .fixed(7.3), parts: .times(2, .item()))),
      described(
        "columns of texts with gaps between steps",
        GroupDescription(
          .vertical, gap: .fixed(7.3), insets: EdgeInsets(top: 3.7, leading: 1.1, bottom: 4.4),
          parts: .times(2, .item()))),
      described(
        "texts and pictures with gaps between steps",
        GroupDescription(
          .horizontal, gap: .fixed(7.3), insets: EdgeInsets(top: 3.7, leading: 1.1, bottom: 4.4),
          parts: .of([
            .group(
              GroupDescription(
                .vertical, gap: .fixed(5.3), parts: .of([.item(), .item(height: .absolute(33.3))]))),
            .item(),
          ]))),
      described(
        "scrolling columns with gaps between steps",
        GroupDescription(
          .vertical, width: .fractionalWidth(0.8), height: .absolute(300), gap: .fixed(9.7),
          parts: .times(3, .item())), scrolling: .groupPaging),
      described(
        "insets of groups",
        GroupDescription(
          .horizontal, height: .absolute(100), gap: .fixed(10),
          insets: EdgeInsets(top: 1, leading: 12, bottom: 3, trailing: 4),
          parts: .times(4, .item())), insets: EdgeInsets(top: 5, bottom: 8), spacing: 6),
    ]
  }

  /// What the curator's words cannot say.
  private static var modelled: [AgreementLayout] {
    let flexible = EdgeSpacing(leading: .flexible(4), trailing: .flexible(6))
    let tile = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(0.4), height: .absolute(60)), edgeSpacing: flexible)
    let centred = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(1), height: .estimated(40)),
      edgeSpacing: EdgeSpacing(top: .flexible(0), bottom: .flexible(0)))
    let inset = LayoutItem(
      size: LayoutSize(width: .fractionalWidth(0.5), height: .fractionalHeight(1)),
      contentInsets: EdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8))
    let square = LayoutItem(width: .fractionalWidth(1.0 / 3), height: .fractionalWidth(1.0 / 3))
    func section(_ group: LayoutGroup, spacing: Double = 0, insets: EdgeInsets = .zero)
      -> LayoutDescription
    {
      .section(LayoutSection(group: group, contentInsets: insets, interGroupSpacing: spacing))
    }
    let stack = LayoutGroup.vertical(
      width: .fractionalWidth(0.5), height: .fractionalHeight(1), spacing: .flexible(3),
      [.item(width: .fractionalWidth(1), height: .absolute(40))])
    var spaced = LayoutGroup.horizontal(
      width: .fractionalWidth(0.7), height: .absolute(30), [.item(inset)])
    spaced.edgeSpacing = EdgeSpacing(
      leading: .flexible(4), top: .fixed(5), trailing: .flexible(6), bottom: .fixed(7))
    return [
      AgreementLayout(
        "shared room around items",
        section(.horizontal(width: .fractionalWidth(1), height: .absolute(60), [.item(tile)]))),
      AgreementLayout(
        "texts in the middle of rows of fixed height",
        section(
          .horizontal(width: .fractionalWidth(1), height: .absolute(130), [.item(centred)]),
          spacing: 14)),
      AgreementLayout(
        "insets of items",
        section(
          .horizontal(width: .fractionalWidth(1), height: .absolute(100), [.item(inset)]),
          insets: EdgeInsets(top: 9, leading: 8, bottom: 7, trailing: 6))),
      AgreementLayout(
        "squares",
        section(
          .horizontal(
            width: .fractionalWidth(1), height: .fractionalWidth(1.0 / 3), spacing: .fixed(5),
            [.item(square)]), spacing: 5)),
      AgreementLayout(
        "columns with room shared",
        section(
          .horizontal(
            width: .fractionalWidth(1), height: .absolute(333), spacing: .fixed(5), [.group(stack)]),
          spacing: 5)),
      AgreementLayout("groups with room around", section(spaced, spacing: 8)),
    ]
  }
}
