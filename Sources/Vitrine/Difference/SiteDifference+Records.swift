public import VitrineModel
import VitrineText

extension SiteDifference {
  /// The changes that turn one build into another.
  ///
  /// Throws `.value` if a snapshot contains an item twice on a page that changed. O(n) in records
  /// and items that kept their order; most of the time goes into the changed ones.
  public init(from old: SiteSnapshot, to new: SiteSnapshot) throws(SnapshotFileError) {
    var pairs = RecordPairs(from: old.records, to: new.records)
    let renaming = SiteRenaming(from: old, to: new, pairs)
    let renamed = Set(byBytes: renaming.records.values)
    let old = old.renamed(by: renaming)
    if !renamed.isEmpty { pairs = RecordPairs(from: old.records, to: new.records) }
    let areComparable = old.hashes == new.hashes
    let changed = new.records.indices.filter { index in
      pairs.before[index].map { new.records[index].isOther(than: old.records[$0]) } ?? true
    }
    var affected = old.items(onPagesChangedFrom: new).union(new.items(onPagesChangedFrom: old))
    affected.formUnion(byBytes: changed.lazy.map { new.records[$0].id })
    affected.formUnion(byBytes: pairs.removed.lazy.map { old.records[$0].id })
    let oldPlaces = RecordLocations(old, of: affected)
    let newPlaces = RecordLocations(new, of: affected)
    var inserted: [PlacedRecord] = []
    var updated: [RecordUpdate] = []
    for index in changed {
      let record = new.records[index]
      let place = newPlaces[record.id].first
      guard let before = pairs.before[index].map({ old.records[$0] }) else {
        inserted.append(PlacedRecord(record, place: place))
        continue
      }
      let measures = record.measureChanges(from: before, declared: new.measures)
      let comparison = RecordComparison(
        from: before, to: record, areComparable: areComparable,
        isRenamed: renamed.contains(record.id))
      let status = record.statusChange(from: before, declared: new.statuses)
      let affectsItem = comparison.affectsItem || !measures.isEmpty || status != nil
      let affectsPage = comparison.affectsPage(besidesItem: affectsItem)
      if affectsItem || affectsPage {
        updated.append(
          RecordUpdate(
            id: record.id, title: record.title, url: record.url, place: place,
            affectsItem: affectsItem, affectsPage: affectsPage,
            fields: comparison.fields.with(status),
            measures: measures))
      }
    }
    var moved = try Self.moves(from: old, oldPlaces, to: new, newPlaces, of: affected)
    let reported = Set(
      byBytes: inserted.map(\.id) + moved.map(\.id) + pairs.removed.map { old.records[$0].id })
    let updates = Dictionary(byBytes: updated.map { ($0.id, $0) })
    if moved.contains(where: { updates[$0.id] != nil }) {
      var sections = SortedSections(new)
      moved.removeAll { sections.explain($0, by: updates[$0.id]) }
    }
    self.init(
      inserted: inserted,
      removed: pairs.removed.map {
        PlacedRecord(old.records[$0], place: oldPlaces[old.records[$0].id].first)
      },
      updated: updated.byImportance,
      moved: moved,
      insertedPages: new.pages.missing(in: old.pages),
      removedPages: old.pages.missing(in: new.pages),
      updatedPages: try Self.pageUpdates(from: old, to: new, excluding: reported, renaming),
      site: new.settingChanges(since: old, areComparable: areComparable), siteURL: new.site.url)
  }
}

extension SiteSnapshot {
  /// The ids of items on pages whose sections differ from those in `other`.
  fileprivate func items(onPagesChangedFrom other: SiteSnapshot) -> Set<ExactText> {
    let others = Dictionary(byBytes: other.pages.map { ($0.path, $0.sections) })
    var items: Set<ExactText> = []
    for page in pages where others[page.path] != page.sections {
      for section in page.sections { items.formUnion(byBytes: section.items.lazy.map(\.id)) }
    }
    return items
  }
}

extension SiteSnapshot.Record {
  /// Whether the record may differ from an older one with the same id.
  fileprivate func isOther(than old: Self) -> Bool {
    hash != old.hash || page != old.page || whole != old.whole || measures != old.measures
      || status != old.status || cell != old.cell
  }
}

extension SiteDifference.PlacedRecord {
  fileprivate init(_ record: SiteSnapshot.Record, place: SiteDifference.Place?) {
    self.init(id: record.id, title: record.title, url: record.url, place: place)
  }
}

extension [SiteSnapshot.Page] {
  fileprivate func missing(in other: Self) -> [SiteDifference.Named] {
    let known = Set(byBytes: other.map(\.path))
    return filter { !known.contains($0.path) }.map { .init(id: $0.path, title: $0.title) }
  }
}

extension SiteSnapshot.Record {
  /// The declaration of one of the record's measures by its collection.
  func declaration(
    of measure: String, among declarations: [SiteSnapshot.MeasureDeclaration]
  ) -> SiteSnapshot.MeasureDeclaration? {
    declaration(among: declarations.filter { $0.name == measure }, \.collection)
  }

  /// The declaration by the record's collection.
  func declaration<Declaration>(
    among declarations: [Declaration], _ collection: (Declaration) -> String
  ) -> Declaration? {
    declarations.filter { isOf(collection($0)) }
      .max { collection($0).utf8.count < collection($1).utf8.count }
  }

  /// Whether the record belongs to a collection. Its id is `collection/key`; both parts may contain
  /// a `/`.
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
