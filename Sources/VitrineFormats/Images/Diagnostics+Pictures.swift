package import VitrineDiagnostics

extension Diagnostic {
  package static func pictureCutOff(_ name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, kind: "truncated picture", at: location, "\(name) ends before its picture does",
      hint: "browsers show only part of it: copy the whole file again")
  }

  package static func picture(
    _ name: String, _ problem: PictureProblem, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "unreadable picture", at: location,
      "\(name) \(problem.words)" + (problem.isFatal ? ", so it is not shown" : ""),
      hint: problem.hint)
  }
}
