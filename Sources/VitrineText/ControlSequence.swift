extension String {
  /// The text without control sequences, by which programs colour what they write to a terminal: `ESC [ 31 m`
  /// (ECMA-48, 5.4). Nil if it has none. The time is linear in the text.
  package var withoutControlSequences: String? {
    let bytes = Array(utf8)
    var kept: [UInt8] = []
    var index = 0
    var copied = 0
    while index < bytes.count {
      guard let end = endOfControlSequence(in: bytes, at: index) else {
        index += 1
        continue
      }
      kept += bytes[copied..<index]
      index = end
      copied = end
    }
    return copied == 0 ? nil : String(decoding: kept + bytes[copied...], as: UTF8.self)
  }
}

/// The index after the control sequence that begins at `index`; nil where none does.
private func endOfControlSequence(in bytes: [UInt8], at index: Int) -> Int? {
  guard bytes[index...].starts(with: [0x1B, UInt8(ascii: "[")]) else { return nil }
  let parameters = bytes[(index + 2)...].prefix { (0x30...0x3F).contains($0) }
  let others = bytes[parameters.endIndex...].prefix { (0x20...0x2F).contains($0) }
  guard others.endIndex < bytes.count, (0x40...0x7E).contains(bytes[others.endIndex]) else {
    return nil
  }
  return others.endIndex + 1
}
