/// How a site is searched.
public struct SearchSettings: Hashable, Sendable {
  /// Whether the key `/` opens the search on every page.
  package var opensWithSlash = true

  package init() {}
}

/// The parts of a collection's records that search covers.
package enum SearchedCollection: Hashable, Sendable {
  /// Titles, subtitles, tags and texts, and the values of these fields.
  case fields([String])
  case nothing
}
