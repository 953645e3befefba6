import VitrineDiagnostics
import VitrineModel
import VitrineText

extension Record {
  /// Returns another key for a record whose key `other` already has, or nil if both are pages
  /// written by hand.
  ///
  /// The key gets a hash of what distinguishes the two records, their names or their files, so that
  /// it stays the same when more records are added. If nothing distinguishes them, it gets the next
  /// number after `last`.
  func newKey(unlike other: Record, after last: inout Int, isFree: (String) -> Bool) -> String? {
    let key = id.key
    if isText, other.isText { return nil }
    let hash = [names, names + [place.file]]
      .first { $0 != other.names && $0 != other.names + [other.place.file] }
      .map { ContentHash(of: $0.joined(separator: "\0")).description.prefix(6) }
    if let hash, isFree("\(key)~\(hash)") { return "\(key)~\(hash)" }
    repeat { last += 1 } while !isFree("\(key)~\(last)")
    return "\(key)~\(last)"
  }

  /// Whether the record is a Markdown file of its own.
  private var isText: Bool {
    if case .file(let file, offset: _, line: _, skipsTitle: _, hash: _) = body {
      return file == place.file
    }
    return false
  }

  /// The texts that name the record. Other values are left out because they change between builds,
  /// like the outcome of a test.
  private var names: [String] { [title, subtitle ?? "", link ?? ""] }
}
