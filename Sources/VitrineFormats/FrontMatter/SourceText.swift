import VitrineDiagnostics
import VitrineText

/// A part of a file in a single format, such as the YAML at the beginning of a Markdown file.
struct SourceText {
  let file: String

  /// The bytes of only this part, indexed by their offsets in the file.
  let bytes: ArraySlice<UInt8>

  /// The number, from 1, of the file's line on which the part begins.
  let firstLine: Int

  init(file: String, bytes: [UInt8], range: Range<Int>, firstLine: Int) {
    self.file = file
    self.bytes = bytes[range]
    self.firstLine = firstLine
  }

  /// The text of a whole file in a single format.
  init(file: String, bytes: [UInt8]) {
    self.init(
      file: file, bytes: bytes, range: byteOrderMarkLength(in: bytes)..<bytes.count, firstLine: 1)
  }

  var range: Range<Int> { bytes.indices }
  var string: String { String(decoding: bytes, as: UTF8.self) }

  /// The byte at `offset`, or nil at the end of the part, where the parser reports what is not
  /// closed.
  subscript(offset: Int) -> UInt8? { range.contains(offset) ? bytes[offset] : nil }

  /// Returns the place of the byte at `offset` in the file.
  func location(ofByteAt offset: Int) -> SourceLocation {
    bytes.withUnsafeBufferPointer { buffer in
      let index = offset - bytes.startIndex
      var line = firstLine
      var start = 0
      while true {
        let (end, next) = lineEnd(in: buffer, from: start)
        guard next > end, next <= index else {
          return SourceLocation(file: file, line: line, column: index - start + 1)
        }
        start = next
        line += 1
      }
    }
  }
}

extension TextPosition {
  package func value(_ content: SourceValue.Content) -> SourceValue {
    SourceValue(content: content, line: line, column: column)
  }

  /// A member of a map whose key is at this place.
  package func member(_ key: String, _ value: SourceValue) -> SourceValue.Member {
    SourceValue.Member(key: key, keyLine: line, keyColumn: column, value: value)
  }
}
