import VitrineText

extension Diagnostic {
  static func unknownLayout(_ name: String, at location: SourceLocation) -> Diagnostic {
    let names = LayoutName.allCases.map(\.rawValue)
    return Diagnostic(
      .error, kind: "unknown layout", at: location, "there is no layout '\(name)'",
      hint: nearestName(to: name, among: names).map { "did you mean '\($0)'?" }
        ?? "the layouts are \(names.joined(separator: ", "))")
  }

  static func notAWidth(_ key: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "not a width", at: location, "'\(key)' is no container width",
      hint: "beside widths such as 0 and 700 every key is a number of CSS pixels")
  }

  static func noLayoutFromZero(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "no layout from 0", at: location, "a layout by width begins at 0",
      hint: "add 0: with the layout of the narrowest pages")
  }

  static func secondLayout(
    _ name: String, beside first: String, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error, kind: "two layouts", at: location, "'\(name)' stands beside the layout '\(first)'",
      hint: LayoutName(rawValue: name) == nil
        ? "indent it if it is an option of '\(first)'" : "choose by width with 0: and 700:")
  }

  static func refusedOption(
    _ key: String, because reason: String, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error, kind: "refused layout option", at: location, "'\(key)' cannot be said in content",
      hint: reason)
  }

  static func notALength(_ text: String, of key: String, at location: SourceLocation) -> Diagnostic
  {
    Diagnostic(
      .error, kind: "not a length", at: location, "'\(key)' cannot be '\(text)'",
      hint: "a length is like 120, 50%, 40% of width, about 44 or even 44")
  }

  static func notAGap(_ text: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "not a gap", at: location, "'gap' cannot be '\(text)'",
      hint: "a gap is like 8 or at least 8")
  }

  static func badGroup(_ problem: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(.error, kind: "layout that cannot be", at: location, problem)
  }
}
