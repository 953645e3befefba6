internal import VitrineModel
internal import VitrineText

/// How much higher or lower sections are than before. The height of a list above may have changed,
/// which rules can compute, or a section above was removed or inserted, whose heading only a
/// browser can measure.
struct SectionShifts {
  private(set) var rules: [UInt8] = []

  /// Whether the earlier positions of all sections are known.
  private(set) var areWhole = false

  /// The known positions of the earlier sections' lists, by section number.
  private(set) var origins: [Int: Origin] = [:]

  /// How much lower each section of the page was, starting with the first, as far as known. The
  /// lengths are valid in `.wings` and in the elements after the sections above.
  private(set) var distances: [String] = []

  private(set) var removed: [RemovedSection] = []

  /// The new sections of the page with others below them.
  private(set) var inserted: [(index: Int, measure: Int)] = []

  /// The number of measured lengths: `--m0`, `--m1`, …
  private(set) var measureCount = 0

  struct Origin {
    /// The anchor at the start of the list. `distance` is how much lower the list started.
    var anchor: String
    var distance: String
  }

  private var terms = ""
  private var shifted: [UInt8] = []

  init(_ pairing: PagePairing, page: Page) {
    areWhole = walk(pairing, page: page)
    if !shifted.isEmpty || !removed.isEmpty {
      rules += Self.container + shifted
    } else {
      rules = []
    }
  }
}

extension SectionShifts {
  /// Goes through both pages from the top, as far as the earlier positions of sections are known.
  /// Returns true if they are known to the end.
  private mutating func walk(_ pairing: PagePairing, page: Page) -> Bool {
    var (number, index) = (0, 0)
    let (last, end) = (pairing.earlier.sections.count, page.sections.count)
    while number < last || index < end {
      if number < last, !pairing.counterpart.contains(number) {
        guard remove(number, before: index, pairing, page: page) else { return false }
        number += 1
      } else if index < end, pairing.counterpart[index] == nil {
        guard insert(index, page: page) else { return false }
        index += 1
      } else {
        guard index < end, pairing.counterpart[index] == number else { return false }
        placeSection(index, number: number, page.sections[index])
        guard keep(index, pairing, page.sections[index]) else {
          // There is nothing below the last section that could move. Its own list has not moved if
          // its heading is the same.
          return index + 1 == end && number + 1 == last && pairing.keepsHeading[index]
        }
        (number, index) = (number + 1, index + 1)
      }
    }
    return true
  }
}

extension SectionShifts {
  private var distance: String { terms.isEmpty ? "0px" : terms }

  private mutating func add(_ term: String, isSubtracted: Bool = false) {
    terms += terms.isEmpty ? (isSubtracted ? "0px - " : "") : isSubtracted ? " - " : " + "
    terms += term
  }

  /// Places a section that exists in both versions.
  private mutating func placeSection(_ index: Int, number: Int, _ section: Section) {
    distances.append(distance)
    origins[number] = Origin(anchor: "--l-\(index)", distance: distance)
    guard !terms.isEmpty else { return }
    shifted += Array(
      ".section\(section.attribute){--dy:calc(\(terms));\(Self.animation)}\n".utf8)
  }

  /// Adds the change of a kept section's height. Returns false if the earlier positions of the
  /// sections below it cannot be known.
  private mutating func keep(_ index: Int, _ pairing: PagePairing, _ section: Section) -> Bool {
    if pairing.isUnchanged(index) { return true }
    guard pairing.hasKnownHeights(at: index) else { return false }
    let following = "section\(section.attribute)~:is(.section,.wings)"
    let before = pairing.earlierListPlaces[pairing.counterpart[index]!]!
    rules += before.heightRules("--a\(index)", for: following)
    rules += pairing.listPlaces[index]!.heightRules("--b\(index)", for: following)
    add("var(--a\(index))")
    add("var(--b\(index))", isSubtracted: true)
    return true
  }

  private mutating func remove(
    _ number: Int, before index: Int, _ pairing: PagePairing, page: Page
  ) -> Bool {
    guard pairing.hasKnownHeight(ofRemoved: number),
      CrossSectionRules.measures(itemCount: pairing.earlier.sections[number].items.count)
    else { return false }
    var place = RemovedSection.Position.before(index)
    if let above = removed.last, above.index == index {
      place = .under(above.number)
    } else if index == page.sections.count {
      guard index > 0, page.sections[index - 1].isShown else { return false }
      place = .after(index - 1)
    } else if !page.sections[index].isShown {
      return false
    }
    removed.append(
      RemovedSection(
        number: number, index: index, place: place, distance: distance, measure: measureCount))
    origins[number] = Origin(anchor: "--g-\(number)", distance: "0px")
    add("var(--m\(measureCount))")
    measureCount += 1
    return true
  }

  private mutating func insert(_ index: Int, page: Page) -> Bool {
    distances.append("0px")
    guard index + 1 < page.sections.count else { return true }
    guard page.sections[index].isShown, page.sections[index + 1].isShown,
      CrossSectionRules.measures(itemCount: page.sections[index].items.count)
    else { return false }
    inserted.append((index, measureCount))
    add("var(--m\(measureCount))", isSubtracted: true)
    measureCount += 1
    return true
  }

  private static let animation =
    "animation:var(--on,var(--shift,none)) var(--t-build) var(--spring) backwards"

  /// Lengths in lists are relative to their wrappers, which are as wide as the page.
  private static let container = Array(
    """
    \(PageTransition.playingRoot){--sized:inline-size}
    .page{container-type:var(--sized,revert-layer)}

    """.utf8)
}

extension Section {
  /// The attribute selector of the section's element.
  var attribute: String {
    let name = "s-" + elementIdentifier(of: id)
    return title == nil ? "[id=\"\(name)\"]" : "[aria-labelledby=\"\(name)\"]"
  }

  /// Whether the section has an element on any page, whatever else is on it.
  var isShown: Bool { !items.isEmpty || title != nil }
}
