import VitrineDiagnostics
import VitrineSystem
import VitrineText

/// The files that a build read and wrote, in their states when it finished, and its report.
///
/// If none of these files has changed, another build would read the same files and write nothing,
/// so it is not needed.
struct FinishedBuild: Hashable, Sendable {
  struct File: Hashable, Sendable {
    var path: String

    /// Nil if a later change might not have altered the state.
    var state: FileState?

    /// Nil if the file was not read to its end.
    var hash: ContentHash?
  }

  /// A hash of everything except the files that affects the result: the program, its options and
  /// templates.
  var key: ContentHash

  /// A hash of the names of folders in the content, and of the files that are left out, with the
  /// reasons.
  var foldersAndProblems: ContentHash

  /// The files of the content folder, in byte order of their paths.
  var inputs: [File]

  /// The files of the site, including `snapshot.json`.
  var outputs: [File]

  var counts: SiteCounts
  var warnings: [Diagnostic]

  /// The report of a build that has nothing to do.
  var report: BuildReport {
    BuildReport(
      counts: counts, writtenFiles: 0, unchangedFiles: outputs.count, removedFiles: 0,
      warnings: warnings)
  }
}
