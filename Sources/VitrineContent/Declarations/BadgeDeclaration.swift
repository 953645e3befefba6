import VitrineFormats
import VitrineLayout
import VitrineModel
import VitrineText

/// Where badges sit on their items, as declared: `badges: bottom start`, or `badges: { at: top end,
/// offset: [30%, -30%] }`.
struct BadgeDeclaration {
  var edges: LayoutAnchor.Edges = [.top, .trailing]

  /// The point of the badge that is anchored there, or nil for the same point as on the item.
  var own: LayoutAnchor.Edges?
  var offset: BadgeOffset?
  var size = Self.usualSize

  static let usualSize = LayoutSize(width: .estimated(40), height: .estimated(20))

  static let keys = ContentKeys<BadgeDeclaration>(
    "'badges'",
    [
      ContentKey("at", .anchor, \.edges, "The position on the item."),
      ContentKey("by", .anchor, \.own, "The part of the badge that goes there."),
      ContentKey("offset", .offset, \.offset, "The offset towards the end, and downwards."),
      ContentKey(
        "width", .badgeSide(along: .horizontal), \.size.width,
        "The width of a badge; by default that of its content."),
      ContentKey(
        "height", .badgeSide(along: .vertical), \.size.height,
        "The height of a badge; by default that of its content."),
    ])

  /// The badge as a supplementary item. Offsets in pixels go to its container anchor, offsets in
  /// fractions of the badge's size to its item anchor.
  var item: SupplementaryItem {
    let (x, y) = offset ?? (own == nil ? edges.inwards : (.pixels(0), .pixels(0)))
    return SupplementaryItem(
      kind: LayoutSupplements.badge, size: size,
      containerAnchor: LayoutAnchor(
        edges: edges, offset: .absolute(Point(x: x.pixels, y: y.pixels))),
      itemAnchor: LayoutAnchor(
        edges: own ?? edges, offset: .fractional(Point(x: x.part, y: y.part))))
  }
}

extension ContentType<SupplementaryItem> {
  static var badges: Self {
    let anchor = ContentType<LayoutAnchor.Edges>.anchor
    let keys = BadgeDeclaration.keys
    return Self(.either([anchor.schema, .map(keys.schema)])) { member, reader in
      guard case .object = member.value.content else {
        return anchor.read(member, &reader).map { BadgeDeclaration(edges: $0).item }
      }
      let noted = reader.diagnostics.count
      var result = BadgeDeclaration()
      reader.read(member.value, by: keys, into: &result)
      return reader.diagnostics.count == noted ? result.item : nil
    }
  }
}

extension ContentType<LayoutAnchor.Edges> {
  /// One of the nine positions in a box, such as `top start`.
  fileprivate static var anchor: Self { .choice(among: LayoutAnchor.Edges.named) }
}

extension ContentType<LayoutDimension> {
  /// The width or height of a badge. Percentages can only refer to the same side of the item.
  fileprivate static func badgeSide(along axis: Axis) -> Self {
    Self(.length(sides: axis == .horizontal ? "width" : "height")) { member, reader in
      guard let length = reader.dimension(member, along: axis) else { return nil }
      switch (length, axis) {
      case (.fractionalHeight, .horizontal), (.fractionalWidth, .vertical):
        reader.notALength(
          member,
          hint:
            "a badge's length is a percentage of the same side of its item, such as 50%, or a number"
        )
        return nil
      default: return length
      }
    }
  }
}

// MARK: Offsets

/// An offset towards the end, then one downwards.
typealias BadgeOffset = (OffsetPart, OffsetPart)

/// One coordinate of an offset.
enum OffsetPart {
  case pixels(Double)

  /// A fraction of the width (for x) or height (for y) of the item that moves.
  case part(Double)

  var pixels: Double { if case .pixels(let length) = self { length } else { 0 } }
  var part: Double { if case .part(let part) = self { part } else { 0 } }
}

extension ContentType<BadgeOffset> {
  fileprivate static var offset: Self {
    let distance = JSONSchema.either([
      .number(from: -.infinity), .pattern(#"^-?\#(JSONSchema.plainNumber)%$"#),
    ])
    return Self(.list(distance, minimum: 2, maximum: 2)) { $1.offset($0) }
  }
}

extension DeclarationReader {
  /// Reads an offset such as `[8, -4]` or `[30%, -30%]`.
  mutating func offset(_ member: SourceValue.Member) -> BadgeOffset? {
    if case .list(let values) = member.value.content, values.count == 2,
      let x = OffsetPart(values[0]), let y = OffsetPart(values[1])
    {
      return (x, y)
    }
    wrongType(member, "two distances, such as [8, -4] or [30%, -30%]")
    return nil
  }
}

extension OffsetPart {
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
  /// The names of the nine positions in a box.
  static let named: KeyValuePairs<String, LayoutAnchor.Edges> = [
    "top start": [.top, .leading], "top": .top, "top end": [.top, .trailing],
    "start": .leading, "center": [], "end": .trailing,
    "bottom start": [.bottom, .leading], "bottom": .bottom, "bottom end": [.bottom, .trailing],
  ]

  /// The offset that keeps a badge 8 px inside the given edges.
  fileprivate var inwards: BadgeOffset {
    func part(_ start: Self, _ end: Self) -> OffsetPart {
      .pixels(contains(start) ? 8 : contains(end) ? -8 : 0)
    }
    return (part(.leading, .trailing), part(.top, .bottom))
  }
}
