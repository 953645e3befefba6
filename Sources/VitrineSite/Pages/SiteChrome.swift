internal import VitrineModel
internal import VitrineText

/// The chrome of every folder of a site.
struct SiteChrome: Sendable {
  private let site: RenderContext

  /// For each page, its own chrome and the chrome of its records' pages.
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
      let content = site.content.pages
      pages = content.map {
        Chrome(of: $0.output, under: $0.parent, language: $0.language, in: site)
      }
      records = content.enumerated().map { index, page in
        let output = page.output.outputFolder + "~/index.html"
        return Chrome(of: output, under: index, language: page.language, in: site)
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
    return pages[index]
  }

  /// The chrome of a record's page, shared by all records that belong to one page.
  func ofRecord(_ index: Int, for reader: TrackedContext) -> Chrome {
    let owner = reader.owner(ofRecord: index) ?? 0
    reader.track(.recordChrome, owner)
    return records[owner]
  }

  /// For each page, true if its chrome looks the same in `new`, and if that of its records' pages does.
  /// `pages` finds the pages in `new`.
  func isSame(
    in new: SiteChrome, at pages: Renumbering
  ) -> (pages: [Bool], records: [Bool]) {
    (self.pages.areSame(as: new.pages, at: pages), records.areSame(as: new.records, at: pages))
  }
}

extension [Chrome] {
  fileprivate func areSame(as new: [Chrome], at pages: Renumbering) -> [Bool] {
    zip(self, pages.now).map { old, now in now.map { old.isSame(as: new[$0]) } ?? false }
  }
}

extension RenderContext {
  /// True if everything that chrome is made of is the same in both: templates, settings, whether there
  /// are changes and feeds, and each page's parent, output, title and language.
  fileprivate func hasSameChrome(as other: RenderContext) -> Bool {
    let (pages, otherPages) = (content.pages, other.content.pages)
    return templates.isSame(as: other.templates) && hasSameChangesLinks(as: other)
      && content.settings.isSame(as: other.content.settings) && pages.count == otherPages.count
      && zip(pages, otherPages).allSatisfy { page, other in
        page.parent == other.parent && page.output.hasSameBytes(as: other.output)
          && page.title.hasSameBytes(as: other.title)
          && page.language.hasSameBytes(as: other.language)
      }
  }
}
