import VitrineDiagnostics
import VitrineText

extension Diagnostic {
  /// A file of a kind that web servers do not serve.
  static func notCopied(_ file: String) -> Diagnostic {
    Diagnostic(
      .warning, kind: "not copied", at: .start(of: file),
      "'\(file.fileName)' is not copied into the site",
      hint: "to copy it, link to it or write files: [\(yamlText(file))] in site.yml")
  }

  static func foreignText(_ file: String) -> Diagnostic {
    Diagnostic(
      .warning, kind: "foreign text", at: .start(of: file),
      "'\(file.fileName)' is for another generator, and is neither read nor copied",
      hint:
        "rename it to \(file.ending == "md" ? "another name" : "\(file.stem).md") if its text is to be shown, or write files: [\(yamlText(file))] in site.yml"
    )
  }

  static func secretNotCopied(_ file: String) -> Diagnostic {
    Diagnostic(
      .warning, kind: "secret", at: .start(of: file),
      "'\(file.fileName)' is not copied into the site: it has the name of a key or a password",
      hint:
        "move it out of the content folder; if all may have it, write files: [\(yamlText(file))] in site.yml"
    )
  }

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
