import VitrineDiagnostics

/// An XML file in UTF-8, whatever it was written in, and how its bytes are places.
///
/// Lines end as editors see it: by a line feed, with or without a carriage return before it.
struct XMLText {
  let file: String

  /// Without a byte order mark.
  let bytes: [UInt8]

  /// The line of the byte that was asked for last, and where it begins.
  private var line = 1
  private var start = 0
  private var last = 0

  init(_ bytes: [UInt8], file: String) throws(UnreadableContent) {
    self.file = file
    switch bytes.prefix(2) {
    case [0xFF, 0xFE]: self.bytes = try utf8(ofUTF16: bytes, file: file) { $0 | $1 << 8 }
    case [0xFE, 0xFF]: self.bytes = try utf8(ofUTF16: bytes, file: file) { $0 << 8 | $1 }
    default:
      let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
      let text = hasMark ? Array(bytes.dropFirst(3)) : bytes
      guard !hasMark, let name = declaredEncoding(of: text) else {
        self.bytes = text
        break
      }
      switch String(decoding: text[name], as: UTF8.self).lowercased() {
      case "utf-8", "us-ascii": self.bytes = text
      case "iso-8859-1": self.bytes = utf8(ofLatin1: text)
      default:
        let encoding = String(decoding: text[name], as: UTF8.self)
        var unread = Self(readable: text, file: file)
        throw UnreadableContent(
          diagnostics: [unread.diagnostic(.encoding(encoding), at: name.lowerBound)])
      }
    }
    try checkText(self.bytes, file: file)
  }

  private init(readable bytes: [UInt8], file: String) {
    (self.bytes, self.file) = (bytes, file)
  }

  /// Returns the place of the byte at `offset`. It is found fast if offsets are asked for in order.
  mutating func place(of offset: Int) -> TextPlace {
    let offset = min(max(offset, 0), bytes.count)
    if offset < last { (line, start, last) = (1, 0, 0) }
    bytes.withUnsafeBufferPointer { bytes in
      for index in last..<offset where bytes[index] == UInt8(ascii: "\n") {
        line += 1
        start = index + 1
      }
    }
    last = offset
    return TextPlace(line: line, column: offset - start + 1)
  }

  mutating func diagnostic(_ problem: XMLProblem, at offset: Int) -> Diagnostic {
    problem.diagnostic(in: file, at: place(of: offset))
  }
}

/// Returns where the declaration at the top of a file names the encoding; nil if it does not.
private func declaredEncoding(of bytes: [UInt8]) -> Range<Int>? {
  guard bytes.starts(with: "<?xml".utf8) else { return nil }
  let declaration = bytes.prefix(200).prefix { $0 != UInt8(ascii: ">") }
  guard let key = declaration.firstRange(of: Array("encoding".utf8)) else { return nil }
  let rest = declaration[key.upperBound...].drop { $0 == UInt8(ascii: "=") || isBlank($0) }
  guard let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
    return nil
  }
  let name = rest.dropFirst().prefix { $0 != quote }
  return name.endIndex < declaration.endIndex ? name.indices : nil
}

private func utf8(ofLatin1 bytes: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  for byte in bytes {
    if byte < 0x80 {
      result.append(byte)
    } else {
      result += [0xC0 | byte >> 6, 0x80 | byte & 0x3F]
    }
  }
  return result
}

/// Returns the text after the byte order mark; `unit` joins two bytes of the file.
private func utf8(
  ofUTF16 bytes: [UInt8], file: String, unit: (UInt16, UInt16) -> UInt16
) throws(UnreadableContent) -> [UInt8] {
  let units = stride(from: 2, to: bytes.count - 1, by: 2).map {
    unit(UInt16(bytes[$0]), UInt16(bytes[$0 + 1]))
  }
  var result: [UInt8] = []
  let isFaulty = transcode(
    units.makeIterator(), from: UTF16.self, to: UTF8.self, stoppingOnError: true
  ) { result.append($0) }
  guard !isFaulty, bytes.count.isMultiple(of: 2) else {
    let end = result.count
    var text = try XMLText(result, file: file)
    throw UnreadableContent(diagnostics: [text.diagnostic(.halfCharacter, at: end)])
  }
  return result
}
