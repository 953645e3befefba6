import VitrineDiagnostics

extension Diagnostic {
  static func outputClash(
    _ output: String, at location: SourceLocation?, first: SourceLocation?, folder: String? = nil
  ) -> Diagnostic {
    if let folder {
      return Diagnostic(
        .error, kind: "two outputs of one name", at: location,
        "'\(output)' is already \(folder.isEmpty ? "the home page" : "the page of the folder '\(folder)'")",
        hint: "its text is \(String.joined(folder, "index.md")): move yours there, or rename it")
    }
    return Diagnostic(
      .error, kind: "two outputs of one name", at: location,
      "'\(output)' is already made by something else",
      hint: first.map { "first made by \($0)" } ?? "the name belongs to Vitrine: rename yours")
  }

  static func outputUnderFile(
    _ output: String, file: String, at location: SourceLocation?, first: SourceLocation?
  ) -> Diagnostic {
    Diagnostic(
      .error, kind: "two outputs of one name", at: location,
      "'\(output)' needs a folder '\(file)', and there is a file of that name",
      hint: first.map { "the file is made by \($0)" })
  }

  static func reservedFolder(_ name: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "reserved name", at: location, "the folder '\(name)' belongs to Vitrine",
      hint: "give the folder another name, such as 'files'")
  }
}
