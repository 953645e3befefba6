import Vitrine
import VitrineText

/// What the server shows.
struct Shown: Sendable {
  /// The last site that could be built.
  var site: BuiltSite?

  /// What was wrong with a later build, or with the first, the most important of it; empty when nothing
  /// was.
  var problems: [Problem] = []

  /// How many there were.
  var problemCount = 0
}

/// A diagnostic for a page.
struct Problem: Hashable, Sendable {
  var diagnostic: Diagnostic

  /// The lines around its place, where it has one.
  var excerpt: SourceExcerpt?

  /// How many are shown at once.
  static let most = 50
}
