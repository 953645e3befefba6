/// What the items of a collection are for machines: search engines, harvesters and reference
/// managers.
package struct ItemDescription: Hashable, Sendable {
  /// The type in the vocabulary of schema.org, such as `VisualArtwork`, or nil if it is not set.
  package var kind: String?

  /// The slots, measures and fields that fill properties, by the properties' names.
  package var properties: [String: String] = [:]

  /// The paths of the files with references to the items. Empty without `cite`.
  package var references: [String] = []

  package init() {}
}

extension SiteContent {
  /// What a record is for machines, or nil if nothing says it.
  package func description(of record: Record) -> ItemDescription? {
    descriptions.isEmpty ? nil : descriptions[record.id.collection]
  }
}
