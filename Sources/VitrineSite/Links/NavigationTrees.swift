internal import VitrineModel

/// The navigation trees of a site, and the pages that are in them.
struct NavigationTrees: Sendable {
  private var trees: [NavigationTree] = []

  /// For each page, the tree of the nearest folder with one. Empty if no folder has one.
  private var treeOfPage: [Int?] = []

  /// `content` includes the pages and records of terms.
  init(_ content: borrowing SiteContent, map: SiteMap) {
    guard content.pages.contains(where: { $0.navigation == .tree }) else { return }
    // Parents precede their children.
    for (index, page) in content.pages.enumerated() {
      if page.navigation == .tree {
        treeOfPage.append(trees.count)
        trees.append(NavigationTree(of: index, map, content))
      } else {
        treeOfPage.append(page.parent.flatMap { treeOfPage[$0] })
      }
    }
  }

  var isEmpty: Bool { trees.isEmpty }

  /// The sidebar tree of a page and of its records' pages, or nil if there is none.
  subscript(page index: Int) -> NavigationTree? {
    isEmpty ? nil : treeOfPage[index].map { trees[$0] }
  }

  /// For each page, the fingerprint of its tree. All pages without a tree have the same.
  func fingerprints(_ names: ContentNames) -> [UInt64] {
    if isEmpty { return names.pages.map { _ in 1 } }
    let treeFingerprints = trees.map(\.fingerprint)
    return treeOfPage.map { $0.map { treeFingerprints[$0] } ?? 1 }
  }
}
