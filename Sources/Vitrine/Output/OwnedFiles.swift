import VitrineModel

/// The files of a site that finished or interrupted builds wrote, which the next build may replace
/// and remove.
struct OwnedFiles: Sendable {
  var paths: Set<ExactText> = []

  /// False if the snapshot of the last build cannot be read. Files at paths that this build writes
  /// are then assumed to belong to the site, and all others are kept.
  var areAllKnown = true

  func contains(_ path: String) -> Bool { paths.contains(path) }
}
