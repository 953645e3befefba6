internal import VitrineText

extension PageWriter {
  /// Gives the page at `output` the sidebar tree of the page `index`, if there is one, and the
  /// previous and next page in the tree. Its entry in the tree is `entry`, by default its own.
  func assignTree(
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
