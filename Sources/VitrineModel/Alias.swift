package import VitrineDiagnostics

/// A former address of a page or a record, which redirects to it.
package struct Alias: Hashable, Sendable {
  /// The path of a page in the site: `old/index.html`, `2019/old.html`.
  package var output: String
  package var place: SourceLocation

  package init(output: String, place: SourceLocation) {
    self.output = output
    self.place = place
  }
}
