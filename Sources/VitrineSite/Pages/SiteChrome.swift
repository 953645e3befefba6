internal import VitrineModel
internal import VitrineText

/// The chrome of every folder of a site.
struct SiteChrome: Sendable {
  private let site: RenderContext

  /// For each page that is not of terms, its own chrome and the chrome of its records' pages.
  private let pages: [Chrome]
  private let records: [Chrome]

  /// The chrome of the changes page, and of the page that lists all pages.
  let changes: Chrome
  let allPages: Chrome

  /// The chrome of the page on which the site is searched.
  let search: Chrome

  /// Takes over the chrome of pages from `earlier` if everything it is made of is the same. The files
  /// of both must be named by the same scheme.
  init(of site: RenderContext, reusing earlier: SiteChrome? = nil) {
    self.site = site
    if let earlier, site.hasSameChrome(as: earlier.site) {
      (pages, records) = (earlier.pages, earlier.records)
    } else {
      let content = site.content.pages[..<site.map.pageCount]
      pages = content.map {
        Chrome(of: $0.output, under: $0.parent, like: $0, in: site)
      }
      records = content.enumerated().map { index, page in
        let output = page.output.outputFolder + "~/index.html"
        return Chrome(of: output, under: index, like: page, in: site)
      }
    }
    changes = Chrome(of: SiteOutput.changesPath, in: site)
    allPages = Chrome(of: SiteOutput.pagesPath, in: site)
    search = Chrome(of: SiteOutput.searchPath, in: site)
  }
}

extension SiteChrome {
  /// The chrome of a page, as one of the things that `reader` reads.
  func ofPage(_ index: Int, for reader: TrackedContext) -> Chrome {
    reader.track(.chrome, index)
    if index < pages.count { return pages[index] }
    // There may be thousands of terms: to keep their chrome would cost more than to make it.
    let page = site.content.pages[index]
    return Chrome(of: page.output, under: page.parent, like: page, in: site)
  }

  /// The chrome of a page that goes on with the sections of another.
  func ofPortion(at output: String, ofPage index: Int, for reader: TrackedContext) -> Chrome {
    reader.track(.chrome, index)
    return Chrome(of: output, under: index, like: site.content.pages[index], in: site)
  }

  /// The chrome of a record's page, shared by all records that belong to one page.
  func ofRecord(_ index: Int, for reader: TrackedContext) -> Chrome {
    let owner = reader.owner(ofRecord: index) ?? 0
    reader.track(.recordChrome, owner)
    return records[owner]
  }

  /// For each page, true if its chrome looks the same in `new`, and if that of its records' pages does.
  /// `pages` finds the pages in `new`. The chrome of terms looks the same if that of all other pages is
  /// made of the same, and so are their own themes and what is above them.
  func isSame(
    in new: SiteChrome, at pages: Renumbering
  ) -> (pages: [Bool], records: [Bool]) {
    let hasSameParts = site.hasSameChrome(as: new.site)
    var areSame = self.pages.areSame(as: new.pages, at: pages)
    for index in self.pages.count..<site.content.pages.count {
      guard hasSameParts, let now = pages.now[index], let above = site.content.pages[index].parent,
        let aboveNow = new.site.content.pages[now].parent, pages.now[above] == aboveNow,
        site.content.pages[index].theme == new.site.content.pages[now].theme
      else {
        areSame.append(false)
        continue
      }
      // What is above a term comes before it.
      areSame.append(
        areSame[above]
          && site.content.pages[above].hasSameLink(as: new.site.content.pages[aboveNow]))
    }
    return (areSame, records.areSame(as: new.records, at: pages))
  }
}

extension [Chrome] {
  fileprivate func areSame(as new: [Chrome], at pages: Renumbering) -> [Bool] {
    zip(self, pages.now).map { old, now in
      now.map { $0 < new.count && old.isSame(as: new[$0]) } ?? false
    }
  }
}

extension RenderContext {
  /// True if everything that chrome is made of is the same in both: templates, settings, whether there
  /// are changes and feeds, and each page's parent, output, title, language and
  /// theme.
  fileprivate func hasSameChrome(as other: RenderContext) -> Bool {
    let pages = content.pages[..<map.pageCount]
    let otherPages = other.content.pages[..<other.map.pageCount]
    return templates.isSame(as: other.templates) && hasSameChangesLinks(as: other)
      && content.settings.isSame(as: other.content.settings) && pages.count == otherPages.count
      && zip(pages, otherPages).allSatisfy { page, other in
        page.parent == other.parent && page.output.hasSameBytes(as: other.output)
          && page.title.hasSameBytes(as: other.title)
          && page.language.hasSameBytes(as: other.language) && page.theme == other.theme
      }
  }
}

extension Page {
  /// True if breadcrumbs name both pages alike.
  fileprivate func hasSameLink(as other: Page) -> Bool {
    output.hasSameBytes(as: other.output) && title.hasSameBytes(as: other.title)
      && language.hasSameBytes(as: other.language)
  }
}
