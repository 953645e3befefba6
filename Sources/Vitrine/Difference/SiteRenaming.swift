import VitrineModel
import VitrineText

/// The records and pages of an older build that have a different id or path in a newer one.
struct SiteRenaming {
  /// The new ids of records, by their old ids.
  private(set) var records: [ExactText: String] = [:]

  /// The new paths of pages, by their old paths.
  private(set) var pages: [ExactText: String] = [:]

  /// Groups of records whose ids changed together, for example because of a new rule for ids: the
  /// old and new id of one of them, and all new ids.
  private(set) var groups: [(example: (old: String, new: String), ids: Set<ExactText>)] = []

  var isEmpty: Bool { records.isEmpty && pages.isEmpty }

  init(from old: SiteSnapshot, to new: SiteSnapshot) {
    self.init(from: old, to: new, RecordPairs(from: old.records, to: new.records))
  }

  init(from old: SiteSnapshot, to new: SiteSnapshot, _ pairs: RecordPairs) {
    var removed = pairs.removed.map { old.records[$0] }
    var inserted = new.records.indices.filter { pairs.before[$0] == nil }.map { new.records[$0] }
    if !removed.isEmpty, !inserted.isEmpty {
      // A record that moves to another folder keeps its name and title.
      records = replacements(removed, inserted, by: ReplacementRecords.key)
      let renamed = Set(byBytes: records.values)
      removed.removeAll { records[$0.id] != nil }
      inserted.removeAll { renamed.contains($0.id) }
      addGroups(replacements(removed, inserted, by: ContentSignature.init), of: old)
    }
    var taken: Set<ExactText> = []
    for (path, replacement) in new.renamedPages(since: old).sorted(by: { $0.key < $1.key })
    where taken.insert(replacement) {
      pages[path] = replacement
    }
  }

  /// Adds the pairs of each collection in which most records have one.
  private mutating func addGroups(_ pairs: [ExactText: String], of old: SiteSnapshot) {
    if pairs.isEmpty { return }
    let collections = Dictionary(grouping: old.records) { ExactText($0.id.parentFolder) }
    for (_, members) in collections.sorted(by: { $0.key < $1.key }) {
      let found = members.compactMap { member in pairs[member.id].map { (member.id, $0) } }
      guard let first = found.first, found.count * 2 > members.count else { continue }
      for (id, replacement) in found { records[id] = replacement }
      groups.append((first, Set(byBytes: found.map(\.1))))
    }
  }

  /// The new id of an item: a record's id, possibly prefixed with a section and a parent.
  fileprivate func item(_ id: String) -> String {
    var rest = id[...]
    while true {
      if let replacement = records[String(rest)] { return id.dropLast(rest.count) + replacement }
      guard let end = rest.firstIndex(of: "~") else { return id }
      rest = rest[rest.index(after: end)...]
    }
  }
}

/// The content by which a record is recognized under another id.
private struct ContentSignature: Hashable {
  let title: String
  let cell: String
  let fields: [Field]
  let measures: [SiteSnapshot.Measure]
  let status: String?

  init(_ record: SiteSnapshot.Record) {
    // The hash is not compared because it covers the record's address.
    (title, cell) = (record.title, record.cell)
    (fields, measures, status) = (record.fields, record.measures, record.status)
  }
}

/// The new ids of records whose key is unique in both lists, by their old ids.
private func replacements<Key: Hashable>(
  _ removed: [SiteSnapshot.Record], _ inserted: [SiteSnapshot.Record],
  by key: (SiteSnapshot.Record) -> Key
) -> [ExactText: String] {
  let replacements = Dictionary(grouping: inserted, by: key)
  var pairs: [ExactText: String] = [:]
  for (key, records) in Dictionary(grouping: removed, by: key) where records.count == 1 {
    guard let found = replacements[key], found.count == 1 else { continue }
    pairs[records[0].id] = found[0].id
  }
  return pairs
}

extension String {
  /// The change from the old id to this one, without the collection: `wren` of `birds/wren`.
  fileprivate func idChange(since old: String) -> SiteDifference.FieldChange {
    SiteDifference.FieldChange(name: "ids", old: .text(old.fileName), new: .text(fileName))
  }
}

extension SiteRenaming {
  /// A section of a page.
  struct SectionPlace: Hashable {
    let page: ExactText
    let section: ExactText
  }

  /// The changed ids, each at the first section that shows one of its records.
  func idChanges(in new: SiteSnapshot) -> [SectionPlace: SiteDifference.FieldChange] {
    var changes: [SectionPlace: SiteDifference.FieldChange] = [:]
    for (example, ids) in groups {
      for page in new.pages {
        guard
          let section = page.sections.first(where: { $0.items.contains { ids.contains($0.id) } })
        else { continue }
        let place = SectionPlace(page: ExactText(page.path), section: ExactText(section.id))
        changes[place] = changes[place] ?? example.new.idChange(since: example.old)
        break
      }
    }
    return changes
  }
}

extension SiteSnapshot {
  /// The build with the ids and paths that its records and pages have in `new`.
  func renamed(for new: SiteSnapshot) -> SiteSnapshot {
    renamed(by: SiteRenaming(from: self, to: new))
  }

  func renamed(by renaming: SiteRenaming) -> SiteSnapshot {
    if renaming.isEmpty { return self }
    var build = self
    for index in build.records.indices {
      if let id = renaming.records[build.records[index].id] { build.records[index].id = id }
    }
    for page in build.pages.indices {
      if let path = renaming.pages[build.pages[page].path] { build.pages[page].path = path }
      for section in build.pages[page].sections.indices where !renaming.records.isEmpty {
        build.pages[page].sections[section].items = build.pages[page].sections[section].items.map {
          Item(id: renaming.item($0.id), parent: $0.parent.map(renaming.item))
        }
      }
    }
    return build
  }
}
