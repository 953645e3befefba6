extension [Diagnostic] {
  package mutating func error(
    _ kind: String, at location: SourceLocation?, _ message: String, hint: String? = nil
  ) {
    append(Diagnostic(.error, kind: kind, at: location, message, hint: hint))
  }

  package mutating func warn(
    _ kind: String, at location: SourceLocation?, _ message: String, hint: String? = nil
  ) {
    append(Diagnostic(.warning, kind: kind, at: location, message, hint: hint))
  }
}
