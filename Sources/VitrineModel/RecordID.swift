/// The identifier of a record, unique in the site and stable from one build to the next.
public struct RecordID: Hashable, Sendable {
  /// The collection's name: its page's path, with `#name` if a page has several, or `index` for the
  /// root page.
  public var collection: String

  /// The record's own id, exactly as in the source.
  public var key: String

  package init(collection: String, key: String) {
    self.collection = collection
    self.key = key
  }

  public static func == (first: Self, second: Self) -> Bool {
    ExactText(first.key) == ExactText(second.key)
      && ExactText(first.collection) == ExactText(second.collection)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ExactText(key))
    hasher.combine(ExactText(collection))
  }
}

extension RecordID: CustomStringConvertible {
  /// `collection/key`, as in `snapshot.json`.
  public var description: String { "\(collection)/\(key)" }
}
