package import VitrineDiagnostics

/// An address at which a page or a record stood before, and which leads to it.
package struct Alias: Hashable, Sendable {
  /// The path in the site, of a page: `old/index.html`, `2019/old.html`.
  package var output: String
  package var place: SourceLocation

  package init(output: String, place: SourceLocation) {
    self.output = output
    self.place = place
  }
}
