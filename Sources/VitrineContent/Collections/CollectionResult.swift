import VitrineDiagnostics
import VitrineModel

/// The results of reading a collection's files, other than its records.
struct CollectionResult: Sendable {
  /// Whether records may be missing because of a mistake such as a missing file. References to
  /// unknown records are then not reported, since they may refer to one of these.
  var isIncomplete: Bool
  var diagnostics: [Diagnostic] = []

  /// The drafts that are left out, in no particular order.
  var drafts: [Draft] = []

  /// The keys of data that did not become records because they do not meet the collection's
  /// conditions.
  var omitted: Set<String> = []

  /// The pictures that its records took fields from.
  var photographs: Set<ExactText> = []

  /// Paths that its records have, for hints.
  var knownPaths: [String] = []

  /// The Markdown next to its data that adds to none of its records, and the files of the Markdown
  /// that does add to one.
  var unusedNotes: [(source: MarkdownSource, file: Int)] = []
  var usedNotes: Set<Int> = []

  /// The parts of its data files, by path. Empty if results are not kept.
  var parts: [ExactText: [RecordChunk]] = [:]
}
