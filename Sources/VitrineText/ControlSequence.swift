extension String {
  /// The text without control characters and terminal escape sequences such as the colour code
  /// `ESC [ 31 m`. White space stays. Nil if there is nothing to remove.
  package var withoutControls: String? {
    guard utf8.contains(where: isControl) else { return nil }
    var text = self
    let kept = text.withUTF8 { text in
      var kept: [UInt8] = []
      var index = 0
      while index < text.count {
        if let end = endOfControlSequence(in: text, at: index) {
          index = end
          continue
        }
        if !isControl(text[index]) { kept.append(text[index]) }
        index += 1
      }
      return kept
    }
    return String(decoding: kept, as: UTF8.self)
  }
}

private func isControl(_ byte: UInt8) -> Bool {
  byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D || byte == 0x7F
}

/// The index after the control sequence that begins at `index`, or nil if none begins there
/// (ECMA-48, 5.4 and 5.6).
///
/// A command string such as `ESC ] 8 ; ; address` ends with its line at the latest.
package func endOfControlSequence(in bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
  guard bytes[index] == 0x1B, index + 1 < bytes.count else { return nil }
  let start = index + 2
  switch bytes[index + 1] {
  case UInt8(ascii: "["):
    let parameters = bytes[start...].prefix { (0x30...0x3F).contains($0) }
    let others = bytes[parameters.endIndex...].prefix { (0x20...0x2F).contains($0) }
    guard others.endIndex < bytes.count, (0x40...0x7E).contains(bytes[others.endIndex]) else {
      return nil
    }
    return others.endIndex + 1
  case UInt8(ascii: "]"):
    let command = bytes[start...].prefix { $0 >= 0x20 }
    guard command.endIndex < bytes.count else { return nil }
    switch bytes[command.endIndex] {
    case 0x07: return command.endIndex + 1
    case 0x1B where bytes[command.endIndex...].dropFirst().first == UInt8(ascii: "\\"):
      return command.endIndex + 2
    default: return nil
    }
  default: return nil
  }
}
