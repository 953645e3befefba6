import VitrineModel

/// The files that builds wrote into a site, finished or not: what the next build may replace and remove.
struct OwnedFiles: Sendable {
  var paths: Set<ExactText> = []

  /// False where the record of the last build cannot be read: a file at the path of one that this build
  /// writes is taken for the site's then, and all others stay.
  var areAllKnown = true

  func contains(_ path: String) -> Bool { paths.contains(path) }
}
