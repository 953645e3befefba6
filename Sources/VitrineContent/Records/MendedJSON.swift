import VitrineDiagnostics
import VitrineText

/// A JSON text in which single characters were wrong: tabs in texts, and halves of characters as programs
/// write them that cut texts off.
struct MendedJSON: Sendable {
  private(set) var document: JSONDocument
  private(set) var warnings: [Diagnostic] = []

  /// An error hides further ones of its line.
  private static let mostRounds = 100

  init(
    _ bytes: [UInt8], file: String, parse: ([UInt8]) throws(JSONFailure) -> JSONDocument
  ) throws(JSONFailure) {
    var bytes = bytes
    var rounds = 0
    while true {
      do throws(JSONFailure) {
        document = try parse(bytes)
        return
      } catch {
        guard error.errors.allSatisfy(\.isOfOneCharacter), rounds < Self.mostRounds else {
          throw error
        }
        rounds += 1
        for fault in error.errors {
          var warning = fault.diagnostic(in: file)
          warning.severity = .warning
          warnings.append(warning)
        }
        bytes.mend(error.errors.map(\.position))
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
  /// Makes blanks of tabs, and U+FFFD of the escapes of half a character. The places are in their order.
  fileprivate mutating func mend(_ positions: [JSONPosition]) {
    var (line, start) = (1, byteOrderMarkLength(in: self))
    for position in positions {
      while line < position.line {
        guard let end = self[start...].firstIndex(of: UInt8(ascii: "\n")) else { return }
        (line, start) = (line + 1, end + 1)
      }
      let offset = start + position.column - 1
      guard indices.contains(offset) else { continue }
      if self[offset] == UInt8(ascii: "\\"), offset + 6 <= count {
        replaceSubrange(offset..<offset + 6, with: "\\uFFFD".utf8)
      } else {
        self[offset] = 0x20
      }
    }
  }
}
