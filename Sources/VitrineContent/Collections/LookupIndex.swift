import VitrineModel

/// The records of a collection by the texts that a value of theirs has.
struct LookupIndex {
  private var records: [String: [Int]] = [:]

  /// The records by their ids, where these are the texts.
  private var ids: NameTable<Int>?

  /// The texts that hidden records have.
  private var hidden: Set<String> = []

  /// `value` returns the value of a record by which it is found, and `isHidden` whether no page says
  /// anything of it.
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

  /// All texts by which a record is found.
  var known: [String] { ids?.names ?? Array(records.keys) }

  func found(by text: String) -> [Int] {
    if let ids { return ids[text].map { [$0] } ?? [] }
    return records[text] ?? []
  }

  func isOfHidden(_ text: String) -> Bool { hidden.contains(text) }

  /// The texts of a value and of the elements of a list; those of links are what is written.
  static func texts(of value: FieldValue?) -> [String] {
    presentValues(of: value).compactMap { ReadableValue($0)?.source }
  }
}

extension ReadableValue {
  /// What its source writes.
  var source: String { written ?? text }
}

extension FieldValue {
  /// Returns it with links in the place of the texts by which records are found, in lists too; `missing` is
  /// told which find none.
  func links(to found: (String) -> [Link], missing: (String) -> Void) -> FieldValue {
    if case .list(let values) = self {
      return .list(
        values.flatMap { value in
          let linked = value.links(to: found, missing: missing)
          if !value.isList, case .list(let several) = linked { return several }
          return [linked]
        })
    }
    guard let text = ReadableValue(self)?.source else { return self }
    let links = found(text)
    if links.isEmpty { missing(text) }
    return links.isEmpty ? self : FieldValue(links.map(FieldValue.link))!
  }

  /// The links in it, in lists too.
  var links: [Link] {
    switch self {
    case .link(let link): [link]
    case .list(let values): values.flatMap(\.links)
    case .null, .bool, .number, .text, .object, .date, .markup, .size, .place: []
    }
  }

  /// A value, or a list of several; nil for none.
  init?(_ values: [FieldValue]) {
    guard let first = values.first else { return nil }
    self = values.count == 1 ? first : .list(values)
  }

  fileprivate var isList: Bool { if case .list = self { true } else { false } }
}
