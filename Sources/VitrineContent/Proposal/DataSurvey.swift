import VitrineModel

/// What the records of some data have, counted in one pass over them.
///
/// The memory it takes grows with the number of columns and with the records' values that are all
/// different, of which it keeps hashes.
struct DataSurvey: Sendable {
  private(set) var records = 0

  /// In the order in which they first occur.
  private(set) var columns: [DataColumn] = []
  private var indices: [String: Int] = [:]

  /// True if each record has an id without a column: the name of its file, or a key in a map.
  private(set) var haveKeys = true
  private var keys: Set<String> = []

  private static let mostColumns = 400
  private static let deepest = 6

  /// Adds a record. `isPicture` tells of a path if a picture is there.
  mutating func add(_ record: RecordData, isPicture: (String) -> Bool) {
    records += 1
    if let key = record.key {
      haveKeys = keys.insert(key).inserted && haveKeys
    } else {
      haveKeys = false
    }
    var found: [Found] = []
    look(in: record.value, path: "", depth: 1, &found)
    if let surroundings = record.value.surroundings?.value {
      for member in surroundings.members where member.value.scalarText != nil {
        found.append(Found(path: "../\(member.key)", depth: 2, values: [member.value]))
      }
    }
    for found in found {
      guard let index = index(of: found) else { continue }
      columns[index].isPresent = true
      columns[index].add(found.values, isList: found.isList, isPicture: isPicture)
    }
  }

  /// Finds out what the values of each column are, once all records are counted.
  mutating func settle() {
    for index in columns.indices { columns[index].settle() }
  }

  func column(_ path: String) -> DataColumn? { indices[path].map { columns[$0] } }

  private mutating func index(of found: Found) -> Int? {
    if let index = indices[found.path] { return index }
    guard columns.count < Self.mostColumns else { return nil }
    indices[found.path] = columns.count
    columns.append(DataColumn(path: found.path, depth: found.depth))
    return columns.count - 1
  }

  /// The values of a record at one path.
  private struct Found {
    var path: String
    var depth: Int
    var values: [SourceValue]
    var isList = false
  }

  private func look(
    in value: SourceValue, path: String, depth: Int, _ found: inout [Found]
  ) {
    guard depth <= Self.deepest else { return }
    for member in value.members where isUsable(key: member.key) {
      let inner = path.isEmpty ? member.key : "\(path).\(member.key)"
      // A path goes through no dot in a key, but may end with one.
      if member.key.contains("."), member.value.scalarText == nil { continue }
      look(at: member.value, path: inner, depth: depth, &found)
    }
  }

  private func look(
    at value: SourceValue, path: String, depth: Int, _ found: inout [Found]
  ) {
    switch value.content {
    case .null: break
    case .object(let members):
      if members.isEmpty { found.append(Found(path: path, depth: depth, values: [])) }
      look(in: value, path: path, depth: depth + 1, &found)
    case .list(let values):
      let scalars = values.filter { $0.scalarText != nil }
      if !scalars.isEmpty {
        found.append(Found(path: path, depth: depth, values: scalars, isList: true))
      }
      lookInElements(values.filter { $0.scalarText == nil }, path: path, depth: depth, &found)
    case .bool, .number, .text:
      found.append(Found(path: path, depth: depth, values: [value]))
    }
  }

  /// Looks in all maps of a list, whose values at one path are a list.
  private func lookInElements(
    _ values: [SourceValue], path: String, depth: Int, _ found: inout [Found]
  ) {
    var inElements: [Found] = []
    for value in values {
      if case .object = value.content {
        look(in: value, path: "\(path).*", depth: depth + 1, &inElements)
      }
    }
    var places: [String: Int] = [:]
    for one in inElements {
      if let place = places[one.path] {
        found[place].values += one.values
      } else {
        places[one.path] = found.count
        found.append(Found(path: one.path, depth: one.depth, values: one.values, isList: true))
      }
    }
  }
}
