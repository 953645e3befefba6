internal import VitrineText

extension NavigationTree {
  /// The maximum number of entries for a full tree. Above it, branches that do not contain the page
  /// are only links: a full tree on each of a thousand pages would make a million links.
  private static let maxEntries = 400

  /// The tree as nested lists, on a page in `folder`. `current` is that page, or the page that it
  /// continues. `language` is the page's.
  func markup(
    at current: String, from folder: String, language: String, links: SiteLinks
  ) -> [UInt8] {
    var writer = NavigationTreeWriter(
      tree: self, current: place(of: current), isPageItself: current.outputFolder == folder,
      folder: folder, language: language, links: links,
      leavesOut: entries.count > Self.maxEntries)
    writer.list(0..<entries.count)
    return writer.html
  }
}

private struct NavigationTreeWriter {
  let tree: NavigationTree
  let current: Int?

  /// Whether the page is the current entry, not one that continues it.
  let isPageItself: Bool
  let folder: String
  let language: String
  let links: SiteLinks

  /// Whether branches without the page are omitted.
  let leavesOut: Bool
  var html: [UInt8] = []

  /// Writes entries as one list, including the entries below them.
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

  /// Writes the entries below an entry, expanded if the page is among them or is the entry itself.
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
