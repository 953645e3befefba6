import VitrineContent
import VitrineModel
import VitrineSite
import VitrineText

/// What a build leaves for the next one of the same folder, in memory or in a cache file: numbers and short
/// texts, by which the next build knows which outputs it can skip.
struct CachedBuild: Sendable {
  /// Of all that its outputs read, and what each was made from.
  var fingerprints: RendererFingerprints

  /// One for each of the renderer's outputs.
  var outputs: [CachedOutput]

  /// The hash of everything that links in Markdown can lead to.
  var linkTable: ContentHash
  var anchorIDs: AnchorIDs

  /// Where its pages and records are in its snapshot, and of what the latter depend besides themselves.
  var snapshot: CachedSnapshot
}

/// An output as it was rendered.
struct CachedOutput: Sendable {
  var path: String

  /// Its bytes are left out where they are in the site.
  var file: RenderedFile
  var hash: ContentHash

  /// The hash of where the links of its Markdown lead.
  var destinations: ContentHash
}

/// Where the pages and records of a build's content are in its snapshot.
struct CachedSnapshot: Hashable, Sendable {
  var shown: VisibleRecords.Fingerprints

  /// For each page and record of the content; nil for one that is not in the snapshot.
  var pages: [Int?]
  var records: [Int?]
}
