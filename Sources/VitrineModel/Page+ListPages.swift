extension [Section] {
  /// How many pages it takes to show the sections: as many as the longest has list pages.
  package var listPageCount: Int { lazy.map(\.listPages.count).max() ?? 1 }
}

extension Page {
  /// How many pages it takes to show its sections.
  package var listPageCount: Int { sections.listPageCount }

  /// The page with one list page of each section, by index from 0.
  package func listPage(_ number: Int) -> Page {
    if number == 0, listPageCount == 1 { return self }
    var page = self
    page.sections = sections.map { $0.listPage(number) }
    return page
  }

  /// The path of a list page in the site: `mountains/index.html`, then `mountains/2/index.html`.
  package func output(ofListPage number: Int) -> String {
    number == 0
      ? output : "\(output.dropLast("index.html".count))\(listPagePrefix)\(number + 1)/index.html"
  }

  /// The paths of all list pages except the first.
  package var furtherOutputs: [String] { furtherListPages.map(output(ofListPage:)) }

  /// The indices of all list pages except the first.
  package var furtherListPages: Range<Int> { 1..<max(1, listPageCount) }
}
