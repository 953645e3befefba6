internal import VitrineText

/// The outermost context of a template: what `site`, `page`, `words`, `section` and `item` are, and
/// `fields`, short for `item.fields`.
///
/// One scope serves a whole page; its section and item are set before each template is rendered.
final class Scope: TemplateContext {
  let site: SiteContext
  let page: PageContext
  var section: SectionContext?
  var item: (any TemplateContext)?

  init(site: SiteContext, page: PageContext) {
    self.site = site
    self.page = page
  }

  func value(of name: TemplateName) -> TemplateValue? {
    switch name.as(Name.self) {
    case .site: .context(site)
    case .page: .context(page)
    case .words: .context(page.words)
    case .section: .context(section)
    case .item: .context(item)
    case .fields: item?.value(of: name) ?? .nothing
    default: nil
    }
  }
}
