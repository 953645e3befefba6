import VitrineContent
import VitrineData
import VitrineModel
import VitrineText

/// How values of a type are written to `snapshot.json` and read from it.
struct SnapshotCoding<Value: Sendable>: Sendable {
  /// Reads the value under a key. Throws if it is missing or invalid.
  let read: @Sendable (SnapshotReader, String) throws(SnapshotFileError) -> Value

  /// Writes the value without its key.
  let write: @Sendable (Value, inout JSONWriter) -> Void
}

extension SnapshotCoding where Value == String {
  static let text = Self { reader, key throws(SnapshotFileError) in
    try reader.text(key)
  } write: {
    $1.text($0)
  }

  /// The path of a file of the site.
  static let path = Self(
    read: { reader, key throws(SnapshotFileError) in try reader.path(key) }, write: text.write)

  /// A day, `YYYY-MM-DD`.
  static let date = Self(
    read: { reader, key throws(SnapshotFileError) in try reader.date(key) }, write: text.write)
}

extension SnapshotCoding<ContentHash> {
  static let hash = Self { reader, key throws(SnapshotFileError) in
    try reader.hash(key)
  } write: {
    $1.text("\($0)")
  }
}

extension SnapshotCoding<Bool> {
  static let flag = Self { reader, key throws(SnapshotFileError) in
    try reader.flag(key)
  } write: {
    $1.bool($0)
  }
}

extension SnapshotCoding<Int> {
  /// A whole number, 0 or greater.
  static let wholeNumber = Self { reader, key throws(SnapshotFileError) in
    try reader.wholeNumber(key)
  } write: {
    $1.number($0)
  }
}

extension SnapshotCoding<FieldValue> {
  static let value = Self { reader, key throws(SnapshotFileError) in
    FieldValue(try reader.value(key))
  } write: {
    $1.value($0)
  }
}

extension SnapshotCoding<LayoutDeclaration> {
  /// A layout, as content declares it.
  static let layout = Self { reader, key throws(SnapshotFileError) in
    LayoutDeclaration(FieldValue(try reader.value(key)))
  } write: {
    $1.value($0.value)
  }
}

extension SnapshotCoding<[ExactText: String]> {
  static let textsByKey = Self { reader, key throws(SnapshotFileError) in
    try reader.textsByKey(key)
  } write: {
    let members = $0.sorted { $0.key < $1.key }
    $1.object { json in for (key, text) in members { json.member(key.text, text) } }
  }
}
