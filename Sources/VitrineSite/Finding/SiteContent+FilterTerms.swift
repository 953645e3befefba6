internal import VitrineModel

extension SiteContent {
  /// Returns the terms of a field of the first collection that is found; nil if the field has none.
  func terms(of field: String, among finding: Finding) -> TermSet? {
    guard let first = finding.records.first else { return nil }
    let collection = records[first].id.collection
    return terms.sets.first { $0.collection == collection && $0.field == field }
  }

  /// Returns the terms that the filters of a page show.
  func terms(ofFiltersOf page: Int) -> [TermSet?] {
    guard let finding = pages[page].finding else { return [] }
    return finding.filters.map { terms(of: $0.field, among: finding) }
  }
}
