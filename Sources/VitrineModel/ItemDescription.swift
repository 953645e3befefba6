/// What the items of a collection are for machines: search engines, harvesters and reference
/// managers.
package struct ItemDescription: Hashable, Sendable {
  /// The type in the vocabulary of schema.org, such as `VisualArtwork`, or nil if it is not set.
  package var kind: String?

  /// The slots, measures and fields that fill properties, by the properties' names.
  package var properties: [String: String] = [:]

  /// The paths of the files with references to the items. Empty without `cite`.
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

  /// What a record is for machines, or nil if nothing says it.
  package func description(of record: Record) -> ItemDescription? {
    descriptions.isEmpty ? nil : descriptions[record.id.collection]
  }
}

extension Record {
  /// All its pictures, without those of films and sounds, with their captions and credits.
  package var pictures: [(picture: Picture, caption: String?, credit: String?)] {
    media.isEmpty
      ? image.map { [($0, nil, nil)] } ?? []
      : media.filter { $0.kind == .picture }.compactMap { medium in
        medium.picture.map { ($0, medium.caption, medium.credit) }
      }
  }

  /// The path of the manifest of its pictures, next to its page. Nil if it has no page, or no
  /// picture whose size is known.
  package var manifest: String? {
    guard let output, !isHidden, pictures.contains(where: { $0.picture.wholeShape != nil }) else {
      return nil
    }
    return output.hasSuffix("/index.html")
      ? "\(output.dropLast("index.html".count))manifest.json"
      : "\(output.dropLast(".html".count)).manifest.json"
  }
}
