internal import VitrineModel
internal import VitrineText

/// The rules of sections that stand higher or lower than they did, since the list of one above has
/// another height.
struct SectionShifts {
  private(set) var rules: [UInt8] = []

  /// Whether it is known of all sections where they stood.
  private(set) var areWhole = true

  /// By how much lower each section stood, from the first one on as far as that is known; a length
  /// in `.crossings` and in what follows the sections above.
  private(set) var distances: [String] = []

  init(_ pairing: PagePairing, page: Page) {
    var changed: [Int] = []
    var shifted: [UInt8] = []
    for (index, section) in page.sections.enumerated() {
      guard pairing.counterpart[index] == index else {
        areWhole = pairing.counterpart[index] == nil && index + 1 == page.sections.count
        break
      }
      let sum = changed.map { "var(--a\($0)) - var(--b\($0))" }.joined(separator: " + ")
      distances.append(sum.isEmpty ? "0px" : sum)
      if !changed.isEmpty {
        shifted += Array(".section\(section.attribute){--dy:calc(\(sum));\(Self.animation)}\n".utf8)
      }
      if pairing.isUnchanged(index) { continue }
      guard pairing.hasKnownHeights(section, at: index) else {
        areWhole = index + 1 == page.sections.count
        break
      }
      let following = "section\(section.attribute)~:is(.section,.crossings)"
      rules += pairing.earlierSlots[index]!.rulesOfHeight("--a\(index)", for: following)
      rules += pairing.slots[index]!.rulesOfHeight("--b\(index)", for: following)
      changed.append(index)
    }
    if shifted.isEmpty {
      rules = []
    } else {
      rules += Self.container + shifted
    }
  }

  private static let animation =
    "animation:var(--on,var(--shift,none)) var(--t-build) var(--spring)"

  /// The lengths of lists are of their wrappers, which are as wide as the page.
  private static let container = Array(
    ":root:has(:is(#changes,#changes-again):target) .page{container-type:inline-size}\n".utf8)
}

extension Section {
  /// The attribute by which a rule finds its element.
  var attribute: String {
    let name = "s-" + elementIdentifier(of: id)
    return title == nil ? "[id=\"\(name)\"]" : "[aria-labelledby=\"\(name)\"]"
  }
}
