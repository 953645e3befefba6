internal import VitrineText

extension [UInt8] {
  /// Appends an XML element on a line of its own.
  mutating func append(element: String, attributes: String = "", _ text: String) {
    append(markup: "<\(element)\(attributes)>")
    appendXML(text)
    append(markup: "</\(element)>\n")
  }

  /// Appends an attribute, preceded by a space, or nothing if `value` is nil.
  mutating func append(xmlAttribute name: String, _ value: String?) {
    guard let value else { return }
    append(markup: " \(name)=\"")
    appendXML(value)
    append(UInt8(ascii: "\""))
  }

  /// Appends text or an attribute value, without the characters that XML documents must not contain
  /// (XML 1.0, §2.2).
  private mutating func appendXML(_ text: String) {
    appendEscaped(
      String(
        String.UnicodeScalarView(
          text.unicodeScalars.filter { scalar in
            switch scalar.value {
            case 0x09, 0x0A, 0x0D: true
            case 0..<0x20, 0xFFFE, 0xFFFF: false
            default: true
            }
          })))
  }
}
