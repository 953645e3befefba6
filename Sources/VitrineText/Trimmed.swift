/// Returns `text` without leading and trailing whitespace.
@inlinable package func trimmed(_ text: some StringProtocol) -> String {
  let rest = text.drop { $0.isWhitespace }
  guard let last = rest.lastIndex(where: { !$0.isWhitespace }) else { return "" }
  return String(rest[...last])
}

extension String {
  /// Whether this has anything but ASCII spaces and controls.
  package var hasVisibleText: Bool { utf8.contains { $0 > 0x20 } }
}
