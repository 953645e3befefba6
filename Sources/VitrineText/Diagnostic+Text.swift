package import VitrineDiagnostics

extension Diagnostic {
  /// Returns a warning about the first character in `text` that HTML does not allow, or nil if
  /// there is none.
  package static func forbiddenCharacter(
    in text: UnsafeBufferPointer<UInt8>, at location: (_ offset: Int) -> SourceLocation
  ) -> Diagnostic? {
    guard let offset = firstForbiddenCharacter(in: text),
      let character = String(decoding: text[offset...].prefix(4), as: UTF8.self).unicodeScalars
        .first
    else { return nil }
    return .forbiddenCharacter(character, at: location(offset))
  }

  /// Reports a character that HTML does not allow.
  package static func forbiddenCharacter(
    _ character: Unicode.Scalar, at place: SourceLocation
  ) -> Diagnostic {
    let name = "U+" + String(character.value, digits: 4, radix: 16, uppercase: true)
    return Diagnostic(
      .warning, kind: "forbidden character", at: place,
      "the character \(name) is not allowed on pages, so it is shown as '\u{FFFD}'",
      hint: (0x80...0x9F).contains(character.value)
        ? "the text is Windows-1252 that was read as Latin-1: convert it again"
        : "remove it: it is invisible")
  }

  /// Reports control characters in a value, such as terminal colours.
  package static func omittedControls(at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, kind: "control character", at: place,
      "a control character or a terminal colour code is removed", hint: hintForColours)
  }

  package static let hintForColours =
    "have the program that wrote it omit colours, which many do with NO_COLOR=1"
}
