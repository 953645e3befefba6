internal import VitrineModel
internal import VitrineText

/// What surrounds the pages of one folder, made once for all of them: `site.*`, the site bar, the
/// footer, and the way from the home page.
struct Chrome: Sendable {
  let site: SiteContext
  private(set) var header: [UInt8] = []
  private(set) var footer: [UInt8] = []

  /// Links to the home page and the pages below it, down to the one that the pages stand under.
  private(set) var crumbs: [LinkContext] = []

  /// What it surrounds, where `site.*` depends on it.
  private var output = ""

  init(site: SiteContext, words: SiteWords, templates: SiteTemplates) {
    self.site = site
    let scope = Scope(site: site, page: PageContext(words: words))
    templates.pages.render("header", with: scope, into: &header)
    templates.pages.render("footer", with: scope, into: &footer)
  }

  /// Surrounds a page at `output`, under the page `parent`, and those beside it.
  init(
    of output: String, under parent: Int?, in content: SiteContent, links: SiteLinks,
    resources: SiteResources, changes: ChangesLinks?, siteWords: SiteWords, words: SiteWords,
    templates: SiteTemplates
  ) {
    let folder = output.outputFolder
    let link: @Sendable (String) -> String = { links.link(to: $0, from: folder) }
    self.init(
      site: SiteContext(
        settings: content.settings, output: output, words: siteWords, resources: resources,
        changes: changes, link: link),
      words: words, templates: templates)
    self.output = output
    var above = parent
    while let index = above {
      let page = content.pages[index]
      let title = page.parent == nil ? content.settings.title : page.title
      crumbs.insert(LinkContext(title: title, link: link(page.output)), at: 0)
      above = page.parent
    }
  }

  /// Whether pages show it as they show `other`, on a site of the same settings.
  func isSame(as other: Chrome) -> Bool {
    header == other.header && footer == other.footer
      && output.hasSameBytes(as: other.output) && crumbs.count == other.crumbs.count
      && zip(crumbs, other.crumbs).allSatisfy { $0.isSame(as: $1) }
  }
}

extension SiteContent {
  /// Whether settings and pages are the same in all that chrome is made of.
  func hasSameHeads(as other: SiteContent) -> Bool {
    settings.isSame(as: other.settings) && pages.count == other.pages.count
      && zip(pages, other.pages).allSatisfy { page, other in
        page.parent == other.parent && page.output.hasSameBytes(as: other.output)
          && page.title.hasSameBytes(as: other.title)
          && page.language.hasSameBytes(as: other.language)
      }
  }
}
