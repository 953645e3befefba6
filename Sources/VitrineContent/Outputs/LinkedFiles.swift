import VitrineModel

/// The files that texts link to, among those that are only copied for that reason.
struct LinkedFiles: Sendable {
  /// The files to look for, and the files that each text links to.
  var requested: [String] = []
  var byText: [ExactText: [Mention]] = [:]

  /// The indices in the tree of the files that texts link to, and of those that they show.
  fileprivate(set) var linked: Set<Int> = []
  fileprivate(set) var shown: Set<Int> = []

  /// A file that a text links to or shows.
  struct Mention {
    var file: Int
    var isShown: Bool
  }

  mutating func insert(_ mention: Mention) {
    if mention.isShown { shown.insert(mention.file) } else { linked.insert(mention.file) }
  }
}
