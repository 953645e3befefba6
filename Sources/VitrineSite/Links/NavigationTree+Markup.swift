internal import VitrineText

extension NavigationTree {
  /// With more entries, branches away from the page are links alone: a tree on each of a thousand pages
  /// would be a million links.
  private static let mostEntries = 400

  /// The tree as nested lists on a page in `folder`: the page at `current`, or one that goes on with it.
  /// `language` is the page's.
  func markup(
    at current: String, from folder: String, language: String, links: SiteLinks
  ) -> [UInt8] {
    var writer = NavigationTreeWriter(
      tree: self, current: place(of: current), isPageItself: current.outputFolder == folder,
      folder: folder, language: language, links: links,
      leavesOut: entries.count > Self.mostEntries)
    writer.list(0..<entries.count)
    return writer.html
  }
}

private struct NavigationTreeWriter {
  let tree: NavigationTree
  let current: Int?

  /// True if the page is the current entry, and not one that goes on with it.
  let isPageItself: Bool
  let folder: String
  let language: String
  let links: SiteLinks

  /// True if branches that do not lead to the page are left out.
  let leavesOut: Bool
  var html: [UInt8] = []

  /// Writes entries as one list, with what is under them.
  mutating func list(_ places: Range<Int>) {
    html.append(markup: "<ul role=\"list\">\n")
    var place = places.lowerBound
    while place < places.upperBound {
      let end = tree.end(ofBranch: place)
      html.append(markup: "<li>")
      link(place)
      if place + 1 < end { branch(place, end: end) }
      html.append(markup: "</li>\n")
      place = end
    }
    html.append(markup: "</ul>")
  }

  private mutating func link(_ place: Int) {
    let entry = tree.entries[place]
    html.append(markup: "<a")
    html.append(attribute: "href", links.link(to: entry.output, from: folder))
    if place == current {
      html.append(markup: isPageItself ? " aria-current=\"page\"" : " aria-current=\"true\"")
    }
    if entry.language != language { html.append(attribute: "lang", entry.language) }
    html.append(markup: " dir=\"auto\">")
    html.appendEscaped(entry.title)
    html.append(markup: "</a>")
  }

  /// Writes what is under an entry, open where the page is the entry or among it.
  private mutating func branch(_ place: Int, end: Int) {
    let isOpen = current.map { (place..<end).contains($0) } ?? false
    if !isOpen, leavesOut { return }
    html.append(markup: isOpen ? "<details open>" : "<details>")
    html.append(markup: "<summary><i class=\"i disclose flip\" aria-hidden=\"true\"></i>")
    html.append(markup: "<span class=\"hidden\" dir=\"auto\">")
    html.appendEscaped(tree.entries[place].title)
    html.append(markup: "</span></summary>\n")
    list(place + 1..<end)
    html.append(markup: "</details>")
  }
}
