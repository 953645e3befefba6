import VitrineDiagnostics
import VitrineSystem
import VitrineText

/// The files that a build read and wrote, in their states when it finished, and its report.
///
/// If all of it is still the same, another build would read the same and write nothing, so none is
/// needed.
struct FinishedBuild: Hashable, Sendable {
  struct File: Hashable, Sendable {
    var path: String

    /// Nil if a later change might have left it as it was.
    var state: FileState?

    /// Nil if nobody read the whole file.
    var hash: ContentHash?
  }

  /// A hash of what decides the result besides the files: the program, its options and templates.
  var key: ContentHash

  /// A hash of the names of folders in the content, and of what is left out of it and why.
  var foldersAndProblems: ContentHash

  /// The files of the content folder, in byte order of their paths.
  var inputs: [File]

  /// The files of the site, `snapshot.json` included.
  var outputs: [File]

  var counts: SiteCounts
  var warnings: [Diagnostic]

  /// The report of a build that finds nothing to do.
  var report: BuildReport {
    BuildReport(
      counts: counts, writtenFiles: 0, unchangedFiles: outputs.count, removedFiles: 0,
      warnings: warnings)
  }
}
