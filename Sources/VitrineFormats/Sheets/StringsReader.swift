/// Reads the texts that cells share.
final class StringsReader: PartReader {
  private(set) var strings: [String] = []
  private var text = SheetText()

  func start(_ element: PartElement) {
    if case "si" = element { text = SheetText() }
    text.start(element)
  }

  func end(_ element: PartElement, text bytes: [UInt8]) {
    text.end(element, text: bytes)
    if case "si" = element { strings.append(text.string) }
  }
}

/// The joined text of runs in different fonts, without phonetic hints.
struct SheetText {
  private var bytes: [UInt8] = []
  private var isPhonetic = false

  mutating func start(_ element: PartElement) {
    if case "rPh" = element { isPhonetic = true }
  }

  mutating func end(_ element: PartElement, text: [UInt8]) {
    switch element {
    case "rPh": isPhonetic = false
    case "t": if !isPhonetic { bytes += text }
    default: break
    }
  }

  var string: String { Self.string(bytes) }

  /// Returns a text with line feeds as line ends, and with escapes such as `_x000A_` decoded. Excel
  /// uses these for characters that XML does not allow.
  static func string(_ bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(UInt8(ascii: "_")) || bytes.contains(0x0D) else { return text }
    return text.replacing(#/_x([0-9A-Fa-f]{4})_/#) { match in
      UInt32(match.1, radix: 16).flatMap { Unicode.Scalar($0) }.map { String(Character($0)) }
        ?? String(match.0)
    }.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
  }
}
