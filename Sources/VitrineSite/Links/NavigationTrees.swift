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

  /// For each page, true if it has the same tree in `new`, or none in both. `pages` are the indices of the
  /// pages there. Empty if no page has one in either.
  func areSame(in new: NavigationTrees, at pages: [Int?]) -> [Bool] {
    if isEmpty, new.isEmpty { return [] }
    var known: [[Int]: Bool] = [:]
    return pages.enumerated().map { before, now in
      guard let now else { return false }
      let tree = isEmpty ? nil : treeOfPage[before]
      let treeNow = new.isEmpty ? nil : new.treeOfPage[now]
      guard let tree, let treeNow else { return tree == nil && treeNow == nil }
      if let isSame = known[[tree, treeNow]] { return isSame }
      let isSame = trees[tree].isSame(as: new.trees[treeNow])
      known[[tree, treeNow]] = isSame
      return isSame
    }
  }
}
