public import VitrineModel

/// A page that leads from an address where something stood to where it stands now.
public struct Redirect: Hashable, Sendable {
  /// The path of the page in the site.
  public var path: String
  public var target: Target

  public enum Target: Hashable, Sendable {
    /// A record that has a page, by its index in the content.
    case record(Int)

    /// A page, by its index in the content; with a record's item on it.
    case page(Int, item: RecordID?)
  }

  public init(path: String, target: Target) {
    self.path = path
    self.target = target
  }
}
