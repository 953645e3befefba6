import VitrineDiagnostics

/// A table while it is read, with its origin, which decides what can still add to it.
final class TOMLTable {
  enum Origin {
    /// `[a]`, `[[a]]` or the file itself.
    case header

    /// The `a` of `[a.b]`, which can still get its own header.
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

  /// The beginning of its header or its first key.
  private var place: TextPosition

  /// How many tables and lists contain it.
  let depth: Int
  private var origin: Origin
  private var members: [Member] = []

  /// The indices of members by key, once there are many.
  private var indices: [String: Int] = [:]

  private let file: String

  init(_ origin: Origin, at place: TextPosition, depth: Int, in file: String) {
    (self.origin, self.place, self.depth, self.file) = (origin, place, depth, file)
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
          return member.key.place.member(member.key.text, value)
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

  private func appendTable(_ key: TOMLKey, _ origin: Origin, at place: TextPosition) -> TOMLTable {
    let table = TOMLTable(origin, at: place, depth: depth + 1, in: file)
    append(key, .table(table))
    return table
  }
}

// MARK: Additions by the text

extension TOMLTable {
  /// Sets the value of a key, which may be dotted.
  func set(_ path: [TOMLKey], to value: SourceValue) throws(UnreadableContent) {
    var table = self
    for key in path.dropLast() { table = try table.tableOfDottedKey(key) }
    let key = path[path.count - 1]
    if let index = table.index(of: key.text) {
      let first = table.members[index].key.place.location(in: file)
      throw clash(
        [key], "the key '\(key.text)' is already used", hint: "first used at \(first)")
    }
    table.append(key, .value(value))
  }

  /// Returns the table of the header `[path]`, which begins at `place`.
  func openTable(_ path: [TOMLKey], at place: TextPosition) throws(UnreadableContent) -> TOMLTable {
    let parent = try table(above: path)
    let key = path[path.count - 1]
    guard let index = parent.index(of: key.text) else {
      return parent.appendTable(key, .header, at: place)
    }
    let name = path.name
    let first = parent.members[index].key.place.location(in: file)
    switch parent.members[index].content {
    case .table(let table):
      switch table.origin {
      case .pathOfHeader:
        table.origin = .header
        table.place = place
        return table
      case .header:
        throw clash(
          path, "the table [\(name)] already exists",
          hint:
            "put its keys below the first one, at \(table.place.location(in: file)); to add an element to a list, write [[\(name)]] in both places"
        )
      case .dottedKey: throw clash(path, ofTableOfDottedKeyAt: first)
      }
    case .tables:
      throw clash(
        path, "'\(name)' is a list of tables",
        hint: "write [[\(name)]]; the first is at \(first)")
    case .value(let value): throw clash(path, inside: value, at: first)
    }
  }

  /// Returns a new table of the list `[[path]]` whose header begins at `place`.
  func appendTable(_ path: [TOMLKey], at place: TextPosition) throws(UnreadableContent) -> TOMLTable
  {
    let parent = try table(above: path)
    let key = path[path.count - 1]
    let table = TOMLTable(.header, at: place, depth: parent.depth + 2, in: file)
    guard let index = parent.index(of: key.text) else {
      parent.append(key, .tables(TOMLTables(table)))
      return table
    }
    let first = parent.members[index].key.place.location(in: file)
    switch parent.members[index].content {
    case .tables(let list): list.tables.append(table)
    case .table(let table) where table.origin == .dottedKey:
      throw clash(path, ofTableOfDottedKeyAt: first)
    case .table:
      throw clash(
        path, "'\(path.name)' is a single table, not a list",
        hint: "write [[\(path.name)]] for the first one as well, at \(first)")
    case .value(let value): throw clash(path, inside: value, at: first)
    }
    return table
  }

  /// Returns the table that contains a header's last key. In a list of tables this is the last one.
  private func table(above path: [TOMLKey]) throws(UnreadableContent) -> TOMLTable {
    var table = self
    for (number, key) in path.dropLast().enumerated() {
      guard let index = table.index(of: key.text) else {
        table = table.appendTable(key, .pathOfHeader, at: key.place)
        continue
      }
      switch table.members[index].content {
      case .table(let inner): table = inner
      case .tables(let list): table = list.tables[list.tables.count - 1]
      case .value(let value):
        throw clash(
          Array(path[...number]), inside: value,
          at: table.members[index].key.place.location(in: file))
      }
    }
    return table
  }

  private func tableOfDottedKey(_ key: TOMLKey) throws(UnreadableContent) -> TOMLTable {
    guard let index = index(of: key.text) else {
      return appendTable(key, .dottedKey, at: key.place)
    }
    let first = members[index].key.place.location(in: file)
    switch members[index].content {
    case .table(let table) where table.origin == .dottedKey: return table
    case .table, .tables:
      throw clash(
        [key], "a dotted key adds to the table '\(key.text)', which has a header",
        hint: "put it below the header, at \(first)")
    case .value(let value): throw clash([key], inside: value, at: first)
    }
  }
}

// MARK: Duplicate keys and tables

extension TOMLTable {
  private func clash(_ path: [TOMLKey], _ message: String, hint: String) -> UnreadableContent {
    UnreadableContent(
      "duplicate key", at: path[path.count - 1].place.location(in: file), message, hint: hint)
  }

  /// A header for a table that a dotted key created.
  private func clash(
    _ path: [TOMLKey], ofTableOfDottedKeyAt first: SourceLocation
  ) -> UnreadableContent {
    clash(
      path, "the table '\(path.name)' was created by a dotted key",
      hint: "put its keys next to it, at \(first)")
  }

  /// An addition to a value or to a closed table.
  private func clash(
    _ path: [TOMLKey], inside value: SourceValue, at first: SourceLocation
  ) -> UnreadableContent {
    value.isMap
      ? clash(
        path, "the table '\(path.name)' is written in braces, which must contain all of it",
        hint: "put the key inside the braces, at \(first)")
      : clash(
        path, "'\(path.name)' is a value, so it cannot contain keys",
        hint: "its value is set at \(first)")
  }
}

extension [TOMLKey] {
  /// The path with its dots.
  fileprivate var name: String { map(\.text).joined(separator: ".") }
}
