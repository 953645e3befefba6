import VitrineDiagnostics
import VitrineModel
import VitrineText

extension Record {
  /// Returns the key in the place of one that `other` has; nil if both are pages that people wrote.
  ///
  /// It has a hash of what tells this record from the other one, its names or its file: so no further record
  /// changes it. Where nothing does, it has a number, the next after `last`.
  func newKey(besides other: Record, after last: inout Int, isFree: (String) -> Bool) -> String? {
    let key = id.key
    if isText, other.isText { return nil }
    let hash = [names, names + [place.file]]
      .first { $0 != other.names && $0 != other.names + [other.place.file] }
      .map { ContentHash(of: $0.joined(separator: "\0")).description.prefix(6) }
    if let hash, isFree("\(key)~\(hash)") { return "\(key)~\(hash)" }
    repeat { last += 1 } while !isFree("\(key)~\(last)")
    return "\(key)~\(last)"
  }

  /// True for a record that is a Markdown file of its own.
  private var isText: Bool {
    if case .file(let file, offset: _, line: _, skipsTitle: _, hash: _) = body {
      return file == place.file
    }
    return false
  }

  /// What it is called. Its values are left out: they change from one build to the next, as outcomes of
  /// tests do.
  private var names: [String] { [title, subtitle ?? "", link ?? ""] }
}
