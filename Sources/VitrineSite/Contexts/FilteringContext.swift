internal import VitrineModel
internal import VitrineText

/// `page.finding`: search, filters and sorting of a page's items.
final class FilteringContext: NamedContext {
  private let filtering: Filtering
  private let field: String
  private let filters: [FilterContext]
  private let terms: [ValueLinkContext]
  private let addresses: Addresses

  /// The addresses of what the page loads for it.
  struct Addresses {
    var motion: String
    var script: String
    var state: String
    var items: String
  }

  /// `field` describes what the search field covers. `terms` are the index pages of the terms of
  /// the page's collections.
  init(
    _ filtering: Filtering, field: String, filters: [FilterContext], terms: [ValueLinkContext],
    addresses: Addresses
  ) {
    self.filtering = filtering
    self.field = field
    self.filters = filters
    self.terms = filtering.isOffered ? terms : []
    self.addresses = addresses
  }

  var hasTerms: Bool { !terms.isEmpty }

  static let names = TemplateNames<FilteringContext> { names in
    names.flag("search", "Whether there is a search field.") { $0.filtering.isSearched }
    names.text("field", "What the search field searches, which is what all controls are for.") {
      $0.field
    }
    names.list("filters", "The filters.") { $0.filters }
    names.list("terms", "The indexes of the terms of the page's collections.") { $0.terms }
    names.flag("hasTerms", "Whether there are any.") { $0.hasTerms }
    names.flag("hasFilters", "Whether there are filters or term indexes.") {
      !$0.filters.isEmpty || $0.hasTerms
    }
    names.list("sorts", "The orders that visitors can choose instead of the page's own.") { page in
      page.filtering.sorts.map(SortContext.init)
    }
    names.flag("hasSorts", "Whether there are orders other than those of a table's columns.") {
      $0.filtering.hasSorts
    }
    names.list("groups", "The groupings that visitors can choose.") { page in
      page.filtering.groupings.map(GroupingContext.init)
    }
    names.flag("hasGroups", "Whether there are any.") { !$0.filtering.groupings.isEmpty }
    names.flag("isHidden", "Whether the column headings of a table are the only controls.") {
      !$0.filtering.isOffered
    }
    names.text("keys", "The names of the query parameters for the controls.") { page in
      (Filtering.addressNames + page.filtering.filters.map(\.addressName)).joined(separator: "\n")
    }
    names.address("motion", "The address of the animation engine.") { $0.addresses.motion }
    names.address("script", "The address of its script.") { $0.addresses.script }
    names.address("state", "The address of the script that runs before the page is shown.") {
      $0.addresses.state
    }
    names.address("items", "The address of the data about the items.") { $0.addresses.items }
  }
}

extension Filtering {
  fileprivate var hasSorts: Bool { sorts.contains { !$0.isOfColumn } }

  /// Whether the page has search, filters, groups, or orders other than those of table columns.
  var isOffered: Bool { isSearched || !filters.isEmpty || hasSorts || !groupings.isEmpty }
}

/// One of `page.finding.filters`.
final class FilterContext: NamedContext {
  private let filter: Filtering.Filter
  private let isOnly: Bool
  private let terms: [FilterTermContext]
  private let index: String?

  /// The maximum number of values that link to their pages. The index page lists all.
  static let maxTerms = 24

  /// `terms` are the terms of the field, or nil if it has none. `link` returns the address of an
  /// output.
  init(
    _ filter: Filtering.Filter, isOnly: Bool, terms: (set: TermSet, index: String)?,
    words: SiteWords, link: (String) -> String
  ) {
    self.filter = filter
    self.isOnly = isOnly
    let widest = (terms?.set.terms ?? []).filter { $0.parent == nil }
    index = terms.map { link($0.index) }
    let maximum = widest.enumerated().sorted {
      ($1.element.count, $0.offset) < ($0.element.count, $1.offset)
    }
    self.terms = maximum.prefix(Self.maxTerms).map {
      FilterTermContext(
        title: $0.element.title, link: link($0.element.output),
        count: words.formats.numbers.text($0.element.count))
    }
  }

  static let names = TemplateNames<FilterContext> { names in
    names.text("title", "Its title.") { $0.filter.title ?? fieldLabel($0.filter.field) }
    names.list("terms", "The most common values, which have pages.") { $0.terms }
    names.flag("hasTerms", "Whether there are any.") { !$0.terms.isEmpty }
    names.address("index", "The address of the page that lists all values.") { $0.index }
    names.flag("isOnly", "Whether the page has no other filter.") { $0.isOnly }
    names.text("field", "Its name in the query.") { $0.filter.addressName }
  }
}

/// One of the terms of a filter.
final class FilterTermContext: NamedContext {
  private let title: String
  private let link: String
  private let count: String

  init(title: String, link: String, count: String) {
    self.title = title
    self.link = link
    self.count = count
  }

  static let names = TemplateNames<FilterTermContext> { names in
    names.text("title", "Its title.") { $0.title }
    names.address("link", "The address of its page.") { $0.link }
    names.text("count", "How many records have it.") { $0.count }
  }
}

/// One of `page.finding.sorts`.
final class SortContext: NamedContext {
  private let sort: Filtering.Sort

  init(_ sort: Filtering.Sort) {
    self.sort = sort
  }

  static let names = TemplateNames<SortContext> { names in
    names.text("title", "Its title.") { $0.title }
    names.text("name", "Its name in the query.") { $0.sort.name }
    names.flag("ofColumn", "Whether only the column headings of a table offer it.") {
      $0.sort.isOfColumn
    }
  }

  private var title: String {
    sort.title ?? fieldLabel(sort.name.first == "-" ? String(sort.name.dropFirst()) : sort.name)
  }
}

/// One of `page.finding.groups`.
final class GroupingContext: NamedContext {
  private let grouping: Filtering.Grouping

  init(_ grouping: Filtering.Grouping) {
    self.grouping = grouping
  }

  static let names = TemplateNames<GroupingContext> { names in
    names.text("title", "Its title.") { $0.grouping.title }
    names.text("name", "Its name in the query.") { $0.grouping.name }
  }
}
