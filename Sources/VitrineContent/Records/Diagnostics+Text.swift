import VitrineDiagnostics
import VitrineText

extension Diagnostic {
  /// Returns a warning about the first character in `text` that no page can hold; nil if there is
  /// none.
  static func forbiddenCharacter(
    in text: UnsafeBufferPointer<UInt8>, at location: (_ offset: Int) -> SourceLocation
  ) -> Diagnostic? {
    guard let offset = firstForbiddenCharacter(in: text) else { return nil }
    let character = String(decoding: text[offset...].prefix(4), as: UTF8.self).unicodeScalars.first
    let number = character?.value ?? 0
    let digits = String(number, radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    return Diagnostic(
      .warning, kind: "forbidden character", at: location(offset),
      "no page may hold the character \(name): it shows '\u{FFFD}' there",
      hint: (0x80...0x9F).contains(number)
        ? "the text is in Windows-1252 and was read as Latin-1: convert it again"
        : "take it out: nobody sees it")
  }
}
