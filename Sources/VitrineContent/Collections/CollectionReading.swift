import VitrineDiagnostics
import VitrineModel

/// What reading the files of a collection found, besides its records.
struct CollectionReading: Sendable {
  /// True if a mistake, such as a missing file, may have cost it records. That mistake is enough:
  /// records that are not found may be among these.
  var isIncomplete: Bool
  var diagnostics: [Diagnostic] = []

  /// The drafts among its records that are left out, in no order.
  var drafts: [Draft] = []

  /// The keys of data that are no records because they do not meet the collection's conditions.
  var leftOut: Set<String> = []

  /// Paths that its records have, for hints.
  var knownPaths: [String] = []

  /// Markdown beside its data that no record of it took, and the files of the Markdown that records
  /// did take.
  var unusedNotes: [(source: MarkdownSource, file: Int)] = []
  var usedNotes: Set<Int> = []

  /// The parts of its data files, by the paths of these; empty if no results are kept.
  var parts: [ExactText: [RecordPart]] = [:]
}
