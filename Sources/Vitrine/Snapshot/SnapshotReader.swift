import VitrineModel
import VitrineSystem
import VitrineText

/// Reads the members of an object in a snapshot, and knows its path for errors.
///
/// A value must have the right type if it is present: an invalid value is never treated as a
/// missing one.
struct SnapshotReader: Sendable {
  private let object: JSONValue
  private let prefix: String

  /// The number of threads that may read long lists.
  private let jobs: Int

  /// `prefix` is the path of keys to `object`, with a dot after each key.
  init(_ object: JSONValue, in prefix: String, jobs: Int = 1) throws(SnapshotFileError) {
    guard case .object = object.content else {
      throw .value(prefix.withoutPoint, at: object.position)
    }
    self.object = object
    self.prefix = prefix
    self.jobs = jobs
  }

  subscript(key: String) -> JSONValue? { object[key] }

  /// Whether the value of a key is `null`.
  func isNull(_ key: String) -> Bool {
    self[key]?.isNull ?? false
  }

  func value(_ key: String) throws(SnapshotFileError) -> JSONValue {
    guard let value = self[key] else { throw error(key) }
    return value
  }

  /// The error for a missing or invalid value under a key.
  func error(_ key: String) -> SnapshotFileError {
    .value(prefix + key, at: (self[key] ?? object).position)
  }

  /// The full path of a key in this object.
  func prefixed(_ path: String) -> String { prefix + path }

  /// The error for the object as a whole.
  var error: SnapshotFileError { .value(prefix.withoutPoint, at: object.position) }
}

// MARK: Values

extension SnapshotReader {
  /// The result of `read` for a key, or nil if there is no such key.
  func optional<Value>(
    _ key: String, _ read: (String) throws(SnapshotFileError) -> Value
  ) throws(SnapshotFileError) -> Value? {
    self[key] == nil ? nil : try read(key)
  }

  func text(_ key: String) throws(SnapshotFileError) -> String {
    guard let text = self[key]?.text else { throw error(key) }
    return text
  }

  /// The path of a file of a site.
  func path(_ key: String) throws(SnapshotFileError) -> String {
    let path = try text(key)
    guard path.staysInside else { throw error(key) }
    return path
  }

  /// A day, `YYYY-MM-DD`.
  func date(_ key: String) throws(SnapshotFileError) -> String {
    let date = try text(key)
    if CalendarDate(wholeDate: date) == nil { throw error(key) }
    return date
  }

  func hash(_ key: String = "hash") throws(SnapshotFileError) -> ContentHash {
    guard let hash = ContentHash(try text(key)) else { throw error(key) }
    return hash
  }

  /// A whole number, 0 or greater.
  func wholeNumber(_ key: String) throws(SnapshotFileError) -> Int {
    guard let number = self[key]?.number, let whole = Int(exactly: number.value), whole >= 0
    else { throw error(key) }
    return whole
  }

  /// Whether the value of a key is `true`, or false if there is no such key.
  func flag(_ key: String) throws(SnapshotFileError) -> Bool {
    guard let value = self[key] else { return false }
    guard let flag = value.bool else { throw error(key) }
    return flag
  }
}

// MARK: Parts

extension SnapshotReader {
  /// The object under a key.
  func part(_ key: String) throws(SnapshotFileError) -> SnapshotReader {
    try SnapshotReader(value(key), in: "\(prefix)\(key).")
  }

  /// The object that is the value of a member. Taking the member avoids a lookup, because an object
  /// may have many members.
  func part(of member: JSONMember) throws(SnapshotFileError) -> SnapshotReader {
    try SnapshotReader(member.value, in: prefixed("\(member.key)."))
  }

  /// The objects of a list under a key.
  func list<Element>(
    _ key: String, _ element: (SnapshotReader) throws(SnapshotFileError) -> Element
  ) throws(SnapshotFileError) -> [Element] {
    try elements(key).map { value throws(SnapshotFileError) in
      try element(SnapshotReader(value, in: "\(prefix)\(key)."))
    }
  }

  /// The objects of a long list under a key, which are read on `jobs` threads, `chunkSize` at a time.
  func list<Element: Sendable>(
    _ key: String, by chunkSize: Int,
    _ element: @escaping @Sendable (SnapshotReader) throws(SnapshotFileError) -> Element
  ) throws(SnapshotFileError) -> [Element] {
    try concurrent(Array(elements(key)), by: chunkSize) { value throws(SnapshotFileError) in
      try element(SnapshotReader(value, in: prefixed("\(key).")))
    }
  }

  /// The results of `read`, or the first error.
  private func concurrent<Value: Sendable, Element: Sendable>(
    _ values: [Value], by chunkSize: Int,
    _ read: @escaping @Sendable (Value) throws(SnapshotFileError) -> Element
  ) throws(SnapshotFileError) -> [Element] {
    let parts = concurrentMap(of: values.count, by: chunkSize, jobs: jobs) { range in
      Result { () throws(SnapshotFileError) in
        try values[range].map { value throws(SnapshotFileError) in try read(value) }
      }
    }
    return try parts.map { part throws(SnapshotFileError) in try part.get() }.flatMap { $0 }
  }

  /// The objects of a list under a key, or an empty list if there is no such key.
  func optionalList<Element>(
    _ key: String, _ element: (SnapshotReader) throws(SnapshotFileError) -> Element
  ) throws(SnapshotFileError) -> [Element] {
    self[key] == nil ? [] : try list(key, element)
  }

  /// The values of a list under a key.
  func elements(_ key: String) throws(SnapshotFileError) -> JSONElements {
    guard case .array(let elements) = try value(key).content else { throw error(key) }
    return elements
  }

  /// The texts of a list under a key.
  func texts(_ key: String) throws(SnapshotFileError) -> [String] {
    try elements(key).map { value throws(SnapshotFileError) in
      guard let text = value.text else { throw error(key) }
      return text
    }
  }

  /// The members of an object under a key.
  func object(_ key: String) throws(SnapshotFileError) -> JSONMembers {
    guard case .object(let members) = try value(key).content else { throw error(key) }
    return members
  }

  /// The texts of an object under a key, by their own keys.
  func textsByKey(_ key: String) throws(SnapshotFileError) -> [ExactText: String] {
    var texts: [ExactText: String] = [:]
    for member in try object(key) {
      guard let text = member.value.text else { throw error(key) }
      texts[member.key] = text
    }
    return texts
  }

  /// The objects in a large object under a key, each with its own key. They are read on `jobs`
  /// threads, `chunkSize` at a time.
  func objects<Element: Sendable>(
    _ key: String, by chunkSize: Int,
    _ element: @escaping @Sendable (String, SnapshotReader) throws(SnapshotFileError) -> Element
  ) throws(SnapshotFileError) -> [Element] {
    try concurrent(Array(object(key)), by: chunkSize) { member throws(SnapshotFileError) in
      try element(member.key, SnapshotReader(member.value, in: prefixed("\(key).")))
    }
  }

  /// The numbers in an object under a key with their own keys, or an empty list if there is no such
  /// key.
  func numbers(_ key: String) throws(SnapshotFileError) -> [(String, Double)] {
    try optional(key, object)?.map { member throws(SnapshotFileError) in
      guard let number = member.value.number?.value, number.isFinite else { throw error(key) }
      return (member.key, number)
    } ?? []
  }
}

extension String {
  fileprivate var withoutPoint: String { hasSuffix(".") ? String(dropLast()) : self }

  /// Whether this relative path stays inside the folder that it starts from.
  var staysInside: Bool {
    var length = 0, dots = 0
    for byte in utf8 {
      switch byte {
      case 0: return false
      case UInt8(ascii: "/"):
        if length == dots, dots <= 2 { return false }
        (length, dots) = (0, 0)
      case UInt8(ascii: "."): (length, dots) = (length + 1, dots + 1)
      default: length += 1
      }
    }
    return !(length == dots && dots <= 2)
  }
}

extension JSONValue {
  var isNull: Bool { if case .null = content { true } else { false } }
}
