import VitrineDiagnostics
import VitrineModel
import VitrineText

/// A record with the id of another.
struct DuplicateRecord {
  var id: RecordID
  var place: SourceLocation

  /// The place of the record that has the id.
  var first: SourceLocation

  /// True if the id was made from the title, for want of another.
  var isNamedByTitle: Bool

  /// The key that it has in the place of its own. Nil for a page, which is left out: its address is that of
  /// another.
  var newKey: String?
}

extension ReadRecord {
  /// Returns the key in the place of one that `other` has; nil if both are pages that people wrote.
  ///
  /// It has a hash of what tells this record from the other one, its names or its file: so no further record
  /// changes it. Where nothing does, it has a number, the next after `last`.
  func newKey(besides other: Record, after last: inout Int, isFree: (String) -> Bool) -> String? {
    let key = record.id.key
    if record.isText, other.isText { return nil }
    let hash = [record.names, record.names + [record.place.file]]
      .first { $0 != other.names && $0 != other.names + [other.place.file] }
      .map { ContentHash(of: $0.joined(separator: "\0")).description.prefix(6) }
    if let hash, isFree("\(key)~\(hash)") { return "\(key)~\(hash)" }
    repeat { last += 1 } while !isFree("\(key)~\(last)")
    return "\(key)~\(last)"
  }

  /// Changes the key, and those of the records under it.
  mutating func rename(to key: String) {
    let old = record.id.key
    record.id.key = key
    for index in children.indices {
      let inner = children[index].record.id.key
      if inner.hasPrefix(old + "/") {
        children[index].rename(to: key + inner.dropFirst(old.count))
      }
    }
  }
}

extension Record {
  /// True for a record that is a Markdown file of its own.
  fileprivate var isText: Bool {
    if case .file(let file, offset: _, line: _, skipsTitle: _, hash: _) = body {
      return file == place.file
    }
    return false
  }

  /// What it is called. Its values are left out: they change from one build to the next, as outcomes of
  /// tests do.
  fileprivate var names: [String] { [title, subtitle ?? "", link ?? ""] }
}
