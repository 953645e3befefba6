public import VitrineDiagnostics

/// The numbers and warnings of a finished build.
public struct BuildReport: Hashable, Sendable {
  /// Pages of HTML, those of records and the one for missing addresses included.
  public var pages: Int

  /// Records.
  public var items: Int

  /// Of new or other bytes; `snapshot.json` counts.
  public var writtenFiles: Int

  /// Left as they were, time and inode too.
  public var unchangedFiles: Int

  /// Of earlier builds, which this one does not have.
  public var removedFiles: Int

  /// The warnings, in order of their places.
  public var warnings: [Diagnostic]
}
