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
}
