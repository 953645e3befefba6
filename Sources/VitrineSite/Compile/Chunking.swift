import VitrineLayout

/// How a long list is divided into chunks that a browser skips while they are off screen.
///
/// Where possible, a chunk ends with a group at every width, so its length is a multiple of the
/// item counts of all groups.
struct Chunking {
  /// The item counts of chunks in ascending order. There are several if some widths have chunks of
  /// their own. Each is a multiple of the one before, so chunks fit into larger ones.
  let lengths: [Int]

  /// The usual item count of a chunk: a few screens. A browser lays out a chunk completely or not
  /// at all.
  static let minItems = 64

  /// The maximum number of rows of known height in a chunk. At zoom levels off the grid of .25 px,
  /// browsers lose up to 1/64 px per row, which adds up to a difference from the chunk's declared
  /// height.
  static let maxRows = 64

  /// The maximum number of items in a chunk whose height depends on content. The number is
  /// divisible by many column counts, and laying out that many is still a tenth of the work of a
  /// long list.
  static let maxItems = 840

  /// A width, in CSS pixels, that few lists exceed. Chunks do not grow to suit wider lists.
  static let usualWidth = 1440.0

  /// Returns nil if no length fits.
  ///
  /// Structures whose items are placed by their index in a chunk come first, then the others from
  /// narrow to wide. If the group of a later one would make chunks too long, chunks end within its
  /// rows, or its items are laid out as in a single list.
  init?(_ structures: [LayoutStructure]) {
    var multiple = 1
    var maximum = Int.max
    let (placedThrough, others) = (
      structures.filter(\.reachesThroughParts), structures.filter { !$0.reachesThroughParts }
    )
    for structure in others + placedThrough {
      guard case .groups(let group) = structure.pattern, structure.pattern.isStacked else {
        guard structure.reachesThroughParts else { return nil }
        continue
      }
      guard group.stacks.isEmpty else { return nil }
      let isUsual = structure.widths.lowerBound < Self.usualWidth
      let own =
        group.length != nil
        ? Self.maxRows * group.leaves.count : isUsual ? Self.maxItems : Self.minItems
      let next = leastCommonMultiple(multiple, group.leaves.count)
      if next == multiple || next <= min(maximum, own) {
        multiple = next
        if group.length != nil { maximum = min(maximum, own) }
      } else if !structure.reachesThroughParts {
        return nil
      }
    }
    guard structures.contains(where: \.pattern.isStacked) else { return nil }
    let length = multiple * max(1, Self.minItems / multiple)
    let reachesThrough = structures.allSatisfy(\.reachesThroughParts)
    lengths = reachesThrough ? Self.lengths(within: length, suiting: structures) : [length]
  }

  /// Returns `maximum`, preceded by divisors of it that suit as many usual widths as possible. Each
  /// is a few times the one before.
  private static func lengths(within maximum: Int, suiting structures: [LayoutStructure]) -> [Int] {
    guard maximum > 2 * minItems else { return [maximum] }
    let counts = Set(
      structures.filter { $0.widths.lowerBound < usualWidth }.compactMap { structure in
        if case .groups(let group) = structure.pattern { group.leaves.count } else { nil }
      })
    var lengths = [1]
    for sizes in [24...minItems, 2 * minItems - 8...3 * minItems] {
      let suited = sizes.filter { maximum % $0 == 0 && $0 % lengths[lengths.count - 1] == 0 }
        .map { size in (size: size, suited: counts.count { size % $0 == 0 }) }
      guard let best = suited.max(by: { ($0.suited, -$0.size) < ($1.suited, -$1.size) }) else {
        continue
      }
      lengths.append(best.size)
    }
    return lengths.dropFirst() + [maximum]
  }

  /// Returns how chunks contain the rows of `structure`.
  func form(of structure: LayoutStructure) -> ChunkForm {
    structure.chunkForm(among: lengths)
  }

  /// Returns the rules of chunks that end with a group. `estimate` is the distance between groups
  /// if it depends on content, and `badgeOverflow` is how far badges extend beyond items. Both are
  /// in CSS pixels.
  func rules(
    of group: GroupStructure<AffineLength>, at level: Int, placement: Placement, estimate: Double,
    badgeOverflow: Double
  ) -> [Rule] {
    let rows = lengths[level] / group.leaves.count
    let lastCount = countInLast(at: level)
    let rowsOfLast =
      group.leaves.count == 1 ? lastCount : "round(up,\(lastCount)/\(group.leaves.count),1)"
    return rules(
      of: group, at: level, placement: placement, gap: group.spacing.css,
      part: skipping(badgeOverflow: badgeOverflow) + [
        size(of: group, rows: rows, estimate: estimate)
      ],
      last: size(of: group, rows: rowsOfLast, estimate: estimate))
  }

  /// Returns the rules of chunks that may end within a row of `group`.
  ///
  /// That row is also the first row of the next chunk, which starts higher by its height. The next
  /// chunk covers the end of this one, so only its items may receive pointer events.
  func overlappingRules(
    of group: GroupStructure<AffineLength>, at level: Int, placement: Placement,
    badgeOverflow: Double
  ) -> [Rule] {
    let count = group.leaves.count
    let step = "(\((group.length ?? .zero).pitch) + \(group.spacing.terms()))"
    func size(end: String) -> Declaration {
      let rows = "(round(up,\(end)/\(count),1) - round(down,var(--f)/\(count),1))"
      return Declaration("block-size", "calc(\(rows)*\(step) - \(group.spacing.terms()))")
    }
    let gap = "calc(\(group.spacing.terms()) - min(1,mod(var(--f),\(count)))*\(step))"
    let nesting = PartNesting(depth: lengths.count)
    return rules(
      of: group, at: level, placement: placement, gap: gap,
      part: [Declaration("pointer-events", "none")] + skipping(badgeOverflow: badgeOverflow)
        + [size(end: "(var(--f) + \(lengths[level]))")],
      last: size(end: "var(--count)"))
      + [nesting.throughParts(Rule(Rule.items, [Declaration("pointer-events", "auto")]))]
  }

  /// Returns the rules of a list whose items are skipped one by one, because no chunk ends with a
  /// row.
  func itemRules(
    of group: GroupStructure<AffineLength>, placement: Placement, estimate: Double,
    badgeOverflow: Double
  ) -> [Rule] {
    let height = estimate - group.spacing.constant
    let items = Rule(
      Rule.items,
      skipping(badgeOverflow: badgeOverflow) + [
        Declaration("contain-intrinsic-block-size", "auto \(height.rounded().pixels)")
      ])
    let nesting = PartNesting(depth: lengths.count)
    return (GroupRules(group: group, placement: placement).rules + [items])
      .map(nesting.throughParts).joiningEqualSelectors
  }

  /// Returns the number of items in the last chunk of a level, as a CSS expression.
  private func countInLast(at level: Int) -> String {
    "(mod(var(--count) - 1,\(lengths[level])) + 1)"
  }

  /// Returns the rules of a list of chunks. All chunks have the declarations `part`, the last one
  /// also has `last`, and `gap` separates them.
  private func rules(
    of group: GroupStructure<AffineLength>, at level: Int, placement: Placement, gap: String,
    part: [Declaration], last: Declaration
  ) -> [Rule] {
    let nesting = PartNesting(depth: lengths.count)
    var chunk = GroupRules(group: group, placement: placement)
    chunk.group.insets.top = .zero
    chunk.group.insets.bottom = .zero
    chunk.ownIndex = "mod(var(--i),\(lengths[level]))"
    let list = [
      Declaration("display", "block"), Declaration("margin", "0"),
      Declaration("padding", "\(group.insets.top.css) 0 \(group.insets.bottom.css)"),
    ]
    let rules =
      [Rule("", list)]
      + chunk.fullGroups.map { nesting.onParts($0, at: level) }
      + chunk.lastGroup.map { nesting.onLastPart($0, at: level) }
      + nesting.between([Declaration("margin-block-start", gap)], at: level)
      + nesting.each(part, last: [last], at: level)
    return rules.joiningEqualSelectors
  }

  /// Returns the declarations that let a browser skip a box while it is off screen, without
  /// clipping badges and focus rings that extend a little beyond it.
  private func skipping(badgeOverflow: Double) -> [Declaration] {
    [
      Declaration("content-visibility", "auto"),
      Declaration("overflow-clip-margin", max(24, badgeOverflow).pixels),
    ]
  }

  /// Returns the height of `rows` rows. It is exact if heights are known; otherwise the browser
  /// remembers the last rendered height.
  private func size(
    of group: GroupStructure<AffineLength>, rows: Int, estimate: Double
  ) -> Declaration {
    guard let pitch = group.length?.pitch else {
      return Declaration(
        "contain-intrinsic-block-size", "auto \((estimate * Double(rows)).rounded().pixels)")
    }
    let spacing = group.spacing * Double(rows - 1)
    let gaps = spacing == .zero ? "" : " + \(spacing.terms())"
    return Declaration("block-size", "calc(\(rows)*\(pitch)\(gaps))")
  }

  /// The same, with `rows` as a CSS expression.
  private func size(
    of group: GroupStructure<AffineLength>, rows: String, estimate: Double
  ) -> Declaration {
    guard let pitch = group.length?.pitch else {
      return Declaration(
        "contain-intrinsic-block-size", "auto calc(\(rows)*\(estimate.rounded().pixels))")
    }
    let spacing = group.spacing == .zero ? "" : " + \(group.spacing.terms())"
    let end = group.spacing == .zero ? "" : " - \(group.spacing.terms())"
    return Declaration("block-size", "calc(\(rows)*(\(pitch)\(spacing))\(end))")
  }
}

extension SectionPattern<AffineLength> {
  /// Whether chunks can contain its rows: they do not scroll sideways, and no row's height depends
  /// on the tallest of all rows.
  var isStacked: Bool {
    guard case .groups(let group) = self else { return false }
    return group.scrolling == .none && !group.isUniform
  }
}

extension LayoutStructure {
  /// Whether items in inner lists can be placed as if those lists did not exist: by one rule for
  /// all items, or by the index that each carries.
  var reachesThroughParts: Bool {
    guard badgeBoxes?.areAlike ?? true else { return false }
    return switch pattern {
    case .groups(let group) where group.scrolling == .none: group.columnStep != nil
    case .groups(let group): group.leaves.count == 1
    case .flow, .nothing, .unsupported: true
    }
  }
}

extension [Rule] {
  /// Merges rules with the same selector into the first of them. This is safe because no rule in
  /// between sets the same properties.
  fileprivate var joiningEqualSelectors: [Rule] {
    reduce(into: []) { joined, rule in
      if let index = joined.firstIndex(where: { $0.selector == rule.selector }) {
        joined[index].declarations += rule.declarations
      } else {
        joined.append(rule)
      }
    }
  }
}

private func leastCommonMultiple(_ a: Int, _ b: Int) -> Int {
  var (divisor, rest) = (a, b)
  while rest != 0 { (divisor, rest) = (rest, divisor % rest) }
  return a / divisor * b
}
