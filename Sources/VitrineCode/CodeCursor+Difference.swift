// The output of `diff` and `git diff`. The beginning of a line determines its class.
extension CodeCursor {
  mutating func readDifference() {
    while !isAtEnd {
      let kind = kindOfDifferenceLine
      takeLine(as: kind)
      take(1, as: .plain)
    }
  }

  private var kindOfDifferenceLine: CodeClass {
    switch byte() {
    case UInt8(ascii: "+"): .inserted
    case UInt8(ascii: "-"): starts(with: "---\n") ? .heading : .deleted
    case UInt8(ascii: ">"): byte(1) == 0x20 ? .inserted : .plain
    case UInt8(ascii: "<"): byte(1) == 0x20 ? .deleted : .plain
    case UInt8(ascii: "@"), UInt8(ascii: "="), UInt8(ascii: "!"): .heading
    case UInt8(ascii: "i"), UInt8(ascii: "I"):
      starts(with: "ndex", at: position + 1) ? .heading : .plain
    case UInt8(ascii: "d"): starts(with: "diff") ? .heading : .plain
    case 0x30...0x39: isPlaceOfChange ? .heading : .plain
    default: .plain
    }
  }

  /// Whether this is a change command such as `12,14c15`.
  private var isPlaceOfChange: Bool {
    let command = skip(from: position) { isDigit($0) || $0 == UInt8(ascii: ",") }
    guard "acd".utf8.contains(self[command]), isDigit(self[command + 1]) else { return false }
    let end = skip(from: command + 1) { isDigit($0) || $0 == UInt8(ascii: ",") }
    return end == lineEnd(from: position)
  }
}
