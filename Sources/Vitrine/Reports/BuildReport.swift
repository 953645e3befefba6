public import VitrineDiagnostics

/// The counts and warnings of a finished build.
public struct BuildReport: Hashable, Sendable {
  public var counts: SiteCounts

  /// New and changed files, including `snapshot.json`.
  public var writtenFiles: Int

  /// Files that were left untouched.
  public var unchangedFiles: Int

  /// Files of earlier builds that were deleted because this build does not have them.
  public var removedFiles: Int

  /// The warnings, ordered by location.
  public var warnings: [Diagnostic]

  /// A readable reason why the last build could not be reused, or nil if it was, or if there is no
  /// cache.
  public var cacheNote: String?
}

/// The size of a site.
public struct SiteCounts: Hashable, Sendable {
  /// HTML pages, including those of records and the one for missing addresses.
  public var pages: Int

  /// Records.
  public var items: Int

  /// Unfinished items that are left out, and pages that are left out together with everything below
  /// them.
  public var drafts = 0
}
