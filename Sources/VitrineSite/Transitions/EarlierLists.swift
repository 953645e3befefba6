internal import VitrineLayout
internal import VitrineModel

/// The lists of an earlier page's sections.
struct EarlierLists {
  /// By section number, or nil if the layout is unknown.
  private(set) var lists: [SectionList?] = []

  /// The rules of earlier lists that the page no longer has.
  private(set) var rules: [UInt8] = []

  init(_ pairing: PagePairing, page: Page, index: Int, site: RenderContext) {
    var known = Set(site.layouts(ofPage: index).map(\.listClass))
    var own: [CompiledLayout] = []
    let isLong = page.isLong
    for (number, section) in pairing.earlier.sections.enumerated() {
      let now = pairing.counterpart.firstIndex(of: number)
      let count = section.items.count { $0.level == 0 }
      if let layout = section.layout?.fitted(to: count) {
        let list =
          site.layouts.firstIndex(of: layout).map { site.lists[$0] }
          ?? SectionList(SectionList.Source(layout: layout, isOnLongPages: isLong))
        let rules = list.rules(onLongPage: isLong)
        if known.insert(rules.listClass).inserted { own.append(rules) }
        lists.append(list)
      } else {
        lists.append(now.map { site.lists[page.sections[$0].layout] })
      }
    }
    guard !own.isEmpty else { return }
    rules = Array("@layer layout{".utf8) + layoutStylesheet(own) + Array("}\n".utf8)
  }
}
