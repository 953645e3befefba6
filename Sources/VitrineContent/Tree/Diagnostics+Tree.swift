import VitrineDiagnostics
import VitrineText

extension Diagnostic {
  /// A problem with a file as a whole, reported at its beginning.
  static func unreadable(_ path: String, reason: String) -> Diagnostic {
    Diagnostic(
      .error, kind: "unreadable file", at: path.isEmpty ? nil : SourceLocation.start(of: path),
      path.isEmpty
        ? "the content folder cannot be read: \(reason)" : "cannot be read: \(reason)")
  }

  /// An error, because a page must not show text that the build did not record.
  static func changedMeanwhile(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, kind: "changed file", at: .start(of: path),
      "the file changed while the site was built",
      hint: "build again")
  }

  static func misnamed(_ path: String, for name: String) -> Diagnostic {
    Diagnostic(
      .warning, kind: "misnamed file", at: .start(of: path),
      name == "site.yml"
        ? "'\(path.fileName)' is not read as the site's settings"
        : "'\(path.fileName)' does not configure the page of its folder",
      hint: path.lowercased().hasSuffix(".toml")
        ? "write it as YAML in \(name)" : "rename it to \(name)")
  }

  static func emptyFile(_ path: String) -> Diagnostic {
    Diagnostic(
      .warning, kind: "empty file", at: .start(of: path), "the file is empty",
      hint: "add a title, or remove the file")
  }
}
