package import VitrineModel

/// A page at an address that is no longer used, which leads readers on to the right one.
package struct Redirect: Hashable, Sendable {
  /// The path of the page in the site.
  package var path: String
  package var target: Target

  package enum Target: Hashable, Sendable {
    /// A record that has a page, by its index in the content.
    case record(Int)

    /// A page, by its index in the content; `item` is the record whose item on it the link points to.
    case page(Int, item: RecordID?)
  }

  package init(path: String, target: Target) {
    self.path = path
    self.target = target
  }
}
