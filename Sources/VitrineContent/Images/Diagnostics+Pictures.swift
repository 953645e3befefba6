import VitrineDiagnostics

extension Diagnostic {
  static func pictureCutOff(_ name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, kind: "picture cut off", at: location, "\(name) ends before its picture does",
      hint: "browsers show a part of it: copy the whole file here")
  }

  static func pictureWithoutSize(
    _ name: String, _ problem: String, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "picture without a size", at: location, "\(name) \(problem)",
      hint: "the page moves when it loads; save it anew as PNG, JPEG or WebP")
  }
}
