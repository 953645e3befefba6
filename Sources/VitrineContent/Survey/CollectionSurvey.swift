public import VitrineDiagnostics
import VitrineModel
import VitrineText

/// How many records of a collection have each field, and the kinds of its values.
public struct CollectionSurvey: Hashable, Sendable {
  /// The name of the collection, as in `snapshot.json`.
  public var name: String

  /// How many records there are.
  public var records: Int

  /// The slots that any record fills, then the other fields in order of first occurrence.
  public var fields: [Field]

  /// A slot or a field.
  public struct Field: Hashable, Sendable {
    public var name: String

    /// How many records have the field.
    public var count: Int

    /// How many of its values are of each kind, most frequent first.
    public var kinds: [KindCount]

    /// The first record of each kind except the most frequent, and the first record without the
    /// field if most have it.
    public var exceptions: [Exception]
  }

  /// A kind of value.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case text, number, date, flag, link, picture, list, map, coordinates, size
  }

  public struct KindCount: Hashable, Sendable {
    public var kind: Kind
    public var count: Int
  }

  /// A record that differs from the others.
  public struct Exception: Hashable, Sendable {
    /// The kind of its value, or nil if it has none.
    public var kind: Kind?
    public var place: SourceLocation
  }
}

extension CollectionSurvey {
  /// A survey of every collection, in their order.
  package static func all(of reading: ContentResult) -> [CollectionSurvey] {
    let content = reading.content
    var names: [String] = []
    var counts: [String: FieldCounts] = [:]
    for record in content.records where !record.isHidden {
      let name = record.id.collection
      if counts[name] == nil { names.append(name) }
      counts[name, default: FieldCounts(texts: reading.textFields[name] ?? [])].add(record)
    }
    return names.map { CollectionSurvey(name: $0, counts[$0]!) }
  }

  private init(name: String, _ counts: FieldCounts) {
    self.name = name
    records = counts.records
    fields = counts.fields
  }
}

/// Counts the fields of a collection's records.
private struct FieldCounts {
  private(set) var records = 0
  private var places: [SourceLocation] = []
  private var indices: [String: Int] = [:]

  /// The fields declared to contain text, whatever it looks like.
  private let texts: Set<String>
  private var counted: [CountedField]

  private struct CountedField {
    let name: String
    var count = 0

    /// The index of the first record without the field, or the number of records if all have it.
    var firstWithout = 0
    var kinds: [CollectionSurvey.Kind: (count: Int, first: SourceLocation)] = [:]
  }

  init(texts: Set<String>) {
    self.texts = texts
    counted = RecordSlot.allCases.map { CountedField(name: $0.rawValue) }
    for (index, slot) in RecordSlot.allCases.enumerated() { indices[slot.rawValue] = index }
  }

  mutating func add(_ record: Record) {
    for (index, slot) in RecordSlot.allCases.enumerated() {
      let kind: CollectionSurvey.Kind? =
        switch slot {
        case .image: record.image.map { _ in .picture }
        case .images: record.media.contains { $0.source != record.image?.source } ? .picture : nil
        default: record[slot].flatMap(kind)
        }
      if let kind { add(kind, ofFieldAt: index, in: record) }
    }
    for measure in record.measures { add(.number, of: measure.name, in: record) }
    for field in record.fields {
      guard let kind = texts.contains(field.name) ? .text : kind(of: field.value),
        !record.measures.contains(where: { $0.name == field.name })
      else { continue }
      add(kind, of: field.name, in: record)
    }
    places.append(record.place)
    records += 1
  }

  private mutating func add(_ kind: CollectionSurvey.Kind, of name: String, in record: Record) {
    let index = indices[name] ?? counted.count
    if index == counted.count {
      indices[name] = index
      counted.append(CountedField(name: name))
    }
    add(kind, ofFieldAt: index, in: record)
  }

  private mutating func add(
    _ kind: CollectionSurvey.Kind, ofFieldAt index: Int, in record: Record
  ) {
    if counted[index].firstWithout == records { counted[index].firstWithout += 1 }
    counted[index].count += 1
    counted[index].kinds[kind, default: (0, record.place)].count += 1
  }

  var fields: [CollectionSurvey.Field] {
    counted.filter { $0.count > 0 }.map { field in
      // The sort is stable, so kinds with equal counts keep their order.
      let kinds = CollectionSurvey.Kind.allCases.compactMap { kind in
        field.kinds[kind].map { (kind: kind, count: $0.count, first: $0.first) }
      }.sorted { $0.count > $1.count }
      var exceptions = kinds.dropFirst().map {
        CollectionSurvey.Exception(kind: $0.kind, place: $0.first)
      }
      if field.count < records, 2 * field.count > records {
        exceptions.append(CollectionSurvey.Exception(kind: nil, place: places[field.firstWithout]))
      }
      return CollectionSurvey.Field(
        name: field.name, count: field.count,
        kinds: kinds.map { CollectionSurvey.KindCount(kind: $0.kind, count: $0.count) },
        exceptions: exceptions)
    }
  }

  /// Returns nil for an empty value.
  private func kind(of value: FieldValue) -> CollectionSurvey.Kind? {
    switch value {
    case .null: return nil
    case .bool: return .flag
    case .number: return .number
    case .date: return .date
    case .link: return .link
    case .markup: return .text
    case .composite(let composite):
      let isPlace = composite.value.words.contains {
        if case .latitude = $0 { true } else { false }
      }
      return isPlace ? .coordinates : .size
    case .list(let values): return values.contains { kind(of: $0) != nil } ? .list : nil
    case .object(let fields): return fields.contains { kind(of: $0.value) != nil } ? .map : nil
    case .text(let text):
      guard let readable = ComparableValue(value) else { return nil }
      if readable.number != nil { return .number }
      if readable.date != nil { return .date }
      let address = BrowserAddress(text)
      return address.scheme != nil && address.isWebAddress ? .link : .text
    }
  }
}
