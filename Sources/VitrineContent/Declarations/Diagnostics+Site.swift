import VitrineDiagnostics

extension Diagnostic {
  static func notAnAddress(_ text: String, of key: String, at location: SourceLocation)
    -> Diagnostic
  {
    Diagnostic(
      .error, kind: "not an address", at: location, "'\(key)' cannot be '\(text)'",
      hint: "an address begins with https://")
  }

  static func notAHost(_ text: String, of key: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, kind: "not a name of a machine", at: location,
      "'\(text)' is left out of '\(key)': it is not a host name",
      hint: "write the name alone, as docs.example.org")
  }

  static func homeIsLeftOut(by key: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "home page left out", at: location, "the home page cannot be '\(key)'",
      hint: "all other pages are below it: say '\(key)' in their own folders")
  }

  static func editsNoFile(_ address: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "edit address without a path", at: location,
      "'edit' leads to one address, whatever the page",
      hint: "write '{path}' where the path of the page's file belongs")
  }

  static func feedsWithoutAddress(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .warning, kind: "feeds without an address", at: location,
      "a feed cannot link to a site without an address",
      hint: "say where the site will be published, as 'url: https://example.org'")
  }

  static func unknownPage(
    _ folder: String, nearest: String?, at location: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error, kind: "unknown page", at: location, "there is no page '\(folder)'",
      hint: suggestion(nearest.flatMap { $0.isEmpty ? nil : $0 })
        ?? "a page is named by its folder, and an address begins with https://")
  }
}
