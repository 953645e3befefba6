package import VitrineDiagnostics
package import VitrineText

extension [Diagnostic] {
  /// Warns about an address that is left out because of its scheme.
  package mutating func warn(
    ofScheme scheme: String, in use: BrowserAddress.Use, at place: SourceLocation
  ) {
    let name = use == .link ? "link" : "picture"
    warn(
      "\(name) left out", at: place,
      "a \(name) \(use == .link ? "to" : "at") '\(scheme):' is removed",
      hint: "to keep such \(name)s, set 'unsafe: true' in site.yml")
  }
}
