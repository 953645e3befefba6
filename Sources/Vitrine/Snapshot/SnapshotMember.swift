import VitrineText

/// A member of an object in `snapshot.json`. Its single declaration defines how it is written, read
/// and reverted, and how the documentation describes it.
struct SnapshotMember<Object: Sendable>: Sendable {
  let name: String

  /// The description of the member in the documentation.
  let meaning: String

  /// Whether `null` means that an older object did not have the member.
  var canBeNull = false

  /// Whether the member is the object's list of parts, which is reverted part by part.
  var isList = false

  /// Whether the member starts on a new line.
  var startsLine = false

  /// Whether a difference in this member is visible to readers of the site. Differences and the
  /// hash of a build cover only these members, so derived values and files on disk are not compared
  /// a second time.
  var isCompared = false

  /// Whether an object can be read without this member if its value is invalid.
  var canBeLost = false

  /// Whether the member is left out for an object because its value is implied. Nil for a member
  /// that every object has.
  let isLeftOut: (@Sendable (Object) -> Bool)?

  /// Writes the name and the value, even an implied one.
  let write: @Sendable (Object, inout JSONWriter) -> Void

  /// Reads what `write` wrote.
  let read: @Sendable (inout Object, SnapshotReader) throws(SnapshotFileError) -> Void

  let isSame: @Sendable (Object, Object) -> Bool

  /// Copies the value from the first object to the second.
  let copy: @Sendable (Object, inout Object) -> Void
}

extension SnapshotMember {
  /// A member that every object has, or that is left out if its value is `usual`.
  init<Value: Hashable & Sendable>(
    _ name: String, _ get: @escaping @Sendable (Object) -> Value,
    _ set: @escaping @Sendable (inout Object, Value) -> Void,
    _ coding: SnapshotCoding<Value>, usual: Value? = nil, _ meaning: String
  ) {
    var isUsual: (@Sendable (Value) -> Bool)?
    if let usual { isUsual = { $0 == usual } }
    self.init(name, get, set, meaning, isLeftOut: isUsual) { value, json in
      json.key(name)
      coding.write(value, &json)
    } read: { reader throws(SnapshotFileError) in
      try coding.read(reader, name)
    }
  }

  /// A member that is left out if its value is nil.
  init<Value: Hashable & Sendable>(
    _ name: String, _ get: @escaping @Sendable (Object) -> Value?,
    _ set: @escaping @Sendable (inout Object, Value?) -> Void,
    _ coding: SnapshotCoding<Value>, _ meaning: String
  ) {
    self.init(name, get, set, meaning, isLeftOut: { $0 == nil }) { value, json in
      json.key(name)
      if let value { coding.write(value, &json) } else { json.null() }
    } read: { reader throws(SnapshotFileError) in
      try coding.read(reader, name)
    }
    canBeNull = true
  }

  /// A member with its own format, which may use other keys in addition to its name.
  init<Value: Hashable & Sendable>(
    _ name: String, _ get: @escaping @Sendable (Object) -> Value,
    _ set: @escaping @Sendable (inout Object, Value) -> Void, _ meaning: String,
    isLeftOut: (@Sendable (Value) -> Bool)? = nil,
    write: @escaping @Sendable (Value, inout JSONWriter) -> Void,
    read: @escaping @Sendable (SnapshotReader) throws(SnapshotFileError) -> Value
  ) {
    var isObjectLeftOut: (@Sendable (Object) -> Bool)?
    if let isLeftOut { isObjectLeftOut = { isLeftOut(get($0)) } }
    self.init(
      name: name, meaning: meaning, isLeftOut: isObjectLeftOut,
      write: { write(get($0), &$1) },
      read: { object, reader throws(SnapshotFileError) in set(&object, try read(reader)) },
      isSame: { get($0) == get($1) }, copy: { set(&$1, get($0)) })
  }

  /// A member that is derived from others, and is written but not read.
  init(
    _ name: String, _ meaning: String, isLeftOut: @escaping @Sendable (Object) -> Bool,
    write: @escaping @Sendable (Object, inout JSONWriter) -> Void
  ) {
    self.init(
      name: name, meaning: meaning, isLeftOut: isLeftOut, write: write,
      read: { _, _ throws(SnapshotFileError) in }, isSame: { _, _ in true }, copy: { _, _ in })
  }

  /// The member with the given properties set to true.
  func with(_ properties: WritableKeyPath<Self, Bool>...) -> Self {
    var member = self
    for property in properties { member[keyPath: property] = true }
    return member
  }
}
