import VitrineText

/// A member of an object of `snapshot.json`, declared once: how the object is written and read, how it is
/// turned back into an older one, and the page of the docs follow from its members.
struct SnapshotMember<Object: Sendable>: Sendable {
  let name: String

  /// Says what the member is, for the docs.
  let meaning: String

  /// True if `null` says that an older object did not have the member.
  var canBeNull = false

  /// True if the member is the object's list of parts, which is turned back part by part.
  var isList = false

  /// True if the member starts a line of its own.
  var startsLine = false

  /// True if two builds with different values show their readers something different. Differences and the
  /// hash of a build are of these members alone, so what is made from them, and files on the disk, are not
  /// compared a second time.
  var isCompared = false

  /// True if an object is read without the member where its value cannot be read.
  var canBeLost = false

  /// True for an object whose value goes without saying; nil for a member that every object has.
  let isLeftOut: (@Sendable (Object) -> Bool)?

  /// Writes the name and the value, even one that goes without saying.
  let write: @Sendable (Object, inout JSONWriter) -> Void

  /// Reads what `write` wrote.
  let read: @Sendable (inout Object, SnapshotReader) throws(SnapshotFileError) -> Void

  let isSame: @Sendable (Object, Object) -> Bool

  /// Gives the second object the value of the first.
  let copy: @Sendable (Object, inout Object) -> Void
}

extension SnapshotMember {
  /// A member that every object has, or that is left out where its value is `usual`.
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

  /// A member that is left out where its value is nil.
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

  /// A member with a form of its own, which may have further keys besides its name.
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

  /// A member that is made from others, and is written but not read.
  init(
    _ name: String, _ meaning: String, isLeftOut: @escaping @Sendable (Object) -> Bool,
    write: @escaping @Sendable (Object, inout JSONWriter) -> Void
  ) {
    self.init(
      name: name, meaning: meaning, isLeftOut: isLeftOut, write: write,
      read: { _, _ throws(SnapshotFileError) in }, isSame: { _, _ in true }, copy: { _, _ in })
  }

  /// The same member, with properties that are true of it.
  func with(_ properties: WritableKeyPath<Self, Bool>...) -> Self {
    var member = self
    for property in properties { member[keyPath: property] = true }
    return member
  }
}
