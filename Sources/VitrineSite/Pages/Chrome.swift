internal import VitrineModel
internal import VitrineText

/// Everything around the main part of the pages in one folder, made once for all of them: `site.*`,
/// the site bar, the footer and the breadcrumbs.
struct Chrome: Sendable {
  let site: SiteContext
  private(set) var header: [UInt8] = []
  private(set) var footer: [UInt8] = []

  /// Links to the pages above, from the home page down to the parent.
  private(set) var crumbs: [LinkContext] = []

  /// The output that `site` was made for; empty if the caller made `site`.
  private var output = ""

  init(site: SiteContext, words: SiteWords, templates: SiteTemplates) {
    self.site = site
    let scope = Scope(site: site, page: PageContext(words: words))
    templates.pages.render("header", with: scope, into: &header)
    templates.pages.render("footer", with: scope, into: &footer)
  }

  /// Makes the chrome of the page at `output`, a child of the page `parent`, and of the pages in the
  /// same folder, which have the language and the theme of `page`; by default, the site's.
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

extension Chrome: Fingerprinted {
  /// Feeds all that settings alone do not decide.
  func feed(_ fingerprint: inout Fingerprint) {
    fingerprint.feed(bytes: header)
    fingerprint.feed(bytes: footer)
    fingerprint.feed(site.stylesheet, output, crumbs)
  }
}
