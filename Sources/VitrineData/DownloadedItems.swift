package import VitrineModel
import VitrineText

/// A page as its data files describe it.
package struct DownloadedPage: Sendable {
  package var title: String
  package var text: String?

  /// The full address of the page, if the site has one.
  package var address: String?
  package var collections: [DownloadedItems]
  package var files: [PageDownloads.File]

  package init(
    title: String, text: String?, address: String?, collections: [DownloadedItems],
    files: [PageDownloads.File]
  ) {
    self.title = title
    self.text = text
    self.address = address
    self.collections = collections
    self.files = files
  }
}

/// The records of a collection as its data files contain them.
package struct DownloadedItems: Sendable {
  let name: String
  let records: [Record]
  let columns: [DownloadColumn]
  let surroundings: Surroundings

  /// What files say of records that depends on the rest of the site. Addresses are relative to the
  /// files, or absolute.
  package struct Surroundings: Sendable {
    /// The key of a record's parent, and the address of its page.
    package var parent: @Sendable (Record) -> String?
    package var page: @Sendable (Record) -> String?

    /// The address of a picture, and the path of its file in the content folder.
    package var picture: @Sendable (Picture) -> (address: String, file: String?)

    /// The address of a link to a page of the site, or of another link as it is.
    package var link: @Sendable (String) -> String
    package var body: @Sendable (Record) -> BodySource?

    package init(
      parent: @escaping @Sendable (Record) -> String?,
      page: @escaping @Sendable (Record) -> String?,
      picture: @escaping @Sendable (Picture) -> (address: String, file: String?),
      link: @escaping @Sendable (String) -> String,
      body: @escaping @Sendable (Record) -> BodySource?
    ) {
      (self.parent, self.page, self.picture) = (parent, page, picture)
      (self.link, self.body) = (link, body)
    }
  }

  package init(
    of collection: PageDownloads.Collection, in all: [Record], _ surroundings: Surroundings
  ) {
    name = collection.name
    records = collection.records.map { all[$0] }
    self.surroundings = surroundings
    columns = DownloadColumn.all(of: records, types: collection.types, surroundings)
  }
}
