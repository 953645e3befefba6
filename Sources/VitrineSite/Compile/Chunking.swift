import VitrineLayout

/// How a long list is cut into chunks that a browser leaves out while they are off the screen.
///
/// A chunk ends where a group does at every width, so it holds a multiple of every group's items.
struct Chunking {
  /// The items of a chunk.
  let length: Int

  /// A browser lays out a whole chunk or none of it: some screens of items are enough.
  static let fewestItems = 64

  /// At zoom levels off the grid of .25 px browsers lose up to 1/64 px a row: not more than this
  /// many of them may add up against the height that a chunk is given.
  static let mostRows = 64

  /// What a chunk whose height follows its content may hold, to suit many numbers of columns. It
  /// is still a tenth of the work of a long list.
  static let mostItems = 840

  /// Lists are seldom wider, in CSS pixels: no chunk grows for it.
  static let usualWidth = 1440.0

  /// Nil where no length suits.
  ///
  /// Narrow widths go first: where a later range has a group that would make chunks too long, its
  /// items stand in the one list instead, if they can.
  init?(_ structures: [LayoutStructure]) {
    var multiple = 1
    var most = Int.max
    for structure in structures {
      guard case .groups(let group) = structure.pattern, structure.pattern.isStacked else {
        guard structure.pattern.reachesThroughParts else { return nil }
        continue
      }
      guard group.stacks.isEmpty else { return nil }
      let isUsual = structure.widths.lowerBound < Self.usualWidth
      let own =
        group.length != nil
        ? Self.mostRows * group.leaves.count : isUsual ? Self.mostItems : Self.fewestItems
      let next = leastCommonMultiple(multiple, group.leaves.count)
      if next == multiple || next <= min(most, own) {
        multiple = next
        if group.length != nil { most = min(most, own) }
      } else if !structure.pattern.reachesThroughParts {
        return nil
      }
    }
    guard structures.contains(where: \.pattern.isStacked) else { return nil }
    length = multiple * max(1, Self.fewestItems / multiple)
  }

  /// Whether chunks of this length end with a group of `pattern`.
  func cuts(_ pattern: SectionPattern<AffineLength>) -> Bool {
    guard case .groups(let group) = pattern else { return false }
    return pattern.isStacked && length % group.leaves.count == 0
  }

  /// The rules of chunks of `group`, which is estimated to be `estimate` px high where its content
  /// decides; what is attached to items reaches out by `overhang` px.
  func rules(
    of group: GroupStructure<AffineLength>, placement: Placement, estimate: Double,
    overhang: Double
  ) -> [Rule] {
    var chunk = GroupRules(group: group, placement: placement)
    chunk.group.insets.top = .zero
    chunk.group.insets.bottom = .zero
    chunk.ownIndex = "mod(var(--i),\(length))"
    let list = [
      Declaration("display", "block"), Declaration("margin", "0"),
      Declaration("padding", "\(group.insets.top.css) 0 \(group.insets.bottom.css)"),
    ]
    let between = Rule(
      ">:not(:first-child)", [Declaration("margin-block-start", group.spacing.css)])
    return [Rule("", list)] + chunk.rules.map(\.onParts) + [between]
      + [
        Rule(
          ">:not(:last-child)", skipping(overhang: overhang) + [size(of: group, estimate: estimate)]
        )
      ]
  }

  /// A list that is left out while it is off the screen; nothing that stands a little out of it,
  /// as badges and focus rings do, is cut off.
  private func skipping(overhang: Double) -> [Declaration] {
    [
      Declaration("content-visibility", "auto"),
      Declaration("overflow-clip-margin", max(24, overhang).pixels),
    ]
  }

  /// Rows of a known height add up exactly. Of others a browser keeps the height it last saw.
  private func size(
    of group: GroupStructure<AffineLength>, estimate: Double
  ) -> Declaration {
    let rows = length / group.leaves.count
    guard let pitch = group.length?.pitch else {
      return Declaration(
        "contain-intrinsic-block-size", "auto \((estimate * Double(rows)).rounded().pixels)")
    }
    let spacing = group.spacing * Double(rows - 1)
    let gaps = spacing == .zero ? "" : " + \(spacing.terms())"
    return Declaration("block-size", "calc(\(rows)*\(pitch)\(gaps))")
  }
}

extension SectionPattern<AffineLength> {
  /// Whether it has rows that chunks can hold: not where the longest of them all decides.
  fileprivate var isStacked: Bool {
    guard case .groups(let group) = self else { return false }
    return group.scrolling == .none && !group.isUniform
  }

  /// Whether items of lists within the list can be placed as if those were not there: by one rule
  /// for all, or by the index that each carries.
  var reachesThroughParts: Bool {
    switch self {
    case .groups(let group) where group.scrolling == .none: group.columnStep != nil
    case .groups(let group): group.leaves.count == 1
    case .flow, .nothing, .unsupported: true
    }
  }
}

private func leastCommonMultiple(_ a: Int, _ b: Int) -> Int {
  var (divisor, rest) = (a, b)
  while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
  return a / divisor * b
}
