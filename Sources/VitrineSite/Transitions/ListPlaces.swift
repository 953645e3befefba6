import VitrineLayout

/// Where the items of a list stand at each width.
struct ListPlaces {
  private let ranges: [(widths: Range<Double>, slots: ItemPlaces?)]
  private let itemCount: Int

  /// Whether a header or footer of the layout stands around the list.
  let hasBoundaries: Bool

  /// The containers of pages are wider, in CSS pixels.
  private static let narrowest = 280.0

  /// Those of so many items; nil where the layout says so at no width.
  init?(_ structures: [LayoutStructure], itemCount: Int) {
    self.itemCount = itemCount
    ranges = structures.map { ($0.widths, ItemPlaces($0.pattern, itemCount: itemCount)) }
    hasBoundaries = structures.contains { !$0.supplements.boundaries.isEmpty }
    if ranges.allSatisfy({ $0.slots == nil }) { return nil }
  }

  /// Whether the layout says it at all widths of pages.
  var areWhole: Bool {
    ranges.allSatisfy { $0.slots != nil || $0.widths.upperBound <= Self.narrowest }
  }

  /// Whether the list scrolls at some width.
  var scroll: Bool { ranges.contains { $0.slots?.scrolls ?? false } }

  /// Whether all items have one size at each width.
  var haveOneSize: Bool { ranges.allSatisfy { $0.slots?.haveOneSize ?? true } }

  /// The rules of what comes from such a list: `.from-NUMBER`.
  func rulesOfOrigin(number: Int, haveSize: Bool) -> [UInt8] {
    rules("from-\(number)") { $0.corner(of: "o") + (haveSize ? $0.size(of: "o") : []) }
  }

  /// The rules of what stands in such a list: `.to-NUMBER`.
  func rulesOfPlace(number: Int, haveSize: Bool) -> [UInt8] {
    rules("to-\(number)") { slots in
      let end = slots.scrolls ? slots.end(of: itemCount) : Self.boundless
      return slots.corner(of: "n") + (haveSize ? slots.size(of: "n") : [])
        + (scroll ? [Declaration("--end", end)] : [])
    }
  }

  /// Further than anything travels.
  private static let boundless = "100000px"

  /// The rule that gives what `selector` names the height of the list.
  func rulesOfHeight(_ property: String, for selector: String) -> [UInt8] {
    rules(selector) { [Declaration(property, "calc(\($0.height(of: itemCount)))")] }
  }

  /// Nothing travels where one end is not known.
  private func rules(_ selector: String, _ declarations: (ItemPlaces) -> [Declaration]) -> [UInt8] {
    var sheet = RuleSheet(
      ranges: ranges.map { widths, slots in
        (widths, [Rule("", slots.map(declarations) ?? [Declaration("--on", "none")])])
      })
    sheet.hoist()
    return sheet.bytes(listClass: selector, partDepth: 0)
  }
}
