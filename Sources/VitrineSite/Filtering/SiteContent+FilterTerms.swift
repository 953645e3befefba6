internal import VitrineModel

extension SiteContent {
  /// Returns the terms of a field of the collection of the first record that can be found, or nil
  /// if the field has none.
  func terms(of field: String, among filtering: Filtering) -> TermSet? {
    guard let first = filtering.records.first else { return nil }
    let collection = records[first].id.collection
    return terms.sets.first { $0.collection == collection && $0.field == field }
  }

  /// Returns the terms that a page's filters show, and the outputs of their index pages.
  func terms(ofFiltersOf page: Int) -> [FilterTerms?] {
    guard let filtering = pages[page].filtering else { return [] }
    return filtering.filters.map { filter in
      terms(of: filter.field, among: filtering).map {
        FilterTerms(terms: $0.terms, index: pages[$0.indexPage].output)
      }
    }
  }
}

/// The terms of a filter's field.
struct FilterTerms {
  var terms: [Term]

  /// The output of the page that lists all of them.
  var index: String
}

extension FilterTerms: Fingerprinted {
  func feed(_ fingerprint: inout Fingerprint) { fingerprint.feed(terms, index) }
}

extension Term: Fingerprinted {
  func feed(_ fingerprint: inout Fingerprint) {
    fingerprint.feed(value, title, hasOwnTitle, output, parent, children, count)
  }
}
