public import VitrineModel

extension SiteDifference {
  /// What turns one build into another.
  ///
  /// Throws `.value` where a snapshot names an item twice on a page. O(n) in records and items, besides
  /// those whose order changed.
  public init(from old: SiteSnapshot, to new: SiteSnapshot) throws(SnapshotFileError) {
    let oldPlaces = SitePlaces(old)
    let newPlaces = SitePlaces(new)
    let oldRecords = Dictionary(old.records.map { ($0.id, $0) }) { first, _ in first }
    let newIDs = Set(new.records.map(\.id))
    var inserted: [PlacedRecord] = []
    var updated: [RecordUpdate] = []
    for record in new.records {
      let place = newPlaces[record.id].first
      guard let before = oldRecords[record.id] else {
        inserted.append(PlacedRecord(record, place: place))
        continue
      }
      let measures = record.measureChanges(from: before, declared: new.measures)
      let isOfItem = record.hash != before.hash || !measures.isEmpty
      let isOfPage = record.page != nil && before.page != nil && record.page != before.page
      if isOfItem || isOfPage {
        updated.append(
          RecordUpdate(
            id: record.id, title: record.title, url: record.url, place: place,
            isOfItem: isOfItem, isOfPage: isOfPage,
            fields: record.fields.changes(since: before.fields), measures: measures))
      }
    }
    self.init(
      inserted: inserted,
      removed: old.records.filter { !newIDs.contains($0.id) }.map {
        PlacedRecord($0, place: oldPlaces[$0.id].first)
      },
      updated: updated, moved: try Self.moves(from: old, oldPlaces, to: new, newPlaces),
      insertedPages: new.pages.missing(in: old.pages),
      removedPages: old.pages.missing(in: new.pages),
      updatedPages: try Self.pageUpdates(from: old, to: new), siteURL: new.url)
  }
}

extension SiteDifference.PlacedRecord {
  fileprivate init(_ record: SiteSnapshot.Record, place: SiteDifference.Place?) {
    self.init(id: record.id, title: record.title, url: record.url, place: place)
  }
}

extension [SiteSnapshot.Page] {
  fileprivate func missing(in other: Self) -> [SiteDifference.Named] {
    let known = Set(other.map(\.path))
    return filter { !known.contains($0.path) }.map { .init(id: $0.path, title: $0.title) }
  }
}

extension SiteSnapshot.Record {
  /// What its collection says of one of its measures.
  func declaration(
    of measure: String, among declarations: [SiteSnapshot.MeasureDeclaration]
  ) -> SiteSnapshot.MeasureDeclaration? {
    declarations.filter { $0.name == measure && isOf($0.collection) }
      .max { $0.collection.utf8.count < $1.collection.utf8.count }
  }

  /// Whether it is of a collection: its id is `collection/key`, and a key may have a `/` too.
  fileprivate func isOf(_ collection: String) -> Bool {
    id.utf8.starts(with: (collection + "/").utf8)
  }

  fileprivate func measureChanges(
    from old: Self, declared: [SiteSnapshot.MeasureDeclaration]
  ) -> [SiteDifference.MeasureChange] {
    measures.compactMap { measure in
      guard let before = old.measures.first(where: { $0.name == measure.name })?.lastReported else {
        return nil
      }
      let declaration = declaration(of: measure.name, among: declared)
      let rule = declaration?.rule ?? MeasureRule()
      guard rule.isChange(from: before, to: measure.value) else { return nil }
      return SiteDifference.MeasureChange(
        name: measure.name, unit: declaration?.unit, old: before, new: measure.value,
        isImprovement: rule.isImprovement(from: before, to: measure.value),
        isRegression: rule.isRegression(from: before, to: measure.value))
    }
  }
}
