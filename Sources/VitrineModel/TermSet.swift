/// The terms of one field of a collection, and which records have them.
package struct TermSet: Hashable, Sendable {
  /// The name of the collection.
  package var collection: String

  /// The field, slot or path whose values are the terms.
  package var field: String

  /// The title of its index, the page that lists the terms.
  package var title: String

  /// Whether the title was written explicitly instead of derived from the field.
  package var hasOwnTitle: Bool

  /// The separator between the levels of a value, or nil if values have a single level.
  package var levels: String?

  /// Every term comes after its parent. Siblings are in alphabetical order.
  package var terms: [Term]

  /// The index in `SiteContent.pages` of the page that declares the collection.
  package var page: Int

  /// The indices in `SiteContent.withTermPages` of the index page, and of the first term's page and
  /// record. Those of the other terms follow in order.
  package var indexPage = 0
  package var firstPage = 0
  package var firstRecord = 0

  /// The indices in `SiteContent.records` of the collection's records.
  private let records: Range<Int>

  /// The terms of all records, concatenated, and where those of each record begin.
  private let termsOfRecords: [Int32]
  private let starts: [Int32]

  /// `termsOfRecords` contains the indices of each record's own terms: the narrowest ones, in the
  /// record's order.
  package init(
    collection: String, field: String, title: String, hasOwnTitle: Bool, levels: String?,
    page: Int, terms: [Term], records: Range<Int>, termsOfRecords: [[Int]]
  ) {
    self.collection = collection
    self.field = field
    self.title = title
    self.hasOwnTitle = hasOwnTitle
    self.levels = levels
    self.page = page
    self.terms = terms
    self.records = records
    var starts: [Int32] = [0]
    starts.reserveCapacity(termsOfRecords.count + 1)
    for terms in termsOfRecords { starts.append(starts[starts.count - 1] + Int32(terms.count)) }
    self.starts = starts
    self.termsOfRecords = termsOfRecords.flatMap { $0.map(Int32.init) }
  }

  /// The indices in `terms` of a record's own terms, the narrowest ones. Empty for a record of
  /// another collection.
  package func terms(ofRecord record: Int) -> [Int] {
    guard records.contains(record) else { return [] }
    let place = record - records.lowerBound
    return termsOfRecords[Int(starts[place])..<Int(starts[place + 1])].map(Int.init)
  }

  /// The indices of a term and of its ancestors, widest first.
  package func path(to term: Int) -> [Int] {
    var path = [term]
    while let above = terms[path[path.count - 1]].parent { path.append(above) }
    return path.reversed()
  }
}
