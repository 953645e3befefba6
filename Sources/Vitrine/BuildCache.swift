import VitrineContent
import VitrineModel
import VitrineSite
import VitrineText

/// The state that a build keeps in memory for the next build of the same folder, in addition to the
/// site.
struct BuildCache: Sendable {
  let reading: ContentResult
  let templates: SiteTemplates
  let renderer: SiteRenderer
  let cached: CachedBuild

  /// The snapshot before it was compared with a baseline.
  let snapshot: SiteSnapshot

  /// The paths of all files except `snapshot.json`, and their order by bytes.
  let paths: [String]
  let order: [Int]

  func hasSamePaths(as others: [String]) -> Bool {
    paths.count == others.count && zip(paths, others).allSatisfy { $0.hasSameBytes(as: $1) }
  }

  /// The order of `others` by bytes, or nil if they are not the same paths.
  func order(of others: [String]) -> [Int]? { hasSamePaths(as: others) ? order : nil }
}
