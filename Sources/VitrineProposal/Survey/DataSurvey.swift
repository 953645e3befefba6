import VitrineContent
import VitrineFormats
import VitrineModel

/// The columns of some data, counted in one pass over its records.
///
/// Memory grows with the number of columns, and with the records in columns without repeats, for
/// whose values it keeps hashes.
struct DataSurvey: Sendable {
  private(set) var records = 0

  /// The top-level keys of records, in order of first occurrence.
  private(set) var keysOfRecords: [String] = []
  private var knownKeys: Set<String> = []

  /// In order of first occurrence.
  private(set) var columns: [DataColumn] = []
  private var indices: [String: Int] = [:]

  /// Whether each record has a lasting id without a column: its file name, or its key in a map, but
  /// not a name that a program drew.
  private(set) var haveKeys = true
  private var keys: Set<String> = []

  private static let maxColumns = 400
  private static let deepest = 6

  /// Adds a record, with the texts and numbers on so many `levels` around it. `isPicture` tells whether
  /// there is a picture at a path.
  mutating func add(_ record: RecordData, levels: Int, isPicture: (String) -> Bool) {
    records += 1
    if let key = record.key {
      haveKeys = haveKeys && keys.insert(key).inserted && !isRandom(key)
    } else {
      haveKeys = false
    }
    var found: [PathValues] = []
    for member in record.value.members where !member.value.isBlank && isUsable(key: member.key) {
      if knownKeys.insert(member.key).inserted { keysOfRecords.append(member.key) }
    }
    look(in: record.value, at: "", depth: 1, &found)
    var around = record.value.parentValues?.value
    for level in 1...levels {
      for member in around?.members ?? [] where member.value.scalarText != nil {
        let name = String(repeating: "../", count: level) + member.key
        found.append(PathValues(name: name, depth: 2, values: [member.value]))
      }
      around = around?.parentValues?.value
    }
    for found in found {
      guard let index = index(of: found) else { continue }
      columns[index].add(found.values, isList: found.isList, isPicture: isPicture)
    }
  }

  /// Determines the nature of each column's values, once all records are counted.
  mutating func settle() {
    for index in columns.indices { columns[index].settle() }
    let lists = Set(columns.map(\.parent).filter { $0.contains("*") })
    for list in lists {
      let inList = columns.indices.filter { columns[$0].parent == list }
      let name = inList.max { naming(columns[$0]) < naming(columns[$1]) }
      for index in inList where index != name || naming(columns[index]) == 0 {
        columns[index].isDetail = true
      }
    }
  }

  /// How well a column in a list of maps names these. 0 for one that does not, such as a date.
  private func naming(_ column: DataColumn) -> Int {
    let list = column.parent.split(separator: ".").last { $0 != "*" }?.lowercased() ?? ""
    if isGeneral(column.name, in: column.parent) { return 4 }
    if column.name.lowercased() == list || "\(column.name.lowercased())s" == list { return 3 }
    return column.mostly(.text) && column.areShort && column.self[.link] == 0 ? 1 : 0
  }

  func column(_ path: String) -> DataColumn? { indices[path].map { columns[$0] } }

  private mutating func index(of found: PathValues) -> Int? {
    if let index = indices[found.path] { return index }
    guard columns.count < Self.maxColumns else { return nil }
    indices[found.path] = columns.count
    columns.append(DataColumn(found.name, in: found.parent, depth: found.depth))
    return columns.count - 1
  }

  /// The values of a record at one path.
  private struct PathValues {
    var parent = ""
    var name: String
    var depth: Int
    var values: [SourceValue]
    var isList = false

    var path: String { parent.isEmpty ? name : "\(parent).\(name)" }
  }

  private func look(
    in value: SourceValue, at path: String, depth: Int, _ found: inout [PathValues]
  ) {
    guard depth <= Self.deepest else { return }
    for member in value.members where isUsable(key: member.key) {
      // A key that contains a dot can only be the last in a path.
      if member.key.contains("."), member.value.scalarText == nil { continue }
      let name = PathValues(parent: path, name: member.key, depth: depth, values: [])
      look(at: member.value, of: name, &found)
    }
  }

  private func look(
    at value: SourceValue, of column: PathValues, _ found: inout [PathValues]
  ) {
    var column = column
    switch value.content {
    case .null: break
    case .object(let members):
      if members.isEmpty { found.append(column) }
      // A single property of JUnit is no list.
      let plural = column.parent.split(separator: ".").last?.lowercased() ?? ""
      if plural.hasPrefix(column.name.lowercased().prefix(5)), let pair = pair(value) {
        found.append(pathValues(of: pair, in: column))
        return
      }
      look(in: value, at: column.path, depth: column.depth + 1, &found)
    case .list(let values):
      column.values = values.filter { $0.scalarText != nil }
      column.isList = true
      if !column.values.isEmpty { found.append(column) }
      lookInElements(values.filter { $0.scalarText == nil }, of: column, &found)
    case .bool, .number, .text:
      column.values = [value]
      found.append(column)
    }
  }

  /// The name and the value of a map that has nothing else, as labels of Allure and properties of JUnit.
  private func pair(_ value: SourceValue) -> (name: String, member: SourceValue.Member)? {
    guard value.members.count == 2, let name = value.nameOfPair?.scalarText,
      let member = value.members.first(where: { ["value", "Value"].contains($0.key) }),
      member.value.scalarText != nil, isUsable(key: name), name.count <= 40,
      !name.contains(where: { "[]".contains($0) })
    else { return nil }
    return (name, member)
  }

  private func pathValues(
    of pair: (name: String, member: SourceValue.Member), in column: PathValues
  ) -> PathValues {
    PathValues(
      parent: "\(column.path)[\(pair.name)]", name: pair.member.key, depth: 2,
      values: [pair.member.value])
  }

  /// Adds the values in the maps of a list; the values at one path become a list.
  private func lookInElements(
    _ values: [SourceValue], of column: PathValues, _ found: inout [PathValues]
  ) {
    var inElements: [PathValues] = []
    let pairs = values.compactMap(pair)
    if pairs.count == values.count {
      inElements = pairs.map { pathValues(of: $0, in: column) }
    } else {
      for value in values {
        if case .object = value.content {
          look(in: value, at: "\(column.path).*", depth: column.depth + 1, &inElements)
        }
      }
    }
    var places: [String: Int] = [:]
    for var one in inElements {
      if let place = places[one.path] {
        found[place].values += one.values
        found[place].isList = true
      } else {
        places[one.path] = found.count
        one.isList = pairs.count < values.count
        found.append(one)
      }
    }
  }
}

/// Whether a name is a UUID or a hash, as programs name the files of a run.
private func isRandom(_ name: String) -> Bool {
  name.prefix { $0.isHexDigit || $0 == "-" }.count >= 32
}
