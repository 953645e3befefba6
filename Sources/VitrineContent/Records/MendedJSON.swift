import VitrineDiagnostics
import VitrineText

/// A JSON text in which single characters were wrong: tabs in texts, and halves of characters as programs
/// write them that cut texts off.
struct MendedJSON: Sendable {
  private(set) var document: JSONDocument
  private(set) var warnings: [Diagnostic] = []

  init(
    _ bytes: [UInt8], file: String, parse: ([UInt8]) throws(JSONFailure) -> JSONDocument
  ) throws(JSONFailure) {
    var bytes = bytes
    while true {
      do throws(JSONFailure) {
        document = try parse(bytes)
        return
      } catch {
        // Of lines not all errors are found at once.
        guard error.errors.allSatisfy(\.isOfOneCharacter), warnings.count < 1000 else {
          throw error
        }
        for fault in error.errors {
          var warning = fault.diagnostic(in: file)
          warning.severity = .warning
          warnings.append(warning)
          bytes.mend(fault.position)
        }
      }
    }
  }
}

extension RecordSource {
  init(of text: MendedJSON, in file: DataFile) throws(UnreadableContent) {
    try self.init(of: text.document.root, in: file)
    warnings += text.warnings
  }
}

extension [UInt8] {
  /// Makes a blank of a tab, and U+FFFD of the escape of half a character.
  fileprivate mutating func mend(_ position: JSONPosition) {
    var start = byteOrderMarkLength(in: self)
    for _ in 1..<position.line {
      guard let end = self[start...].firstIndex(of: UInt8(ascii: "\n")) else { return }
      start = end + 1
    }
    let offset = start + position.column - 1
    guard indices.contains(offset) else { return }
    if self[offset] == UInt8(ascii: "\\"), offset + 6 <= count {
      replaceSubrange(offset..<offset + 6, with: "\\uFFFD".utf8)
    } else {
      self[offset] = 0x20
    }
  }
}
