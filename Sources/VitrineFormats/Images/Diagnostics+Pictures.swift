package import VitrineDiagnostics

private let cutOff = "truncated picture"
private let missingSize = "picture without a size"

extension Diagnostic {
  /// Whether the problem is in the picture's file, independent of where it is shown.
  package var isOfPictureFile: Bool { [cutOff, missingSize].contains(kind) }

  package static func pictureCutOff(_ name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, kind: cutOff, at: location, "\(name) ends before its picture does",
      hint: "browsers show only part of it: copy the whole file again")
  }

  package static func pictureWithoutSize(
    _ name: String, _ problem: String, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: missingSize, at: location, "\(name) \(problem)",
      hint: "the page will shift when it loads; save the picture again as PNG, JPEG or WebP")
  }
}
