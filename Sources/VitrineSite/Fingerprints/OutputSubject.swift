package import VitrineModel

/// The page or record that an output is made from, by its index.
package enum OutputSubject: Hashable, Sendable {
  case page(Int, listPage: Int)
  case items(page: Int, listPage: Int)
  case record(Int)

  /// The manifest of a record's pictures.
  case manifest(Int)

  /// A feed of a page, by its number on the page.
  case feed(page: Int, number: Int, FeedFormat)

  /// A data file of a page, by its index among the page's data files.
  case download(page: Int, file: Int)
}
