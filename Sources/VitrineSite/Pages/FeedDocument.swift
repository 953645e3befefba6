internal import VitrineModel

/// A feed, ready to be written in any format. All addresses are absolute.
struct FeedDocument {
  /// The same as long as the feed exists.
  var id: String
  var title: String
  var language: String

  /// The address of the page that shows what the feed lists.
  var page: String

  /// When the newest entry was changed (RFC 3339).
  var updated: String
  var author: Author

  /// The address of the feed in each format.
  var addresses: [FeedFormat: String]
  var entries: [Entry]

  struct Author {
    var name: String
    var address: String
  }

  struct Entry {
    /// Unique in the feed, and the same even if the title changes.
    var id: String
    var title: String
    var address: String

    /// The address of another site that the entry is about.
    var related: String?

    /// When it was published, nil for the same as `updated`, and when it was last changed (RFC
    /// 3339).
    var published: String?
    var updated: String
    var authors: [String] = []
    var tags: [String] = []
    var picture: (address: String, type: String?)?
    var summary: String?

    /// The whole entry, or nil if there is only a summary.
    var html: [UInt8]?
  }

  func bytes(as format: FeedFormat) -> [UInt8] {
    switch format {
    case .atom: atom()
    case .json: json()
    }
  }
}
