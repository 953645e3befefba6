internal import VitrineText

/// The outermost context of a template: `site`, `page`, `words`, `section`, `item`, and `fields`,
/// which is short for `item.fields`.
///
/// One scope serves a whole page. Its section and item are set before each template is rendered.
final class Scope: NamedContext {
  let site: SiteContext
  let page: PageContext
  var section: SectionContext?
  var item: (any ItemContext)?

  init(site: SiteContext, page: PageContext) {
    self.site = site
    self.page = page
  }

  /// The variables for the site's header and footer.
  static let siteNames = TemplateNames<Scope> { names in
    names.context("site", "The site.") { $0.site }
  }

  /// The variables for every page.
  static let pageNames = TemplateNames<Scope>(siteNames) { names in
    names.context("page", "The page.") { $0.page }
    names.context("words", "The site's built-in words.") { $0.page.words }
  }

  static let sectionNames = TemplateNames<Scope>(pageNames) { names in
    names.context("section", "The section.") { $0.section }
  }

  /// The variables for a record's own page.
  static let itemNames = TemplateNames<Scope>(pageNames, declareItem)

  static let names = TemplateNames<Scope>(sectionNames, declareItem)

  private static let declareItem: @Sendable (inout TemplateNames<Scope>) -> Void = { names in
    let shape = RecordContext.names.shape.joined(PlainItemContext.names.shape)
    names.context("item", "The item.", of: shape) { $0.item }
    names.data("fields", "The item's fields, by name.") { .context($0.item?.fields) }
  }
}

/// The context of `item`: a record, or another kind of item in a list of records.
protocol ItemContext: TemplateContext {
  var fields: FieldsContext? { get }
}
