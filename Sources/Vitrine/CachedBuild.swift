import VitrineContent
import VitrineModel
import VitrineSite
import VitrineText

/// The data that a build leaves for the next build of the same folder, in memory or in a cache
/// file. The next build uses them to skip unchanged outputs.
struct CachedBuild: Sendable {
  /// The fingerprints of everything that the outputs read, and the source of each output.
  var fingerprints: RendererFingerprints

  /// One element for each of the renderer's outputs.
  var outputs: [CachedOutput]

  /// The hash of all possible destinations of links in Markdown.
  var linkTable: ContentHash
  var anchorIDs: AnchorIDs

  /// The indices of the build's pages and records in its snapshot, and the fingerprints of
  /// everything else that its records depend on.
  var snapshot: CachedSnapshot
}

/// A rendered output, with the facts that were recorded while rendering it.
struct CachedOutput: Sendable {
  var path: String

  /// The file, without its bytes if the site contains them.
  var file: RenderedFile
  var hash: ContentHash

  /// The hash of the destinations of the links in its Markdown.
  var destinations: ContentHash
}

/// The indices in the snapshot of the pages and records in a build's content.
struct CachedSnapshot: Hashable, Sendable {
  var shown: VisibleRecords.Fingerprints

  /// For each page or record of the content, its index in the snapshot. Nil if the snapshot does
  /// not contain it.
  var pages: [Int?]
  var records: [Int?]
}
