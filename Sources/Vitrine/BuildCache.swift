import VitrineContent
import VitrineModel
import VitrineSite
import VitrineText

/// The state that a build keeps in memory for the next build of the same folder, besides the site itself.
struct BuildCache: Sendable {
  let reading: ContentResult
  let templates: SiteTemplates
  let renderer: SiteRenderer
  let cached: CachedBuild

  /// As it follows from the content alone.
  let snapshot: SiteSnapshot

  /// Of all files but `snapshot.json`, and their byte order.
  let paths: [String]
  let order: [Int]

  func hasSamePaths(as others: [String]) -> Bool {
    paths.count == others.count && zip(paths, others).allSatisfy { $0.hasSameBytes(as: $1) }
  }

  /// The byte order of `others`, where these are the same paths.
  func order(of others: [String]) -> [Int]? { hasSamePaths(as: others) ? order : nil }
}
