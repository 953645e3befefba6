import VitrineDiagnostics

/// A key, or one part of a dotted key.
struct TOMLKey {
  var text: String
  var place: TextPosition
}
