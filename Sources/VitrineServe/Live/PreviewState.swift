import Vitrine
import VitrineDiagnostics
import VitrineModel

/// The site that the server shows.
struct PreviewState: Sendable {
  /// The last site that could be built.
  let site: BuiltSite?

  /// The current paths of pages that have moved since the preview began, by their old paths.
  let moved: [ExactText: String]

  /// The files that the site's pages load.
  let loaded: LoadedFiles

  /// The most important problems if the last build failed, otherwise empty.
  let problems: [Problem]

  /// The total number of problems.
  let problemCount: Int

  /// Records who has received this state, if it results from a change.
  var changeTracker: ChangeTracker?

  init(
    site: BuiltSite?, moved: [ExactText: String] = [:], problems: [Problem] = [],
    problemCount: Int = 0, changeTracker: ChangeTracker? = nil
  ) {
    self.site = site
    self.moved = moved
    loaded = LoadedFiles(of: site)
    self.problems = problems
    self.problemCount = problemCount
    self.changeTracker = changeTracker
  }
}

/// A diagnostic to show on a page.
struct Problem: Hashable, Sendable {
  var diagnostic: Diagnostic

  /// The lines around its location, if it has one.
  var excerpt: SourceExcerpt?

  /// How many problems are shown at once.
  static let maximum = 50
}
