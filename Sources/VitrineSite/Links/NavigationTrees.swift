internal import VitrineModel

/// The navigation trees of a site, and the pages that stand in them.
struct NavigationTrees: Sendable {
  private var trees: [NavigationTree] = []

  /// For each page, the tree of the nearest folder that has one; empty if none does.
  private var treeOfPage: [Int?] = []

  /// `content` has the pages and records of terms.
  init(_ content: borrowing SiteContent, map: SiteMap) {
    guard content.pages.contains(where: { $0.navigation == .tree }) else { return }
    // What is above a page comes before it.
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

  /// The tree at the side of a page and of its records' pages; nil if there is none.
  subscript(page index: Int) -> NavigationTree? {
    isEmpty ? nil : treeOfPage[index].map { trees[$0] }
  }

  /// For each page, that of its tree; the same for all pages without one.
  func fingerprints(_ names: ContentNames) -> [UInt64] {
    if isEmpty { return names.pages.map { _ in 1 } }
    let ofTrees = trees.map(\.fingerprint)
    return treeOfPage.map { $0.map { ofTrees[$0] } ?? 1 }
  }
}
