internal import VitrineModel
internal import VitrineText

/// The transition of a page from its earlier version to today's: the marks of its items, the ghosts
/// of removed ones, and the rules for both.
struct PageTransition {
  let tally: ChangeTally
  let pairing: PagePairing

  /// The earlier records that cells show as they were, by id.
  let records: [String: Record]

  /// The lists of the earlier sections, nil if a layout is not known; empty if no list is needed.
  private(set) var lists: [SectionList?]

  /// One for each section of the page.
  private(set) var sections: [SectionTransition]

  /// The removed sections and their ghosts, from the top.
  private(set) var removed: [(section: RemovedSection, ghosts: [SectionTransition.Ghost])] = []

  /// The numbers of the lengths by which inserted sections move the sections under them.
  private(set) var inserted: [Int] = []

  /// True if items come from other sections.
  private(set) var isCrossed = false

  /// The page's own rules, for a `<style>` in it.
  private(set) var style: [UInt8] = []

  /// True if rules alone cannot say where everything comes from.
  private(set) var needsScript = false

  /// The most items that travel: a few screens. More of them moving at once would only cost time.
  static let mostTravellers = 200

  /// Selects the root of a page that plays. `transitions.css` has the same selector.
  static let playingRoot = ":root:has(>body>.page>:is(#changes,#changes-again):target)"
}

/// The transition of one section.
struct SectionTransition {
  /// By index among the section's items.
  var marks: [Int: ItemMark] = [:]

  /// Former items, shown at their old places until they have faded.
  var ghosts: [Ghost] = []

  /// The items that came from other sections. Copies of them travel in their place.
  var crossings: [Crossing] = []

  struct Ghost {
    var content: Content
    var mark: ItemMark

    enum Content {
      /// The earlier version of a record, possibly all that is known of it.
      case earlier(Record)

      /// The index of a record of the content that did not change.
      case record(Int)
    }
  }
}

extension PageTransition {
  /// `pictures` are the pictures of the earlier page that may be shown.
  init(
    ofPage index: Int, from earlier: EarlierPage, site: RenderContext, pictures: EarlierPictures
  ) {
    let page = site.content.pages[index]
    tally = earlier.tally
    let pairing = PagePairing(page, earlier, site: site)
    self.pairing = pairing
    let today = Dictionary(
      pairing.shownRecords.map { (site.content.records[$0].id.description, $0) },
      uniquingKeysWith: { first, _ in first })
    let records = Dictionary(
      earlier.records.map { record in
        (
          record.id,
          Record(record, now: today[record.id].map { site.content.records[$0] }, pictures: pictures)
        )
      }, uniquingKeysWith: { first, _ in first })
    self.records = records
    lists = []
    let shifts = SectionShifts(pairing, page: page)
    var origins: Set<Int> = []
    var places: Set<Int> = []
    var ways: Set<CrossSectionRules.Way> = []
    sections = page.sections.indices.map { index in
      var section = SectionTransition()
      for (place, item) in pairing.items[index].enumerated() {
        let change = pairing.change(of: item, in: index, at: place)
        section.marks[place] = change?.mark
        if let crossing = pairing.crossing(of: item, in: index, at: place), crossing.isNear,
          shifts.origins[crossing.from] != nil, index < shifts.distances.count
        {
          section.marks[place, default: ItemMark()].classes.append("crosses")
          section.crossings.append(crossing)
          ways.insert(CrossSectionRules.Way(from: crossing.from, to: index))
        }
        if let origin = change?.origin {
          origins.insert(origin)
          places.insert(index)
        }
      }
      if let origin = pairing.counterpart[index], pairing.earlierSlots[origin] != nil {
        section.ghosts = Self.ghosts(of: origin, pairing, records)
        if !section.ghosts.isEmpty { origins.insert(origin) }
      }
      return section
    }
    var css: [UInt8] = []
    let left = Set(ways.map(\.from) + shifts.removed.map(\.number))
    for origin in origins.union(left).sorted() {
      let section = pairing.counterpart.firstIndex(of: origin)
      let haveSize =
        left.contains(origin)
        || section.map {
          pairing.resizes($0) || pairing.slides($0) || !sections[$0].ghosts.isEmpty
        } ?? false
      css += pairing.earlierSlots[origin]!.rulesOfOrigin(number: origin, haveSize: haveSize)
    }
    let entered = Set(ways.map(\.to))
    for place in places.union(entered).sorted() {
      css += pairing.slots[place]!.rulesOfPlace(
        number: place, haveSize: entered.contains(place) || pairing.slides(place))
    }
    css += shifts.rules
    for section in shifts.removed {
      css += pairing.earlierSlots[section.number]!.rulesOfHeight(
        "block-size", for: "was-\(section.number)")
    }
    for index in page.sections.indices where pairing.counterpart[index] == nil {
      css += Array(
        ".section\(page.sections[index].attribute){--unveil:var(--show,none)}\n".utf8)
    }
    css += CrossSectionRules(page: page, shifts: shifts, ways: ways.sorted()).rules
    removed = shifts.removed.map { section in
      (section, Self.ghosts(of: section.number, pairing, records))
    }
    inserted = shifts.inserted.map(\.measure)
    isCrossed = !ways.isEmpty
    needsScript = !pairing.isWhole || !shifts.areWhole
    if !css.isEmpty {
      style = Array("@layer components{@supports (width:round(down,1cqi,1px)){\n".utf8) + css
      style += Array("}}\n".utf8)
    }
    if needsScript || !removed.isEmpty || sections.contains(where: { !$0.ghosts.isEmpty }) {
      let earlierLists = EarlierLists(pairing, page: index, site: site)
      lists = earlierLists.lists
      if needsScript { style += earlierLists.rules }
    }
  }

  private static func ghosts(
    of number: Int, _ pairing: PagePairing, _ records: [String: Record]
  ) -> [SectionTransition.Ghost] {
    pairing.ghosts(of: number).map { record, mark in
      let content: SectionTransition.Ghost.Content =
        switch record {
        case .earlier(let id): .earlier(records[id]!)
        case .unchanged(let index): .record(index)
        }
      return SectionTransition.Ghost(content: content, mark: mark)
    }
  }
}
