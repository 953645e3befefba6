import VitrineContent
import VitrineSite
import VitrineText

/// The state that a build keeps for the next build of the same folder, besides the site itself.
struct BuildCache: Sendable {
  let reading: ContentReading
  let templates: SiteTemplates
  let renderer: SiteRenderer

  /// One for each of the renderer's outputs.
  let outputs: [CachedOutput]
  let anchorIDs: AnchorIDs

  let snapshot: ContentSnapshot

  /// Of all files but `snapshot.json`, and their byte order.
  let paths: [String]
  let order: [Int]

  func hasSamePaths(as others: [String]) -> Bool {
    paths.count == others.count && zip(paths, others).allSatisfy { $0.hasSameBytes(as: $1) }
  }

  /// The byte order of `others`, where these are the same paths.
  func order(of others: [String]) -> [Int]? { hasSamePaths(as: others) ? order : nil }
}

/// A file as it was rendered.
struct CachedOutput: Sendable {
  var file: RenderedFile
  var hash: ContentHash
}
