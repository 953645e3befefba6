/// The terms of a site, and the pages and records made from them.
///
/// They are derived from the content. They are kept out of `SiteContent.pages` and
/// `SiteContent.records` because snapshots, differences, lists of pages and the order of records
/// must not include them.
package struct SiteTerms: Sendable {
  /// By collection, and within a collection in declaration order.
  package var sets: [TermSet] = []

  /// The index page of each set, followed by the pages of all terms.
  package var pages: [Page] = []

  /// A record for each term, with its title, its page and the measure `count`. Index pages and
  /// pages of terms list these.
  package var records: [Record] = []

  package init() {}
}

extension SiteContent {
  /// The content with the pages and records of terms appended.
  ///
  /// Items on pages of terms have indices into its records.
  package var withTermPages: SiteContent {
    if terms.sets.isEmpty { return self }
    var content = self
    content.pages += terms.pages
    content.records += terms.records
    return content
  }

  /// Sets the terms. The records from `start` on become records of the terms.
  package mutating func takeTerms(_ terms: SiteTerms, from start: Int) {
    if terms.sets.isEmpty { return }
    self.terms = terms
    self.terms.records = Array(records[start...])
    records.removeSubrange(start...)
  }
}
