/// The use that a site makes of a content file.
enum FileUse: Sendable {
  /// Copied as it is.
  case asset

  /// Read: a page's `index.md`, a collection's file, `site.yml`.
  case content

  /// A picture of a record, copied under the hash of its content.
  case picture

  /// Named by drafts alone, or in the folder of one: not copied.
  case draft

  /// Markdown that is no record of any collection.
  case unread
}

extension FileUse {
  /// The use of a file that no collection reads.
  init(of path: String) {
    if path == "site.yml" || path.fileName == "index.md" {
      self = .content
    } else {
      self = SourceFormat(path) == .markdown ? .unread : .asset
    }
  }
}
