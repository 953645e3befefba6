import VitrineText

/// An element of a list in a snapshot, with a key of its own.
protocol SnapshotPart: Hashable, Sendable {
  /// Describes the older of two elements with the same key that differ.
  associatedtype Was: Hashable & Sendable

  var key: String { get }

  /// Describes `old`, an element with the same key; nil where both are the same.
  func was(_ old: Self) -> Was?

  func reverted(by was: Was) throws(SnapshotFileError) -> Self

  /// How a list of elements is written, and how the description of an older element is.
  static var list: SnapshotCoding<[Self]> { get }
  static var was: SnapshotCoding<Was> { get }
}

/// An object of a snapshot, with a list of parts.
protocol SnapshotObject: SnapshotPart where Was == ObjectReversal<Self> {
  associatedtype Part: SnapshotPart

  static var members: [SnapshotMember<Self>] { get }
  var parts: [Part] { get set }

  /// An object without any values yet.
  init()
}

extension SnapshotObject {
  /// Reads an object; members that this Vitrine does not know are left out.
  init(_ reader: SnapshotReader) throws(SnapshotFileError) {
    self.init()
    // By their indices: a member is not copied then, with all its functions.
    let members = Self.members
    for index in members.indices { try members[index].readWhole(&self, reader) }
  }

  func write(to json: inout JSONWriter) {
    let members = Self.members
    json.object { json in
      for index in members.indices { members[index].writeWhole(self, &json) }
    }
  }

  func was(_ old: Self) -> ObjectReversal<Self>? {
    self == old ? nil : ObjectReversal(from: self, to: old)
  }

  func reverted(by was: ObjectReversal<Self>) throws(SnapshotFileError) -> Self {
    try was.revert(self)
  }

  static var was: SnapshotCoding<ObjectReversal<Self>> {
    SnapshotCoding { reader, key throws(SnapshotFileError) in
      try ObjectReversal(reader.part(key))
    } write: {
      $0.write(to: &$1)
    }
  }
}

extension SnapshotCoding {
  /// Objects in order; `inLines` begins a line with each.
  static func objects<Object: SnapshotObject>(inLines: Bool = false) -> Self
  where Value == [Object] {
    Self { reader, key throws(SnapshotFileError) in
      try reader.list(key) { object throws(SnapshotFileError) in try Object(object) }
    } write: { objects, json in
      json.array(objects, inLines: inLines) { $1.write(to: &$0) }
    }
  }
}

extension SnapshotMember {
  /// Writes the member of an object that is written whole.
  func writeWhole(_ object: Object, _ json: inout JSONWriter) {
    if isLeftOut?(object) == true { return }
    if startsLine { json.lineBreak() }
    write(object, &json)
  }

  /// Reads the member of an object that was written whole; a value that is wrong is never taken for one
  /// that is left out.
  func readWhole(_ object: inout Object, _ reader: SnapshotReader) throws(SnapshotFileError) {
    if isLeftOut != nil {
      guard let value = reader[name] else { return }
      if value.isNull { throw reader.error(name) }
    }
    try read(&object, reader)
  }
}
