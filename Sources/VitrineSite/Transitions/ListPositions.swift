import VitrineLayout

/// The positions of a list's items at each width.
struct ListPositions {
  private let ranges: [(widths: Range<Double>, places: ItemPositions?)]
  private let itemCount: Int

  /// Whether the layout has a header or footer around the list.
  let hasBoundaries: Bool

  /// Page containers are wider than this, in CSS pixels.
  private static let narrowest = 280.0

  /// The positions of `itemCount` items. Returns nil if the layout does not determine them at any
  /// width.
  init?(_ structures: [LayoutStructure], itemCount: Int) {
    self.itemCount = itemCount
    ranges = structures.map { ($0.widths, ItemPositions($0.pattern, itemCount: itemCount)) }
    hasBoundaries = structures.contains { !$0.supplements.boundaries.isEmpty }
    if ranges.allSatisfy({ $0.places == nil }) { return nil }
  }

  /// Whether the layout determines the positions at all page widths.
  var areWhole: Bool {
    ranges.allSatisfy { $0.places != nil || $0.widths.upperBound <= Self.narrowest }
  }

  /// Whether the list scrolls at some width.
  var scroll: Bool { ranges.contains { $0.places?.scrolls ?? false } }

  /// Whether all items have the same size at each width.
  var haveOneSize: Bool { ranges.allSatisfy { $0.places?.haveOneSize ?? true } }

  /// Returns the rules of items that come from this list: `.from-NUMBER`.
  func originRules(number: Int, haveSize: Bool) -> [UInt8] {
    rules("from-\(number)") { $0.corner(of: "o") + (haveSize ? $0.size(of: "o") : []) }
  }

  /// Returns the rules of items that are in this list: `.to-NUMBER`.
  func positionRules(number: Int, haveSize: Bool) -> [UInt8] {
    rules("to-\(number)") { places in
      let end = places.scrolls ? places.end(of: itemCount) : Self.boundless
      return places.corner(of: "n") + (haveSize ? places.size(of: "n") : [])
        + (scroll ? [Declaration("--end", end)] : [])
    }
  }

  /// Longer than the distance that any item moves.
  private static let boundless = "100000px"

  /// Returns the rules that set `property` to the height of the list, for `selector`.
  func heightRules(_ property: String, for selector: String) -> [UInt8] {
    rules(selector) { [Declaration(property, "calc(\($0.height(of: itemCount)))")] }
  }

  /// Returns the rules of all widths. Nothing moves if one end is unknown.
  private func rules(_ selector: String, _ declarations: (ItemPositions) -> [Declaration])
    -> [UInt8]
  {
    var sheet = RuleSheet(
      ranges: ranges.map { widths, places in
        (widths, [Rule("", places.map(declarations) ?? [Declaration("--on", "none")])])
      })
    sheet.hoist()
    return sheet.bytes(listClass: selector, partDepth: 0)
  }
}
