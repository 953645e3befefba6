internal import VitrineDiagnostics
internal import VitrineLayout
internal import VitrineModel

extension TrackedContext {
  /// A record. Its text is only tracked by `body(ofRecord:)`.
  subscript(record index: Int) -> Record { records(forRecord: index)[index] }

  /// All records, for a caller that reads only the one at `index`.
  func records(forRecord index: Int) -> [Record] { reading(.record, index).content.records }

  func body(ofRecord index: Int) -> Body? { reading(.body, index).content.records[index].body }

  /// The source location of a record.
  func source(ofRecord index: Int) -> SourceLocation {
    reading(.source, index).content.records[index].source
  }

  /// How a record affects the look of its list.
  func appearance(ofRecord index: Int) -> RecordAppearance {
    RecordAppearance(reading(.appearance, index).content.records[index])
  }

  /// How a record shown in `cell` affects the look of its list. A nil `cell` stands for the
  /// standard expanding row.
  func appearance(ofRecord index: Int, cell: String?, onPage output: String = "")
    -> RecordAppearance
  {
    let site = reading(.appearance, index)
    let record = site.content.records[index]
    if let cell, let configured = configured(cell, ofRecord: index, onPage: output) {
      return site.appearance(of: record, template: configured.template)
    }
    return appearance(of: record, cell: cell)
  }

  /// The changes that a record shows, the most important first, or nil if it shows none.
  func changes(ofRecord index: Int) -> [SiteChanges.RecordChange]? {
    reading(.record, index).recordChanges.changes[index]
  }

  /// The measures of a record changed by the newest build.
  func measureChanges(ofRecord index: Int) -> [SiteDifference.MeasureChange]? {
    reading(.record, index).recordChanges.measures[index]
  }

  /// The index of the page that declares a record's collection.
  func owner(ofRecord index: Int) -> Int? { reading(.owner, index).map.owner[index] }

  /// The number of records at the top level of a record's collection, and the page that declares
  /// the collection.
  func collection(of record: Int) -> (count: Int, owner: Int?) {
    let map = reading(.collection, record).map
    return (map.roots[map.collection[record]].count, owner(ofRecord: record))
  }

  func neighbours(of index: Int) -> (previous: Int?, next: Int?) {
    reading(.neighbours, index).neighbours(of: index)
  }

  /// The records of a record's carousel, and the page whose order they follow.
  func others(beside index: Int) -> (records: [Int], page: Int?) {
    let site = reading(.others, index)
    return (site.others(beside: index), site.map.page[index] ?? site.map.owner[index])
  }

  /// Links to a record's terms in a field. Empty if the field has none.
  func termLinks(ofRecord index: Int, field: String) -> [ValueLink] {
    hasTerms ? reading(.terms, index).termLinks(ofRecord: index, field: field) : []
  }

  /// The number of records with the term whose record is at `index`, or nil for any other record.
  func count(ofTerm index: Int) -> Int? { reading(.record, index).count(ofTerm: index) }

  /// The absolute address of a picture's file for other sites, or nil if the site's is unknown.
  func canonicalShared(of picture: Picture) -> String? {
    addresses.canonicalSource(of: picture.source, \.shared)
  }

  /// The absolute address of a picture's smallest file, or nil likewise.
  func canonicalThumbnail(of picture: Picture) -> String? {
    addresses.canonicalSource(of: picture.source, \.thumbnail)
  }
}
