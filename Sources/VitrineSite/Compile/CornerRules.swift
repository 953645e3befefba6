import VitrineLayout

/// The rules of what is attached to the items of a list: their badges.
///
/// A cell marks its badge with `.corner`, in an element of the item's own size. What the cell says
/// of its place gives way to the layout's; where the layout has badges on some items of a group, the
/// others show none.
struct CornerRules {
  /// What each item of a group has.
  let items: [SupplementaryItem?]

  /// Nil where no item has anything attached.
  init?(_ supplements: SupplementStructure<AffineLength>) {
    items = supplements.attached.map(\.first)
    guard items.contains(where: { $0 != nil }) else { return nil }
  }

  /// Whether all items have the same.
  var areAlike: Bool { items.allSatisfy { $0 == items[0] } }

  /// The rules where items stand in groups of `group`.
  func rules(in group: GroupStructure<AffineLength>) -> [Rule] {
    let corners = items.map(\.?.corner)
    let present = corners.compactMap(\.self)
    let common = present[0].filter { declaration in
      present.allSatisfy { $0.contains(declaration) }
    }
    let own =
      areAlike
      ? []
      : corners.enumerated().map { index, corner in
        Rule(
          group.selector(ofItem: index) + " .corner",
          corner?.filter { !common.contains($0) } ?? [Declaration("display", "none!important")])
      }
    return [Rule(" .corner", common)] + own.filter { !$0.declarations.isEmpty }
  }

  /// How far badges reach out of items at their top and bottom, in CSS pixels; what content decides
  /// is guessed.
  var overhang: Double { items.lazy.compactMap { $0?.overhang }.max() ?? 0 }
}

extension GroupStructure<AffineLength> {
  /// The item of each group that is at `index` of its items, from 0, seen from the list.
  func selector(ofItem index: Int) -> String {
    guard let number = stacks.firstIndex(where: { $0.items.contains(index) }) else {
      return Rule.items(at: index, ofEvery: leaves.count)
    }
    let place = index - stacks[number].items.lowerBound + 1
    return Rule.items(at: number, ofEvery: stacks.count) + ">:nth-child(\(place))"
  }
}

extension SupplementaryItem {
  fileprivate var corner: [Declaration] {
    let (held, own) = (containerAnchor.point, (itemAnchor ?? containerAnchor).point)
    let anchors = [containerAnchor, itemAnchor].compactMap(\.self)
    let x = shift(anchors, \.x, from: held.x == 1 ? 1 - own.x : -own.x)
    let y = shift(anchors, \.y, from: held.y == 1 ? 1 - own.y : -own.y)
    let declarations = [
      Declaration("position", "absolute"), Declaration("z-index", "\(zIndex)"),
      Declaration("margin", "0"),
      Declaration("inset-block", edges(held.y)), Declaration("inset-inline", edges(held.x)),
      Declaration("inline-size", length(size.width, content: "max-content")),
      Declaration("max-inline-size", "none"),
      Declaration("block-size", length(size.height, content: "auto")),
      Declaration("translate", "calc((\(x))*var(--dir,1)) \(y == "0px" ? "0" : "calc(\(y))")"),
    ]
    return declarations.map { Declaration($0.property, $0.value + "!important") }
  }

  fileprivate var overhang: Double {
    let held = containerAnchor.point
    let own = (itemAnchor ?? containerAnchor).point
    let reached: Size
    switch size.height {
    case .fractionalWidth, .fractionalHeight: return 0
    case .absolute(let height), .estimated(let height), .uniformAcrossSiblings(let height):
      reached = Size(width: 0, height: height)
    }
    let offset =
      containerAnchor.distance(for: reached).y + (itemAnchor?.distance(for: reached).y ?? 0)
    let reach =
      switch held.y {
      case 0: own.y * reached.height - offset
      case 1: (1 - own.y) * reached.height + offset
      default: 0.0
      }
    return max(0, reach.rounded(.up))
  }

  private func edges(_ part: Double) -> String {
    part == 0 ? "0 auto" : part == 1 ? "auto 0" : "50% auto"
  }

  /// Parts of its own size and pixels: `-70% + 4px`.
  private func shift(
    _ anchors: [LayoutAnchor], _ axis: KeyPath<Point, Double>, from start: Double
  ) -> String {
    var (part, length) = (start, 0.0)
    for anchor in anchors {
      switch anchor.offset {
      case .absolute(let offset): length += offset[keyPath: axis]
      case .fractional(let offset): part += offset[keyPath: axis]
      }
    }
    guard part != 0 else { return AffineLength(constant: length).terms() }
    let percent = Self.percent(part)
    if length == 0 { return percent }
    return
      "\(percent) \(length < 0 ? "-" : "+") \(AffineLength(constant: length.magnitude).terms())"
  }

  private func length(_ dimension: LayoutDimension, content: String) -> String {
    switch dimension {
    case .absolute(let length): length.pixels
    case .fractionalWidth(let part), .fractionalHeight(let part): Self.percent(part)
    case .estimated, .uniformAcrossSiblings: content
    }
  }

  private static func percent(_ part: Double) -> String {
    var bytes: [UInt8] = []
    appendNumber(part * 100, decimals: AffineLength.decimals, to: &bytes)
    return String(decoding: bytes, as: UTF8.self) + "%"
  }
}
