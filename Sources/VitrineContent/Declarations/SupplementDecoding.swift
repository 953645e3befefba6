import VitrineLayout
import VitrineText

/// What stands around, behind and on the items: `header: pinned`, `background: card`,
/// `badges: top end`.
extension Declarations {
  /// The supplements among `options`; `insets` are theirs where the layout's groups have none.
  mutating func supplements(
    _ options: [SourceValue.Member], hasOwnInsets: Bool
  ) -> LayoutSupplements {
    var result = LayoutSupplements()
    var isInset: Bool?
    var insets: EdgeInsets?
    for member in options {
      switch member.key {
      case "insets" where hasOwnInsets: insets = self.insets(member)
      case "header": result.header = boundary(member, .top, isInset: &isInset)
      case "footer": result.footer = boundary(member, .bottom, isInset: &isInset)
      case "background": result.background = background(member)
      case "badges": result.badge = badge(member)
      default: continue
      }
    }
    result.followsInsets = isInset ?? true
    let saysInsets = options.contains { $0.key == "insets" }
    result.insets = insets ?? (result.background == nil || saysInsets ? .zero : Self.cardInsets)
    return result
  }

  /// What keeps items off the edge of a background.
  private static let cardInsets = EdgeInsets(all: 16)
}

// MARK: Headers and footers

extension LayoutSupplements {
  /// The insets of a row or column are those of its groups: what stands above and under these
  /// keeps off them at the sides by itself.
  mutating func keepOffInsets(of layout: LayoutDescription) {
    guard followsInsets, case .section(let section) = layout,
      case .groups(let group) = section.content
    else { return }
    let sides = EdgeInsets(
      leading: group.contentInsets.leading, trailing: group.contentInsets.trailing)
    header?.contentInsets = sides
    footer?.contentInsets = sides
  }
}

extension [LayoutByWidth.Step] {
  /// What stands above and under the items at one width stands there at all: where a layout says
  /// nothing of it, it goes with the items.
  mutating func shareSupplements() {
    let header = contains { $0.supplements.header != nil }
    let footer = contains { $0.supplements.footer != nil }
    for index in indices {
      if header, self[index].supplements.header == nil {
        self[index].supplements.header = .plain(LayoutSupplements.header, .top)
      }
      if footer, self[index].supplements.footer == nil {
        self[index].supplements.footer = .plain(LayoutSupplements.footer, .bottom)
      }
      self[index].supplements.keepOffInsets(of: self[index].layout)
    }
  }
}

extension BoundarySupplementaryItem {
  /// As wide as the section and as tall as its content.
  fileprivate static func plain(_ kind: String, _ side: Alignment) -> BoundarySupplementaryItem {
    BoundarySupplementaryItem(
      kind: kind, size: LayoutSize(width: .fractionalWidth(1), height: .estimated(44)),
      alignment: side)
  }
}

extension Declarations {
  private enum Pinning: String, CaseIterable {
    case pinned, free
  }

  private mutating func boundary(
    _ member: SourceValue.Member, _ side: BoundarySupplementaryItem.Alignment,
    isInset: inout Bool?
  ) -> BoundarySupplementaryItem? {
    var result = BoundarySupplementaryItem.plain(member.key, side)
    guard case .object = member.value.content else {
      guard let pinning = choice(member, of: Pinning.self) else { return nil }
      result.pinsToVisibleBounds = pinning == .pinned
      return result
    }
    for option in boundaryOptions(member.value) {
      switch option.key {
      case "pinned": result.pinsToVisibleBounds = bool(option) ?? false
      case "at": result.alignment = alignment(option, side) ?? side
      case "width": result.size.width = boundaryWidth(option) ?? result.size.width
      case "height":
        result.size.height = boundaryHeight(option, of: member.key) ?? result.size.height
      case "offset": result.offset = boundaryOffset(option, side) ?? .zero
      default: inset(option, &isInset)
      }
    }
    if result.pinsToVisibleBounds, result.offset.y != 0,
      let offset = member.value["offset"]
    {
      note(.notAnOffset("what stays in sight stands right at the items", at: location(of: offset)))
    }
    return result
  }

  private mutating func boundaryOptions(_ value: SourceValue) -> [SourceValue.Member] {
    var kept = value
    if case .object(let members) = value.content {
      for member in members where member.key == "extends" {
        note(
          .refusedOption(
            member.key, of: Subject.boundary.name,
            because:
              "a header or footer makes room for itself; laid over the items it would hide them",
            at: location(ofKey: member)))
      }
      kept.content = .object(members.filter { $0.key != "extends" })
    }
    return members(of: kept, of: .boundary) ?? []
  }

  private mutating func inset(_ option: SourceValue.Member, _ isInset: inout Bool?) {
    guard let own = bool(option) else { return }
    if let other = isInset, other != own { note(.unequalInsets(at: location(of: option.value))) }
    isInset = own
  }

  /// `top`, `top start` or `top end` for a header, the same at the bottom for a footer.
  private mutating func alignment(
    _ option: SourceValue.Member, _ side: BoundarySupplementaryItem.Alignment
  ) -> BoundarySupplementaryItem.Alignment? {
    let choices: KeyValuePairs<String, BoundarySupplementaryItem.Alignment> =
      side == .top
      ? ["top": .top, "top start": .topLeading, "top end": .topTrailing]
      : ["bottom": .bottom, "bottom start": .bottomLeading, "bottom end": .bottomTrailing]
    guard let name = text(option) else { return nil }
    if let choice = choices.first(where: { $0.key == name }) { return choice.value }
    let place = location(of: option.value)
    note(.unknownValue(name, of: "at", among: choices.map(\.key), at: place))
    return nil
  }

  private mutating func boundaryWidth(_ option: SourceValue.Member) -> LayoutDimension? {
    guard let width = dimension(option, along: .horizontal) else { return nil }
    guard width.isEstimated else { return width }
    note(
      .unfitLength(
        option.value.scalarText ?? "", of: option.key,
        because:
          "a header or footer is as wide as the section, or has a width such as 200 or 50%",
        at: location(of: option.value)))
    return nil
  }

  /// One that does not follow the text is a warning.
  private mutating func boundaryHeight(
    _ option: SourceValue.Member, of key: String
  ) -> LayoutDimension? {
    guard let height = dimension(option, along: .vertical) else { return nil }
    if !height.isEstimated { note(.cutBoundary(key, at: location(of: option.value))) }
    return height
  }

  /// `[8, -4]`: towards the end, and away from the items.
  private mutating func boundaryOffset(
    _ option: SourceValue.Member, _ side: BoundarySupplementaryItem.Alignment
  ) -> Point? {
    guard let parts = offset(option) else { return nil }
    guard case (.pixels(let x), .pixels(let y)) = parts else {
      note(.notAnOffset("write pixels, as in [8, -4]", at: location(of: option.value)))
      return nil
    }
    guard side == .top ? y <= 0 : y >= 0 else {
      note(
        .notAnOffset(
          "a \(side == .top ? "header" : "footer") over the items would hide them: move it away from them",
          at: location(of: option.value)))
      return nil
    }
    return Point(x: x, y: y)
  }
}

// MARK: Backgrounds

extension Declarations {
  private mutating func background(
    _ member: SourceValue.Member
  ) -> LayoutSupplements.Background? {
    typealias Style = LayoutSupplements.Background.Style
    guard case .object = member.value.content else {
      return choice(member, of: Style.self).map { LayoutSupplements.Background(style: $0) }
    }
    var result = LayoutSupplements.Background(style: .card)
    for option in members(of: member.value, of: .background) ?? [] {
      if option.key == "style" {
        result.style = choice(option, of: Style.self) ?? result.style
      } else {
        result.insets = insets(option) ?? .zero
      }
    }
    return result
  }
}
