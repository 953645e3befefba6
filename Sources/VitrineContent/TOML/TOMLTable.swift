/// A table while it is read, with what decides who may add to it.
final class TOMLTable {
  enum Origin {
    /// `[a]`, `[[a]]` or the file itself.
    case header

    /// The `a` of `[a.b]`, which may have a header of its own later.
    case pathOfHeader

    /// The `a` of `a.b = 1`.
    case dottedKey
  }

  enum Content {
    case value(SourceValue)
    case table(TOMLTable)
    case tables(TOMLTables)
  }

  struct Member {
    var key: TOMLKey
    var content: Content
  }

  /// Where its header or its first key begins.
  private var place: TextPlace

  /// How many tables and lists it stands in.
  let depth: Int
  private var origin: Origin
  private var members: [Member] = []

  /// The indices of members by their keys, once there are many.
  private var indices: [String: Int] = [:]

  init(_ origin: Origin, at place: TextPlace, depth: Int) {
    (self.origin, self.place, self.depth) = (origin, place, depth)
  }
}

/// The tables of one `[[a]]`.
final class TOMLTables {
  var tables: [TOMLTable]

  init(_ first: TOMLTable) { tables = [first] }
}

extension TOMLTable {
  var value: SourceValue {
    place.value(
      .object(
        members.map { member in
          let value =
            switch member.content {
            case .value(let value): value
            case .table(let table): table.value
            case .tables(let list):
              list.tables[0].place.value(.list(list.tables.map(\.value)))
            }
          return SourceValue.Member(
            key: member.key.text, keyLine: member.key.place.line,
            keyColumn: member.key.place.column, value: value)
        }))
  }

  private func index(of key: String) -> Int? {
    if members.count < 8 { return members.firstIndex { $0.key.text == key } }
    if indices.isEmpty {
      for (index, member) in members.enumerated() { indices[member.key.text] = index }
    }
    return indices[key]
  }

  private func append(_ key: TOMLKey, _ content: Content) {
    if !indices.isEmpty { indices[key.text] = members.count }
    members.append(Member(key: key, content: content))
  }

  private func appendTable(_ key: TOMLKey, _ origin: Origin, at place: TextPlace) -> TOMLTable {
    let table = TOMLTable(origin, at: place, depth: depth + 1)
    append(key, .table(table))
    return table
  }
}

// MARK: What a text adds

extension TOMLTable {
  /// Sets the value of a key, which may be dotted.
  func set(_ path: [TOMLKey], to value: SourceValue) throws(TOMLClash) {
    var table = self
    for key in path.dropLast() { table = try table.tableOfDottedKey(key) }
    let key = path[path.count - 1]
    if let index = table.index(of: key.text) {
      throw TOMLClash(.duplicateKey, key, first: table.members[index].key.place)
    }
    table.append(key, .value(value))
  }

  /// Returns the table of the header `[path]`, which begins at `place`.
  func openTable(_ path: [TOMLKey], at place: TextPlace) throws(TOMLClash) -> TOMLTable {
    let parent = try table(above: path)
    let key = path[path.count - 1]
    guard let index = parent.index(of: key.text) else {
      return parent.appendTable(key, .header, at: place)
    }
    let first = parent.members[index].key.place
    switch parent.members[index].content {
    case .table(let table):
      switch table.origin {
      case .pathOfHeader:
        table.origin = .header
        table.place = place
        return table
      case .header: throw TOMLClash(.secondHeader, path, first: table.place)
      case .dottedKey: throw TOMLClash(.headerOfDottedTable, path, first: first)
      }
    case .tables: throw TOMLClash(.headerOfList, path, first: first)
    case .value(let value): throw TOMLClash(.inside(value), path, first: first)
    }
  }

  /// Returns a new table of the list `[[path]]`; `place` is where the header begins.
  func appendTable(_ path: [TOMLKey], at place: TextPlace) throws(TOMLClash) -> TOMLTable {
    let parent = try table(above: path)
    let key = path[path.count - 1]
    let table = TOMLTable(.header, at: place, depth: parent.depth + 2)
    guard let index = parent.index(of: key.text) else {
      parent.append(key, .tables(TOMLTables(table)))
      return table
    }
    let first = parent.members[index].key.place
    switch parent.members[index].content {
    case .tables(let list): list.tables.append(table)
    case .table(let table) where table.origin == .dottedKey:
      throw TOMLClash(.headerOfDottedTable, path, first: first)
    case .table: throw TOMLClash(.elementOfTable, path, first: first)
    case .value(let value): throw TOMLClash(.inside(value), path, first: first)
    }
    return table
  }

  /// Returns the table that a header's last key is in. Of a list of tables it is the last one.
  private func table(above path: [TOMLKey]) throws(TOMLClash) -> TOMLTable {
    var table = self
    for (number, key) in path.dropLast().enumerated() {
      guard let index = table.index(of: key.text) else {
        table = table.appendTable(key, .pathOfHeader, at: key.place)
        continue
      }
      let (path, first) = (Array(path[...number]), table.members[index].key.place)
      switch table.members[index].content {
      case .table(let inner): table = inner
      case .tables(let list): table = list.tables[list.tables.count - 1]
      case .value(let value): throw TOMLClash(.inside(value), path, first: first)
      }
    }
    return table
  }

  private func tableOfDottedKey(_ key: TOMLKey) throws(TOMLClash) -> TOMLTable {
    guard let index = index(of: key.text) else {
      return appendTable(key, .dottedKey, at: key.place)
    }
    let first = members[index].key.place
    switch members[index].content {
    case .table(let table) where table.origin == .dottedKey: return table
    case .table, .tables: throw TOMLClash(.dottedKeyOfHeader, key, first: first)
    case .value(let value): throw TOMLClash(.inside(value), key, first: first)
    }
  }
}
