internal import VitrineModel
internal import VitrineText

extension PageWriter {
  /// Returns the page that lists all pages: the home page first, then its subpages at the same
  /// level, each followed by its own subpages.
  func pages() -> [UInt8] {
    let output = BuiltInPath.allPages
    let site = site.whole
    let context = context(title: site.siteWords[.allPages], output: output, owner: nil)
    var tree: [UInt8] = []
    tree.append(markup: "<ul role=\"list\">\n")
    appendEntry(of: 0, to: &tree)
    tree.append(markup: "</li>\n")
    for page in site.map.subpages[0] { appendBranch(of: page, to: &tree) }
    tree.append(markup: "</ul>\n")
    context.tree = tree
    return bytes("pages", at: output, context)
  }

  private var settings: SiteSettings { site.settings }

  private func appendBranch(of page: Int, to tree: inout [UInt8]) {
    appendEntry(of: page, to: &tree)
    let subpages = site.whole.map.subpages[page]
    if !subpages.isEmpty {
      tree.append(markup: "\n<ul role=\"list\">\n")
      for subpage in subpages { appendBranch(of: subpage, to: &tree) }
      tree.append(markup: "</ul>\n")
    }
    tree.append(markup: "</li>\n")
  }

  /// Appends a list item with a link, without its end tag.
  private func appendEntry(of index: Int, to tree: inout [UInt8]) {
    let page = site.whole.content.pages[index]
    tree.append(markup: "<li><a")
    tree.append(attribute: "href", site.links.link(to: page.output, from: ""))
    tree.append(markup: " dir=\"auto\"")
    if page.language != settings.language { tree.append(attribute: "lang", page.language) }
    tree.append(markup: ">")
    tree.appendEscaped(page.title)
    tree.append(markup: "</a>")
  }
}
