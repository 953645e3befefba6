/// A page at an outdated address that redirects readers.
package struct Redirect: Hashable, Sendable {
  /// The path of the page in the site.
  package var path: String
  package var target: Target

  package enum Target: Hashable, Sendable {
    /// A record with a page, by its index in the content.
    case record(Int)

    /// A page, by its index in the content.
    case page(Int)

    /// A record without a page, by its index in the content: an element of the page at `output`.
    case item(Int, output: String, element: String)
  }

  package init(path: String, target: Target) {
    self.path = path
    self.target = target
  }
}
