import VitrineDiagnostics
import VitrineText

extension Diagnostic {
  /// Returns a warning about the first character in `text` that no page can hold; nil if there is
  /// none.
  static func forbiddenCharacter(
    in text: UnsafeBufferPointer<UInt8>, at location: (_ offset: Int) -> SourceLocation
  ) -> Diagnostic? {
    guard let offset = firstForbiddenCharacter(in: text),
      let character = String(decoding: text[offset...].prefix(4), as: UTF8.self).unicodeScalars
        .first
    else { return nil }
    let place = location(offset)
    return SourceProblem.forbiddenCharacter(character).diagnostic(
      in: place.file, line: place.line, column: place.column)
  }

  /// Control characters in a value, such as the colours of a terminal.
  static func controlsLeftOut(at place: SourceLocation) -> Diagnostic {
    var diagnostic = SourceProblem.colourCode.diagnostic(
      in: place.file, line: place.line, column: place.column)
    diagnostic.message = "a control character or a colour code of a terminal is left out"
    return diagnostic
  }
}
