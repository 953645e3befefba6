internal import VitrineModel

/// A list of maps as a table, with a row for each map and a column for each key.
struct FactTable: Sendable {
  let columns: [String]
  let rows: [[String]]

  /// With more keys than this, the data is not tabular and a table would be unreadable.
  private static let maxColumns = 12

  /// False for a value that cannot be a table.
  static func mayBe(_ value: FieldValue) -> Bool {
    guard case .list(let values) = value else { return false }
    return values.contains { if case .object = $0 { $0.showsSomething } else { false } }
  }

  /// Returns nil if the value is not a list of maps, or if the maps are empty or have too many
  /// keys.
  init?(_ value: FieldValue, in words: SiteWords) {
    guard case .list(let values) = value else { return nil }
    var maps: [[Field]] = []
    for value in values where value.showsSomething {
      guard case .object(let fields) = value else { return nil }
      maps.append(fields)
    }
    var known: Set<String> = []
    let names = maps.joined().filter { $0.value.showsSomething }.map(\.name)
      .filter { known.insert($0).inserted }
    guard (1...Self.maxColumns).contains(names.count) else { return nil }
    columns = names.map(fieldLabel)
    rows = maps.map { map in
      names.map { name in map.first { $0.name == name }?.value.factText(in: words) ?? "" }
    }
  }
}
