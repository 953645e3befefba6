import VitrineFormats
import VitrineLayout

extension BoundarySupplementaryItem {
  /// Returns a header or footer that is as wide as the section and as tall as its content.
  static func plain(_ kind: String, _ side: Alignment) -> BoundarySupplementaryItem {
    BoundarySupplementaryItem(
      kind: kind, size: LayoutSize(width: .fractionalWidth(1), height: .estimated(44)),
      alignment: side)
  }
}

/// A header or footer, as declared.
struct BoundaryDeclaration {
  fileprivate var item: BoundarySupplementaryItem
  fileprivate var isInset: Bool?

  /// The keys of a header (`.top`) or a footer (`.bottom`).
  static func keys(
    _ side: BoundarySupplementaryItem.Alignment
  ) -> ContentKeys<BoundaryDeclaration> {
    ContentKeys(
      "a header or footer",
      [
        ContentKey(
          "pinned", .flag, \.item.pinsToVisibleBounds, "Whether it stays visible while scrolling."),
        ContentKey("at", .boundaryPlace(side), \.item.alignment, "Its position along the edge."),
        ContentKey(
          "width", .boundaryWidth, \.item.size.width, "The width; by default the whole edge."),
        ContentKey(
          "height", .boundaryHeight(side), \.item.size.height,
          "The height; by default that of its content."),
        ContentKey(
          "offset", .boundaryOffset(side), \.item.offset,
          "The offset towards the end, and downwards."),
        ContentKey("inset", .flag, \.isInset, "Whether it keeps out of the insets."),
      ],
      refused: [
        "extends":
          "headers and footers always take up their own space, so that they do not hide items"
      ])
  }

  static func schema(
    _ side: BoundarySupplementaryItem.Alignment, _ description: String
  ) -> JSONSchema {
    let pinning = JSONSchema.choice(Pinning.allCases.map(\.rawValue))
    return .described(description, .either([pinning, .map(keys(side).schema)]))
  }

  enum Pinning: String, CaseIterable {
    case pinned, free
  }
}

extension DeclarationReader {
  mutating func boundary(
    _ member: SourceValue.Member, _ side: BoundarySupplementaryItem.Alignment,
    isInset: inout Bool?
  ) -> BoundarySupplementaryItem? {
    var result = BoundaryDeclaration(item: .plain(member.key, side))
    guard case .object = member.value.content else {
      guard let pinning = choice(member, of: BoundaryDeclaration.Pinning.self) else { return nil }
      result.item.pinsToVisibleBounds = pinning == .pinned
      return result.item
    }
    read(member.value, by: BoundaryDeclaration.keys(side), into: &result)
    if let own = result.isInset, let place = member.value["inset"] {
      if let other = isInset, other != own {
        error(
          "unequal insets", at: place,
          "the header and the footer have different values of 'inset'",
          hint: "use the same value of 'inset' for both")
      }
      isInset = own
    }
    if result.item.pinsToVisibleBounds, result.item.offset.y != 0,
      let offset = member.value["offset"]
    {
      notAnOffset(offset, hint: "headers and footers that stay in sight touch the items")
    }
    return result.item
  }

  fileprivate mutating func notAnOffset(_ value: SourceValue, hint: String) {
    error("not an offset", at: value, "this 'offset' is not possible here", hint: hint)
  }
}

extension ContentType<BoundarySupplementaryItem.Alignment> {
  /// `top`, `top start` or `top end` for a header, and `bottom`, `bottom start` or `bottom end` for
  /// a footer.
  fileprivate static func boundaryPlace(_ side: Value) -> Self {
    side == .top
      ? .choice(among: ["top": .top, "top start": .topLeading, "top end": .topTrailing])
      : .choice(
        among: ["bottom": .bottom, "bottom start": .bottomLeading, "bottom end": .bottomTrailing])
  }
}

extension ContentType<LayoutDimension> {
  fileprivate static var boundaryWidth: Self {
    Self(.length(ofContent: false)) { member, reader in
      guard let width = reader.dimension(member, along: .horizontal) else { return nil }
      guard width.isEstimated else { return width }
      reader.notALength(
        member,
        hint: "a header or footer is as wide as the section, or has a width such as 200 or 50%")
      return nil
    }
  }

  fileprivate static func boundaryHeight(
    _ side: BoundarySupplementaryItem.Alignment
  ) -> Self {
    Self(.reference("length")) { member, reader in
      guard let height = reader.dimension(member, along: .vertical) else { return nil }
      if !height.isEstimated {
        reader.warn(
          "text in a fixed height", at: member.value,
          "a \(side.nameOfEdge) of fixed height may cut off its text",
          hint: "remove the height: it then follows the text")
      }
      return height
    }
  }
}

extension ContentType<Point> {
  /// An offset such as `[8, -4]`: towards the end, then downwards. It must point away from the
  /// items.
  fileprivate static func boundaryOffset(
    _ side: BoundarySupplementaryItem.Alignment
  ) -> Self {
    Self(.list(.number(from: -.infinity), minimum: 2, maximum: 2)) { member, reader in
      guard let parts = reader.offset(member) else { return nil }
      guard case (.pixels(let x), .pixels(let y)) = parts else {
        reader.notAnOffset(
          member.value, hint: "use pixels, as in [8, \(side == .top ? -4 : 4)]")
        return nil
      }
      if side == .top ? y <= 0 : y >= 0 { return Point(x: x, y: y) }
      reader.notAnOffset(
        member.value,
        hint: "a \(side.nameOfEdge) over the items would hide them: move it away from them")
      return nil
    }
  }
}

extension BoundarySupplementaryItem.Alignment {
  /// The word for an item above (`.top`) or below the other items, for messages.
  fileprivate var nameOfEdge: String { self == .top ? "header" : "footer" }
}
