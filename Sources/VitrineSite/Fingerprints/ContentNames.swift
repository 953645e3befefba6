internal import VitrineModel
internal import VitrineText

/// Hashes of names that are the same in every build, of records, pages and copied files, by index.
struct ContentNames: Hashable, Sendable {
  var records: [UInt64] = []
  var pages: [UInt64] = []
  var assets: [UInt64] = []

  /// For values that do not contain indices.
  static let none = ContentNames()
}

extension ContentNames {
  init(of content: SiteContent) {
    records = content.records.map { Self.name(of: $0.id) }
    pages = content.pages.map { ContentHash(of: $0.folder).value }
    assets = content.assets.map { ContentHash(of: $0.output).value }
  }

  private static func name(of id: RecordID) -> UInt64 {
    Fingerprint.of(.none) { $0.feed(id.collection, id.key) }
  }
}
