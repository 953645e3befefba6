public import VitrineDiagnostics

/// The numbers and warnings of a finished build.
public struct BuildReport: Hashable, Sendable {
  public var counts: SiteCounts

  /// Files that are new or changed, `snapshot.json` included.
  public var writtenFiles: Int

  /// Files that were not touched.
  public var unchangedFiles: Int

  /// Files of earlier builds that were deleted, since this build does not have them.
  public var removedFiles: Int

  /// The warnings, in order of their places.
  public var warnings: [Diagnostic]

  /// Why the last build could not be reused, in words; nil if it was, or if there is no cache.
  public var cacheNote: String?
}

/// How much a site holds.
public struct SiteCounts: Hashable, Sendable {
  /// Pages of HTML, those of records and the one for missing addresses included.
  public var pages: Int

  /// Records.
  public var items: Int

  /// Items that are left out until they are finished, and pages that are left out with all below them.
  public var drafts = 0
}
