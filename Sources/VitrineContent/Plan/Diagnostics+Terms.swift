import VitrineDiagnostics

extension Diagnostic {
  static func termsTwice(
    _ field: String, _ folder: String, at place: SourceLocation, first: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error, kind: "two kinds of terms in one folder", at: place,
      "the terms '\(field)' would stand in '\(folder)', where others already do",
      hint: "first declared at \(first); collections of one page cannot share a field of terms")
  }

  static func collectionOfTerms(_ field: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "collection on a page of terms", at: place,
      "the page of the terms '\(field)' has no collection of its own",
      hint: "its sections show the terms: leave the collection out, or name the folder otherwise")
  }

  static func unusedTermNote(
    _ name: String, field: String, nearest: String?, at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "text of no term", at: place,
      "no record has the value '\(name)' of '\(field)'",
      hint: suggestion(nearest) ?? "the file is named as the value")
  }

  /// Two values that readers would take for one.
  static func termTwins(
    _ value: String, field: String, at place: SourceLocation, other: String, first: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "values that differ in case alone", at: place,
      "'\(value)' and '\(other)' differ only in case or white space, and are two values of '\(field)'",
      hint: "'\(other)' is at \(first)")
  }
}
