import VitrineDiagnostics
import VitrineText

/// An XML file converted to UTF-8, which maps its bytes to positions.
///
/// Lines end as in editors: with a line feed, optionally preceded by a carriage return.
struct XMLText {
  let file: String

  /// The text, without a byte order mark.
  let bytes: [UInt8]

  private let lines: LineStarts

  /// `bytes` must be readable text.
  init(_ bytes: [UInt8], file: String) {
    self.file = file
    self.bytes = Array(bytes[byteOrderMarkLength(in: bytes)...])
    lines = LineStarts(of: self.bytes)
  }

  func place(of offset: Int) -> TextPosition { lines.place(of: min(max(offset, 0), bytes.count)) }
}

/// Returns an XML text with references to forbidden characters, such as `&#27;`, replaced by the
/// characters themselves, which are left out later.
func withForbiddenReferences(_ bytes: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  var index = 0
  while index < bytes.count {
    if bytes[index] == UInt8(ascii: "<"), let end = endOfLiteral(in: bytes, at: index) {
      result += bytes[index..<end]
      index = end
      continue
    }
    if bytes[index] == UInt8(ascii: "&") {
      let reference = bytes[index...].prefix(12).prefix { $0 != UInt8(ascii: ";") }
      if reference.endIndex < bytes.count,
        let forbidden = forbiddenCharacter(ofReference: reference)
      {
        result += forbidden
        index = reference.endIndex + 1
        continue
      }
    }
    result.append(bytes[index])
    index += 1
  }
  return result
}

/// Returns the character of a reference such as `&#27`, without its semicolon, or nil if XML allows
/// the character.
private func forbiddenCharacter(ofReference reference: ArraySlice<UInt8>) -> [UInt8]? {
  let text = String(decoding: reference, as: UTF8.self)
  guard text.hasPrefix("&#") else { return nil }
  let number =
    text.hasPrefix("&#x") ? UInt32(text.dropFirst(3), radix: 16) : UInt32(text.dropFirst(2))
  guard let number else { return nil }
  switch number {
  case 0x09, 0x0A, 0x0D, 0x20..<0xD800, 0xE000..<0xFFFE, 0x10000...0x10FFFF: return nil
  default: return number < 0x20 ? [UInt8(number)] : Array("\u{FFFE}".utf8)
  }
}

/// Returns the end of a comment or CDATA section that begins at `index`. References have no meaning
/// there.
private func endOfLiteral(in bytes: [UInt8], at index: Int) -> Int? {
  let rest = bytes[index...]
  let closing =
    rest.starts(with: "<![CDATA[".utf8) ? "]]>" : rest.starts(with: "<!--".utf8) ? "-->" : nil
  return closing.map { rest.firstRange(of: Array($0.utf8))?.upperBound ?? bytes.count }
}
