internal import VitrineModel
internal import VitrineText

/// An item that came from another section's list.
///
/// What is between two lists is text, of which no rule knows how high it is. So it is not the item
/// that travels: it is not seen while a copy of its cell does, in a box that a browser stretches from
/// where the one list was to where the other is, and which is as high as they are apart.
struct Crossing {
  /// Among the items of its section.
  var place: Int

  /// The section of the page whose list it was in.
  var from: Int

  /// The marks of the copy.
  var mark: ItemMark

  /// Whether it is among the items that play.
  var isNear: Bool
}

/// The rules of the ways that items take from one section to another.
struct CrossingRules {
  /// A way from the list of one section of the page to that of another.
  struct Way: Hashable, Comparable {
    var from: Int
    var to: Int

    /// The class of its box.
    var name: String { "way-\(from)-\(to)" }

    static func < (a: Way, b: Way) -> Bool { (a.from, a.to) < (b.from, b.to) }
  }

  let ways: Set<Way>
  let shifts: SectionShifts

  /// A box that ends where the new list begins would have no height where the old one began lower:
  /// it begins that much higher than the old one, in CSS pixels, which what travels takes off.
  private static let head = "var(--head)"

  func rules(on page: Page) -> [UInt8] {
    var css = ""
    for section in Set(ways.flatMap { [$0.from, $0.to] }).sorted() {
      let start = ".section\(page.sections[section].attribute)>.shelf::before"
      let shift = shifts.distances[section] == "0px" ? "" : ";\(Self.rest)"
      css += "\(start){content:\"\";display:block;anchor-name:--l-\(section)\(shift)}\n"
    }
    for way in ways.sorted() {
      let list = "--l-\(way.to)"
      let top = "anchor(--l-\(way.from) top) + \(shifts.distances[way.from]) - \(Self.head)"
      css += ".\(way.name){inset-block:calc(\(top)) anchor(\(list) top);"
      css += "left:anchor(\(list) left);right:anchor(\(list) right)}\n"
    }
    return Array("@supports (top:anchor(--a top)){\n\(css)}\n".utf8)
  }

  /// A section that travels as a whole would take the anchor in it along.
  private static let rest =
    "animation:var(--on,var(--rest,none)) var(--t-build) var(--spring)"
}
