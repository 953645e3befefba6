/// The files in which a page offers the records of its collections as data.
package struct PageDownloads: Hashable, Sendable {
  /// The index of the page in `SiteContent.pages`.
  package var page: Int
  package var collections: [Collection] = []

  /// The files, in the order in which the page lists them.
  package var files: [File] = []

  package init(page: Int) { self.page = page }

  package struct Collection: Hashable, Sendable {
    /// The name of its files, without an ending.
    package var name: String

    /// The indices in `SiteContent.records` of all records that are not hidden, parents before
    /// their children.
    package var records: [Int]

    /// The types of fields that declare one, by name.
    package var types: [String: FieldType]

    package init(name: String, records: [Int], types: [String: FieldType]) {
      self.name = name
      self.records = records
      self.types = types
    }
  }

  package struct FieldType: Hashable, Sendable {
    /// As in content: `date`.
    package var name: String?
    package var unit: String?

    /// The collection whose records the values refer to, as another collection names it.
    package var reference: String?

    package init(name: String?, unit: String? = nil, reference: String? = nil) {
      self.name = name
      self.unit = unit
      self.reference = reference
    }
  }

  package struct File: Hashable, Sendable {
    /// The path in the site.
    package var path: String

    /// The name of its format.
    package var format: String

    /// The index of its collection, or nil if it is about all of them.
    package var collection: Int?

    package init(path: String, format: String, collection: Int?) {
      self.path = path
      self.format = format
      self.collection = collection
    }
  }
}
