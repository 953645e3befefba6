internal import VitrineText

extension PageWriter {
  /// Gives a page at `output` the tree at the side of the page `index`, if there is one, and the pages
  /// before and after it there. It stands in the tree as `entry`, by default as itself.
  func giveTree(
    to context: PageContext, ofPage index: Int, at entry: String? = nil, on output: String
  ) {
    guard let tree = site.tree(ofPage: index) else { return }
    let (links, folder) = (site.links, output.outputFolder)
    context.navigation = NavigationContext(
      title: tree.entries[0].title,
      entries: tree.markup(
        at: entry ?? output, from: folder, language: context.language, links: links),
      script: link(to: site.resources[.following], on: output))
    let (previous, next) = tree.neighbours(of: output)
    func neighbour(_ entry: NavigationTree.Entry) -> LinkContext {
      LinkContext(
        title: entry.title, link: links.link(to: entry.output, from: folder),
        language: entry.language == context.language ? nil : entry.language)
    }
    context.previous = previous.map(neighbour)
    context.next = next.map(neighbour)
  }
}
