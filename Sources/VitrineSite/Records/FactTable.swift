internal import VitrineModel

/// A field that is a list of maps: a row for each, a column for each of their keys.
struct FactTable: Sendable {
  let columns: [String]
  let rows: [[String]]

  /// Maps with more keys are data of another kind, and nobody could read the table.
  private static let mostColumns = 12

  /// Nil for another value, and for maps that say nothing or have too many keys.
  init?(_ value: FieldValue, in words: SiteWords) {
    guard case .list(let values) = value else { return nil }
    var maps: [[Field]] = []
    for value in values where value.saysSomething {
      guard case .object(let fields) = value else { return nil }
      maps.append(fields)
    }
    var known: Set<String> = []
    let names = maps.joined().filter { $0.value.saysSomething }.map(\.name)
      .filter { known.insert($0).inserted }
    guard (1...Self.mostColumns).contains(names.count) else { return nil }
    columns = names.map(fieldLabel)
    rows = maps.map { map in
      names.map { name in map.first { $0.name == name }?.value.factText(in: words) ?? "" }
    }
  }
}
