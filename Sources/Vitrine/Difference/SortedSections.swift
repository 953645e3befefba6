import VitrineModel

/// The sections of a build in which a field's values are in order.
struct SortedSections {
  private let records: [ExactText: SiteSnapshot.Record]
  private let pages: [ExactText: SiteSnapshot.Page]
  private var known: [Key: Bool] = [:]

  private struct Key: Hashable {
    let page: String
    let section: String
    let parent: String?
    let field: String
  }

  init(_ site: SiteSnapshot) {
    records = Dictionary(byBytes: site.records.map { ($0.id, $0) })
    pages = Dictionary(byBytes: site.pages.map { ($0.path, $0) })
  }

  /// Whether a change explains that a record stands elsewhere in its section: the section is in the order of
  /// a value that changed.
  mutating func explain(
    _ move: SiteDifference.RecordMove, by update: SiteDifference.RecordUpdate?
  ) -> Bool {
    guard let update, move.from.page.id == move.to.page.id,
      move.from.section.id == move.to.section.id, move.from.parent?.id == move.to.parent?.id
    else { return false }
    for field in update.fields.map(\.name) + update.measures.map(\.name)
    where isSorted(move.to, by: field) { return true }
    return false
  }

  private mutating func isSorted(_ place: SiteDifference.Place, by field: String) -> Bool {
    let key = Key(
      page: place.page.id, section: place.section.id, parent: place.parent?.id, field: field)
    if let isSorted = known[key] { return isSorted }
    var values: [String?: [FieldValue?]] = [:]
    for item in pages[key.page]?.sections.first(where: { $0.id == key.section })?.items ?? [] {
      guard let record = records[item.id] else { continue }
      values[item.parent, default: []].append(record.value(named: field))
    }
    let isSorted =
      values[place.parent?.id].map { values in
        // Missing values come last.
        let known = values.prefix { $0 != nil }.compactMap(\.self)
        if known.count < 2 || values[known.count...].contains(where: { $0 != nil }) { return false }
        let pairs = zip(known, known.dropFirst())
        return pairs.allSatisfy { !$1.precedes($0) } || pairs.allSatisfy { !$0.precedes($1) }
      } ?? false
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

extension FieldValue {
  /// Whether it stands before another value: numbers by their size, texts by their letters.
  fileprivate func precedes(_ other: FieldValue) -> Bool {
    if let number, let otherNumber = other.number { return number < otherNumber }
    return text.lowercased() < other.text.lowercased()
  }

  private var number: Double? {
    switch data {
    case .number(let number): number.value
    case .text(let text): Double(text)
    case .null, .bool, .list, .object: nil
    }
  }

  private var text: String {
    switch data {
    case .text(let text): text
    case .number(let number): number.literal
    case .list(let values): values.map(\.text).joined(separator: " ")
    case .null, .bool, .object: ""
    }
  }
}
