import VitrineModel

/// The records of a collection, indexed by the texts of one value.
struct LookupIndex {
  private var records: [String: [Int]] = [:]

  /// The records by id, if ids are the texts.
  private var ids: NameTable<Int>?

  /// The texts of hidden records.
  private var hidden: Set<String> = []

  /// `value` returns the value by which a record is found. `isHidden` returns whether pages do not
  /// show the record.
  init(
    of range: Range<Int>, areIDs: Bool = false, value: (Int) -> FieldValue?,
    isHidden: (Int) -> Bool
  ) {
    if areIDs { ids = NameTable() }
    for record in range {
      for text in Self.texts(of: value(record)) {
        if isHidden(record) {
          hidden.insert(text)
        } else if areIDs {
          ids?[text] = record
        } else if records[text]?.last != record {
          records[text, default: []].append(record)
        }
      }
    }
  }

  /// All texts that find a record.
  var known: [String] { ids?.names ?? Array(records.keys) }

  func found(by text: String) -> [Int] {
    if let ids { return ids[text].map { [$0] } ?? [] }
    return records[text] ?? []
  }

  func isOfHidden(_ text: String) -> Bool { hidden.contains(text) }

  /// The texts of a value, or of the elements of a list. The text of a link is its source.
  static func texts(of value: FieldValue?) -> [String] {
    presentValues(of: value).compactMap { ComparableValue($0)?.source }
  }
}

extension ComparableValue {
  /// The text in its source.
  var source: String { written ?? text }
}

extension FieldValue {
  /// Returns the value with links in place of texts that find records, including texts in lists.
  /// Calls `missing` with texts that find none.
  func links(to found: (String) -> [Link], missing: (String) -> Void) -> FieldValue {
    if case .list(let values) = self {
      return .list(
        values.flatMap { value in
          let linked = value.links(to: found, missing: missing)
          if !value.isList, case .list(let several) = linked { return several }
          return [linked]
        })
    }
    guard let text = ComparableValue(self)?.source else { return self }
    let links = found(text)
    if links.isEmpty { missing(text) }
    return links.isEmpty ? self : FieldValue(links.map(FieldValue.link))!
  }

  /// The links in the value, including those in lists.
  var links: [Link] {
    elements.compactMap { if case .link(let link) = $0 { link } else { nil } }
  }

  /// Makes a single value, or a list of several. Returns nil if there are none.
  init?(_ values: [FieldValue]) {
    guard let first = values.first else { return nil }
    self = values.count == 1 ? first : .list(values)
  }

  fileprivate var isList: Bool { if case .list = self { true } else { false } }
}
