/// How search engines, harvesters and reference managers should read the items of a collection.
package struct ItemDescription: Hashable, Sendable {
  /// The type in the vocabulary of schema.org, such as `VisualArtwork`, or nil if it is not set.
  package var kind: String?

  /// The slots, measures and fields that fill properties, by the properties' names.
  package var properties: [String: String] = [:]

  /// The paths of the files with references to the items. Empty if `cite` is not set.
  package var references: [String] = []

  /// The path of the list of manifests, or nil if the items have none.
  package var manifests: String?

  package init() {}
}

extension SiteContent {
  /// The path of the manifest of a record's pictures, or nil if it has none.
  package func manifest(of record: Record) -> String? {
    description(of: record)?.manifests == nil ? nil : record.manifest
  }

  /// Whether any record has a kind.
  package var hasKinds: Bool { descriptions.values.contains { $0.kind != nil } }

  /// The machine-readable description of a record, or nil if its collection declares none.
  package func description(of record: Record) -> ItemDescription? {
    descriptions.isEmpty ? nil : descriptions[record.id.collection]
  }
}
