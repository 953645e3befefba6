import VitrineModel

/// An entry of an outline, whose entries are in preorder.
struct OutlineItem<Record> {
  enum Content {
    /// A parent made from a value. Its `id` is its own parent's id followed by `~FIELD~VALUE`,
    /// where a `~` in the value is doubled.
    case parent(id: String, title: Grouping.Value)
    case record(Record)
  }

  var content: Content

  /// 0 for a root.
  var level: Int
}

extension OutlineItem: Equatable where Record: Equatable {}
extension OutlineItem.Content: Equatable where Record: Equatable {}
