import VitrineContent
import VitrineModel
import VitrineText

/// Finds out which sections of a build are sorted by a field.
struct SortedSections {
  private let records: [ExactText: SiteSnapshot.Record]
  private let pages: [ExactText: SiteSnapshot.Page]
  private var known: [Key: Bool] = [:]

  private struct Key: Hashable {
    let page: ExactText
    let section: ExactText
    let parent: ExactText?
    let field: ExactText
  }

  init(_ site: SiteSnapshot) {
    records = Dictionary(byBytes: site.records.map { ($0.id, $0) })
    pages = Dictionary(byBytes: site.pages.map { ($0.path, $0) })
  }

  /// Whether an update explains a move within a section: the section is sorted by a value that
  /// changed.
  mutating func explain(
    _ move: SiteDifference.RecordMove, by update: SiteDifference.RecordUpdate?
  ) -> Bool {
    guard let update, move.from.page.id.hasSameBytes(as: move.to.page.id),
      move.from.section.id.hasSameBytes(as: move.to.section.id),
      (move.from.parent?.id).hasSameBytes(as: move.to.parent?.id)
    else { return false }
    for field in update.fields.map(\.name) + update.measures.map(\.name)
    where isSorted(move.to, by: field) { return true }
    return false
  }

  private mutating func isSorted(_ place: SiteDifference.Place, by field: String) -> Bool {
    let key = Key(
      page: ExactText(place.page.id), section: ExactText(place.section.id),
      parent: place.parent.map { ExactText($0.id) }, field: ExactText(field))
    if let isSorted = known[key] { return isSorted }
    var values: [ExactText?: [FieldValue?]] = [:]
    let section = pages[key.page]?.sections.first { ExactText($0.id) == key.section }
    for item in section?.items ?? [] {
      guard let record = records[item.id] else { continue }
      values[item.parent.map { ExactText($0) }, default: []].append(record.value(named: field))
    }
    let isSorted = values[key.parent].map(areInOrder) ?? false
    known[key] = isSorted
    return isSorted
  }
}

extension SiteSnapshot.Record {
  fileprivate func value(named name: String) -> FieldValue? {
    if let measure = measures.first(where: { $0.name == name }) {
      return .number(FieldValue.Number(value: measure.value, literal: ""))
    }
    return name == "title" ? .text(title) : fields.first { $0.name == name }?.value
  }
}
