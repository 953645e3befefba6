import VitrineLayout

/// The rules of what is attached to the items of a list: their badges.
///
/// A cell marks its badge with `.corner`, in an element of the item's own size. What the cell says
/// of its place gives way to the layout's.
struct CornerRules {
  let item: SupplementaryItem

  /// Nil where items have nothing attached, or not all of them the same.
  init?(_ supplements: SupplementStructure<AffineLength>) {
    guard let first = supplements.attached.first, let item = first.first,
      supplements.attached.allSatisfy({ $0 == first })
    else { return nil }
    self.item = item
  }

  var rule: Rule {
    let (held, own) = (item.containerAnchor.point, (item.itemAnchor ?? item.containerAnchor).point)
    let anchors = [item.containerAnchor, item.itemAnchor].compactMap(\.self)
    let x = shift(anchors, \.x, from: held.x == 1 ? 1 - own.x : -own.x)
    let y = shift(anchors, \.y, from: held.y == 1 ? 1 - own.y : -own.y)
    let declarations = [
      Declaration("position", "absolute"), Declaration("z-index", "\(item.zIndex)"),
      Declaration("margin", "0"),
      Declaration("inset-block", edges(held.y)), Declaration("inset-inline", edges(held.x)),
      Declaration("inline-size", length(item.size.width, content: "max-content")),
      Declaration("max-inline-size", "none"),
      Declaration("block-size", length(item.size.height, content: "auto")),
      Declaration("translate", "calc((\(x))*var(--dir,1)) \(y == "0px" ? "0" : "calc(\(y))")"),
    ]
    return Rule(
      " .corner", declarations.map { Declaration($0.property, $0.value + "!important") })
  }

  /// How far it reaches out of items at their top and bottom, in CSS pixels; what content decides
  /// is guessed.
  var overhang: Double {
    let held = item.containerAnchor.point
    let own = (item.itemAnchor ?? item.containerAnchor).point
    let size: Size
    switch item.size.height {
    case .fractionalWidth, .fractionalHeight: return 0
    case .absolute(let height), .estimated(let height), .uniformAcrossSiblings(let height):
      size = Size(width: 0, height: height)
    }
    let offset =
      item.containerAnchor.distance(for: size).y + (item.itemAnchor?.distance(for: size).y ?? 0)
    let reach =
      switch held.y {
      case 0: own.y * size.height - offset
      case 1: (1 - own.y) * size.height + offset
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
