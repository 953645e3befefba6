import Vitrine
import VitrineDiagnostics
import VitrineModel

/// The site that the server shows.
struct PreviewState: Sendable {
  /// The last site that could be built.
  let site: BuiltSite?

  /// The paths of pages that had others since the preview began, by these.
  let moved: [ExactText: String]

  /// The files that its pages load.
  let loaded: LoadedFiles

  /// The most important problems of a later build that failed, or of the first; empty if there were none.
  let problems: [Problem]

  /// How many there were.
  let problemCount: Int

  /// Notes who was told of it, where a change led to it.
  var delivery: Delivery?

  init(
    site: BuiltSite?, moved: [ExactText: String] = [:], problems: [Problem] = [],
    problemCount: Int = 0, delivery: Delivery? = nil
  ) {
    self.site = site
    self.moved = moved
    loaded = LoadedFiles(of: site)
    self.problems = problems
    self.problemCount = problemCount
    self.delivery = delivery
  }
}

/// A diagnostic for a page.
struct Problem: Hashable, Sendable {
  var diagnostic: Diagnostic

  /// The lines around its place, where it has one.
  var excerpt: SourceExcerpt?

  /// How many are shown at once.
  static let most = 50
}
