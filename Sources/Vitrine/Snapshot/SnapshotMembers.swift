import VitrineText

/// The members of an object of a snapshot, and what to call them in errors.
struct SnapshotMembers {
  private let members: [String: JSONValue]
  private let prefix: String

  init(_ value: JSONValue, in prefix: String) {
    members = Dictionary(value.members.map { ($0.key, $0.value) }) { first, _ in first }
    self.prefix = prefix
  }

  subscript(key: String) -> JSONValue? { members[key] }

  func value(_ key: String) throws(SnapshotFileError) -> JSONValue {
    guard let value = members[key] else { throw .value(prefix + key) }
    return value
  }

  func text(_ key: String) throws(SnapshotFileError) -> String {
    guard let text = members[key]?.text else { throw .value(prefix + key) }
    return text
  }

  /// The text under a key, where there is one.
  func optionalText(_ key: String) throws(SnapshotFileError) -> String? {
    members[key] == nil ? nil : try text(key)
  }

  func hash(_ key: String = "hash") throws(SnapshotFileError) -> ContentHash {
    guard let hash = ContentHash(try text(key)) else { throw .value(prefix + key) }
    return hash
  }

  /// The hash under a key, where there is one.
  func optionalHash(_ key: String) throws(SnapshotFileError) -> ContentHash? {
    members[key] == nil ? nil : try hash(key)
  }

  /// A list under a key, empty where there is none.
  func list<Element>(
    _ key: String, _ element: (SnapshotMembers) throws(SnapshotFileError) -> Element
  ) throws(SnapshotFileError) -> [Element] {
    guard let list = members[key] else { return [] }
    guard case .array = list.content else { throw .value(prefix + key) }
    return try list.elements.map { value throws(SnapshotFileError) in
      try element(SnapshotMembers(value, in: "\(prefix)\(key)."))
    }
  }

  /// The members of an object under a key, none where there is none.
  func object(_ key: String) throws(SnapshotFileError) -> [JSONMember] {
    guard let object = members[key] else { return [] }
    guard case .object = object.content else { throw .value(prefix + key) }
    return Array(object.members)
  }

  func wholeNumber(_ key: String) throws(SnapshotFileError) -> Int {
    guard let number = members[key]?.number, let whole = Int(exactly: number.value) else {
      throw .value(prefix + key)
    }
    return whole
  }

  /// That the whole of it is wrong.
  var error: SnapshotFileError { .value(String(prefix.dropLast())) }
}
