internal import VitrineLayout
internal import VitrineModel

/// The lists that the sections of an earlier page had.
struct EarlierLists {
  /// By the numbers of the sections; nil where no layout is known.
  private(set) var lists: [SectionList?] = []

  /// The rules of those that the site has no more.
  private(set) var rules: [UInt8] = []

  init(_ pairing: PagePairing, page: Page, site: PreparedSite) {
    var own: [CompiledLayout] = []
    for (number, section) in pairing.earlier.sections.enumerated() {
      let now = pairing.counterpart.firstIndex(of: number)
      let count = section.items.count { $0.level == 0 }
      if let layout = section.layout?.fitted(to: count) {
        if let index = site.layouts.firstIndex(of: layout) {
          lists.append(site.lists[index])
        } else {
          let list = SectionList(
            SectionList.Source(layout, name: "l-was-\(number)", mostItems: 0))
          own.append(list.layout)
          lists.append(list)
        }
      } else {
        lists.append(now.map { site.lists[page.sections[$0].layout] })
      }
    }
    guard !own.isEmpty else { return }
    rules = Array("@layer layout{".utf8) + layoutStylesheet(own) + Array("}\n".utf8)
  }
}
