internal import VitrineModel
internal import VitrineText

/// `page.finding`: how visitors find items of a page.
final class FindingContext: NamedContext {
  private let finding: Finding
  private let addresses: Addresses
  private let words: SiteWords

  /// The addresses of what the page loads for it.
  struct Addresses {
    var stylesheet: String
    var script: String
    var state: String
    var items: String
  }

  init(_ finding: Finding, addresses: Addresses, words: SiteWords) {
    self.finding = finding
    self.addresses = addresses
    self.words = words
  }

  static let names = TemplateNames<FindingContext> { names in
    names.flag("search", "Whether there is a field for words to search.") { $0.finding.isSearched }
    names.list("filters", "The filters.") { page in
      page.finding.filters.map { FilterContext($0, words: page.words) }
    }
    names.list("sorts", "The orders that can be chosen besides the page's own.") { page in
      page.finding.sorts.map(SortContext.init)
    }
    names.flag("hasSorts", "Whether there are any.") { !$0.finding.sorts.isEmpty }
    names.flag("hasChoices", "Whether there are filters or orders.") {
      !$0.finding.filters.isEmpty || !$0.finding.sorts.isEmpty
    }
    names.text("keys", "The names in the address that say what is asked for.") { page in
      (["q", "sort"] + page.finding.filters.map(\.addressName)).joined(separator: "\n")
    }
    names.address("stylesheet", "The address of its styles.") { $0.addresses.stylesheet }
    names.address("script", "The address of its script.") { $0.addresses.script }
    names.address("state", "The address of the script that the page begins with.") {
      $0.addresses.state
    }
    names.address("items", "The address of what is known of the items.") { $0.addresses.items }
  }
}

/// One of `page.finding.filters`.
final class FilterContext: NamedContext {
  private let filter: Finding.Filter
  private let words: SiteWords

  init(_ filter: Finding.Filter, words: SiteWords) {
    self.filter = filter
    self.words = words
  }

  static let names = TemplateNames<FilterContext> { names in
    names.text("title", "Its title.") { $0.filter.title ?? fieldLabel($0.filter.field) }
    names.text("field", "Its name in the address.") { $0.filter.addressName }
    names.flag("isRange", "Whether a range is chosen, and not values.") {
      if case .range = $0.filter.choice { true } else { false }
    }
  }
}

/// One of `page.finding.sorts`.
final class SortContext: NamedContext {
  private let sort: Finding.Sort

  init(_ sort: Finding.Sort) {
    self.sort = sort
  }

  static let names = TemplateNames<SortContext> { names in
    names.text("title", "Its title.") { $0.title }
    names.text("name", "Its name in the address.") { $0.sort.name }
  }

  private var title: String {
    sort.title ?? fieldLabel(sort.name.first == "-" ? String(sort.name.dropFirst()) : sort.name)
  }
}
