/// The terms of a site, and the pages and records that are made of them.
///
/// They follow from the content. Snapshots, differences, lists of pages and the order of records do not
/// know them, so they are apart from `SiteContent.pages` and `SiteContent.records`.
package struct SiteTerms: Sendable {
  /// In the order of their collections, then as these declare them.
  package var sets: [TermSet] = []

  /// The index page of each set, then the pages of all terms.
  package var pages: [Page] = []

  /// A record for each term, with its title, its page and the measure `count`: index pages and pages of
  /// terms list these.
  package var records: [Record] = []

  package init() {}
}

extension SiteContent {
  /// The content with the pages and records of terms after all others.
  ///
  /// Items on pages of terms have indices in its records.
  package var withTermPages: SiteContent {
    if terms.sets.isEmpty { return self }
    var content = self
    content.pages += terms.pages
    content.records += terms.records
    return content
  }

  /// Sets the terms, and makes the records from `start` on theirs.
  package mutating func takeTerms(_ terms: SiteTerms, from start: Int) {
    if terms.sets.isEmpty { return }
    self.terms = terms
    self.terms.records = Array(records[start...])
    records.removeSubrange(start...)
  }

  /// The sets of a collection's terms.
  package func termSets(of collection: String) -> [TermSet] {
    terms.sets.filter { $0.collection == collection }
  }
}
