import VitrineLayout
import VitrineModel
import VitrineText

/// Where badges stand on their items: `badges: bottom start`, or
/// `badges: { at: top end, offset: [30%, -30%] }`.
extension Declarations {
  mutating func badge(_ member: SourceValue.Member) -> SupplementaryItem? {
    guard case .object = member.value.content else {
      return anchor(member).map { supplementary(at: $0, by: nil, offset: $0.inwards) }
    }
    let noted = diagnostics.count
    var edges: LayoutAnchor.Edges = [.top, .trailing]
    var own: LayoutAnchor.Edges?
    var parts: (OffsetPart, OffsetPart)?
    var size = Self.badgeSize
    for option in members(of: member.value, of: .badges) ?? [] {
      switch option.key {
      case "at": edges = anchor(option) ?? edges
      case "by": own = anchor(option)
      case "offset": parts = offset(option)
      case "width": size.width = side(option, along: .horizontal) ?? size.width
      default: size.height = side(option, along: .vertical) ?? size.height
      }
    }
    guard diagnostics.count == noted else { return nil }
    var result = supplementary(
      at: edges, by: own, offset: parts ?? (own == nil ? edges.inwards : (.pixels(0), .pixels(0))))
    result.size = size
    return result
  }

  private static let badgeSize = LayoutSize(width: .estimated(40), height: .estimated(20))

  /// The item's anchor holds the pixels of an offset, the badge's own the parts of its size.
  private func supplementary(
    at edges: LayoutAnchor.Edges, by own: LayoutAnchor.Edges?, offset: (OffsetPart, OffsetPart)
  ) -> SupplementaryItem {
    let pixels = Point(x: offset.0.pixels, y: offset.1.pixels)
    let parts = Point(x: offset.0.part, y: offset.1.part)
    return SupplementaryItem(
      kind: LayoutSupplements.badge, size: Self.badgeSize,
      containerAnchor: LayoutAnchor(edges: edges, offset: .absolute(pixels)),
      itemAnchor: LayoutAnchor(edges: own ?? edges, offset: .fractional(parts)))
  }

  private mutating func anchor(_ member: SourceValue.Member) -> LayoutAnchor.Edges? {
    guard let name = text(member) else { return nil }
    if let anchor = LayoutAnchor.Edges.named.first(where: { $0.key == name }) {
      return anchor.value
    }
    note(
      .unknownValue(
        name, of: member.key, among: LayoutAnchor.Edges.named.map(\.key),
        at: location(of: member.value)))
    return nil
  }

  /// A length of the same side of the item.
  private mutating func side(
    _ option: SourceValue.Member, along axis: Axis
  ) -> LayoutDimension? {
    guard let length = dimension(option, along: axis) else { return nil }
    switch (length, axis) {
    case (.fractionalHeight, .horizontal), (.fractionalWidth, .vertical):
      note(
        .unfitLength(
          option.value.scalarText ?? "", of: option.key,
          because: "a badge has a part of the same side of its item, such as 50%, or a length",
          at: location(of: option.value)))
      return nil
    default: return length
    }
  }
}

// MARK: Offsets

extension Declarations {
  /// One of the two numbers of an offset.
  enum OffsetPart {
    case pixels(Double)

    /// Of the same side of what is moved.
    case part(Double)

    var pixels: Double { if case .pixels(let length) = self { length } else { 0 } }
    var part: Double { if case .part(let part) = self { part } else { 0 } }
  }

  /// `[8, -4]` or `[30%, -30%]`: towards the end, then downwards.
  mutating func offset(_ member: SourceValue.Member) -> (OffsetPart, OffsetPart)? {
    if case .list(let values) = member.value.content, values.count == 2,
      let x = OffsetPart(values[0]), let y = OffsetPart(values[1])
    {
      return (x, y)
    }
    wrongType(member, "two distances, as in [8, -4] or [30%, -30%]")
    return nil
  }
}

extension Declarations.OffsetPart {
  fileprivate init?(_ value: SourceValue) {
    switch value.content {
    case .number(let number): self = .pixels(number.value)
    case .text(let text):
      let sign = text.first == "-" ? -1.0 : 1
      let digits = text.dropFirst(sign < 0 ? 1 : 0).dropLast()
      guard text.last == "%", let part = Double(plain: digits) else { return nil }
      self = .part(sign * part / 100)
    case .null, .bool, .list, .object: return nil
    }
  }
}

extension LayoutAnchor.Edges {
  /// The words for the nine places of a box.
  static let named: KeyValuePairs<String, LayoutAnchor.Edges> = [
    "top start": [.top, .leading], "top": .top, "top end": [.top, .trailing],
    "start": .leading, "center": [], "end": .trailing,
    "bottom start": [.bottom, .leading], "bottom": .bottom, "bottom end": [.bottom, .trailing],
  ]

  /// 8 px off the named edges.
  fileprivate var inwards: (Declarations.OffsetPart, Declarations.OffsetPart) {
    func part(_ start: Self, _ end: Self) -> Declarations.OffsetPart {
      .pixels(contains(start) ? 8 : contains(end) ? -8 : 0)
    }
    return (part(.leading, .trailing), part(.top, .bottom))
  }
}
