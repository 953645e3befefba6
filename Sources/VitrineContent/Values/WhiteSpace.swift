/// Returns a text without the whitespace around it.
func trimmed(_ text: some StringProtocol) -> String {
  let rest = text.drop { $0.isWhitespace }
  guard let last = rest.lastIndex(where: { !$0.isWhitespace }) else { return "" }
  return String(rest[...last])
}

/// Returns true if a byte of a text is a blank or ends a line.
func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
