internal import VitrineModel
internal import VitrineText

/// The page frame for all pages in one folder, created once for all of them: `site.*`, the site
/// bar, the footer and the breadcrumbs.
struct PageShell: Sendable {
  let site: SiteContext
  private(set) var header: [UInt8] = []
  private(set) var footer: [UInt8] = []

  /// Links to the page's ancestors, from the home page down to the parent.
  private(set) var crumbs: [LinkContext] = []

  /// The output that `site` was created for, or empty if `site` was passed in.
  private var output = ""

  init(site: SiteContext, words: SiteWords, templates: SiteTemplates) {
    self.site = site
    let scope = Scope(site: site, page: PageContext(words: words))
    templates.pages.render("header", with: scope, into: &header)
    templates.pages.render("footer", with: scope, into: &footer)
  }

  /// Creates the frame of the page at `output`, whose parent is the page `parent`, and of the pages
  /// in the same folder. They have the language and theme of `page`, by default the site's.
  init(
    of output: String, under parent: Int? = nil, like page: Page? = nil, in site: RenderContext
  ) {
    let content = site.content
    let folder = output.outputFolder
    let link: @Sendable (String) -> String = { [links = site.links] in
      links.link(to: $0, from: folder)
    }
    let words = (page?.language).map(site.words) ?? site.siteWords
    self.init(
      site: SiteContext(
        settings: content.settings, output: output, words: words,
        resources: site.resources, theme: page?.theme, changes: site.changesLinks, link: link),
      words: words, templates: site.templates)
    self.output = output
    var above = parent
    while let index = above {
      let page = content.pages[index]
      let title = page.parent == nil ? content.settings.title : page.title
      crumbs.insert(LinkContext(title: title, link: link(page.output)), at: 0)
      above = page.parent
    }
  }
}

extension PageShell: Fingerprinted {
  /// Feeds everything that the settings alone do not determine.
  func feed(_ fingerprint: inout Fingerprint) {
    fingerprint.feed(bytes: header)
    fingerprint.feed(bytes: footer)
    fingerprint.feed(site.stylesheet, output, crumbs)
  }
}
