internal import VitrineModel
internal import VitrineText

/// The transition of a page from its earlier version to the current one: the marks of its items,
/// the removed items, and the rules for both.
struct PageTransition {
  let tally: ChangeTally
  let pairing: PagePairing

  /// The lists of the earlier sections, each nil if its layout is unknown. Empty if no list is
  /// needed.
  private(set) var lists: [SectionList?] = []

  /// One for each section of the page.
  let sections: [SectionTransition]

  /// The removed sections and their items, from the top.
  let removed: [(section: RemovedSection, removedItems: [SectionTransition.RemovedItem])]

  /// The numbers of the lengths by which inserted sections move the sections below them.
  let inserted: [Int]

  /// The page's own rules, for a `<style>` element in it.
  private(set) var style: [UInt8]

  /// Whether rules alone cannot determine where everything comes from.
  let needsScript: Bool

  /// The maximum number of moving items: a few screens. Moving more at once would only cost time.
  static let maxMovingItems = 200

  /// Selects the root of a page that is playing its changes. `transitions.css` has the same
  /// selector.
  static let playingRoot = ":root:has(>body>.page>:is(#changes,#changes-again):target)"
}

extension PageTransition {
  /// `pictures` are the pictures of the earlier page that can still be shown.
  init(
    ofPage index: Int, from earlier: EarlierPage, site: RenderContext, pictures: EarlierPictures
  ) {
    let page = site.content.pages[index].listPage(0)
    let pairing = PagePairing(page, earlier, site: site, pictures: pictures)
    let shifts = SectionShifts(pairing, page: page)
    let sections = page.sections.indices.map { SectionTransition(ofSection: $0, pairing, shifts) }
    tally = earlier.tally
    self.pairing = pairing
    self.sections = sections
    removed = shifts.removed.map { ($0, pairing.removedItems(of: $0.number)) }
    inserted = shifts.inserted.map(\.measure)
    needsScript = !pairing.isWhole || !shifts.areWhole
    style = TransitionRules(page: page, pairing: pairing, shifts: shifts, sections: sections).css
    if needsScript || !removed.isEmpty || sections.contains(where: { !$0.removedItems.isEmpty }) {
      let earlierLists = EarlierLists(pairing, page: page, index: index, site: site)
      lists = earlierLists.lists
      if needsScript { style += earlierLists.rules }
    }
  }

  /// Whether items come from other sections.
  var isCrossed: Bool { sections.contains { !$0.crossSectionMoves.isEmpty } }
}
