package import VitrineDiagnostics

/// A proposed content folder for some data.
package struct DataProposal: Sendable {
  /// The files to copy from the data to the content folder.
  package var copies: [(source: String, target: String)] = []

  /// The number of data files that are not copied.
  package var omitted = 0

  /// The files to write, with their paths in the content folder: `index.md` and `site.yml`.
  package var files: [(path: String, text: String)] = []

  /// Warnings about data that is left out.
  package var warnings: [Diagnostic] = []

  /// What was chosen and why, in the order of the rules, and then what is not shown.
  package var choices: [ColumnChoice] = []
}
