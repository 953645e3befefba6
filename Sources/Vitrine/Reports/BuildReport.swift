public import VitrineDiagnostics

/// The numbers and warnings of a finished build.
public struct BuildReport: Hashable, Sendable {
  /// Pages of HTML, those of records and the one for missing addresses included.
  public var pages: Int

  /// Records.
  public var items: Int
  public var writtenFiles: Int
  public var unchangedFiles: Int
  public var removedFiles: Int

  /// The warnings, in order of their places.
  public var warnings: [Diagnostic]
}
