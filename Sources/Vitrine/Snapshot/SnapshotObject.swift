import VitrineText

/// An element of a list in a snapshot, identified by a unique key.
protocol SnapshotPart: Hashable, Sendable {
  /// Describes the older of two elements with the same key that differ.
  associatedtype Reversal: Hashable & Sendable

  var key: String { get }

  /// Describes `old`, an element with the same key, or returns nil if both are equal.
  func reversal(to old: Self) -> Reversal?

  func reverted(by reversal: Reversal) throws(SnapshotFileError) -> Self

  /// How a list of elements and the description of an older element are written.
  static var list: SnapshotCoding<[Self]> { get }
  static var reversal: SnapshotCoding<Reversal> { get }
}

/// An object of a snapshot that has a list of parts.
protocol SnapshotObject: SnapshotPart where Reversal == ObjectReversal<Self> {
  associatedtype Part: SnapshotPart

  static var members: [SnapshotMember<Self>] { get }
  var parts: [Part] { get set }

  /// An empty object, to be filled by reading.
  init()
}

extension SnapshotObject {
  /// Reads an object, ignoring unknown members.
  init(_ reader: SnapshotReader) throws(SnapshotFileError) {
    self.init()
    // Members are accessed by index because iterating would copy each one with all its closures.
    let members = Self.members
    for index in members.indices { try members[index].readWhole(&self, reader) }
  }

  func write(to json: inout JSONWriter) {
    let members = Self.members
    json.object { json in
      for index in members.indices { members[index].writeWhole(self, &json) }
    }
  }

  func reversal(to old: Self) -> ObjectReversal<Self>? {
    self == old ? nil : ObjectReversal(from: self, to: old)
  }

  func reverted(by reversal: ObjectReversal<Self>) throws(SnapshotFileError) -> Self {
    try reversal.revert(self)
  }

  static var reversal: SnapshotCoding<ObjectReversal<Self>> {
    SnapshotCoding { reader, key throws(SnapshotFileError) in
      try ObjectReversal(reader.part(key))
    } write: {
      $0.write(to: &$1)
    }
  }
}

extension SnapshotCoding {
  /// Objects in order.
  static func objects<Object: SnapshotObject>() -> Self where Value == [Object] {
    Self { reader, key throws(SnapshotFileError) in
      try reader.list(key) { object throws(SnapshotFileError) in try Object(object) }
    } write: { objects, json in
      json.array(objects) { $1.write(to: &$0) }
    }
  }
}

extension SnapshotMember {
  /// Writes this member as part of a complete object.
  func writeWhole(_ object: Object, _ json: inout JSONWriter) {
    if isLeftOut?(object) == true { return }
    if startsLine { json.lineBreak() }
    write(object, &json)
  }

  /// Reads this member of a complete object. An invalid value is never treated as a missing one.
  func readWhole(_ object: inout Object, _ reader: SnapshotReader) throws(SnapshotFileError) {
    if isLeftOut != nil {
      guard let value = reader[name] else { return }
      if value.isNull { throw reader.error(name) }
    }
    try read(&object, reader)
  }
}
