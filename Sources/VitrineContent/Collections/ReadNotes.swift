import VitrineDiagnostics
import VitrineModel

/// The Markdown that may add to the records of a collection, by the keys of their ids.
struct ReadNotes: Sendable {
  private(set) var byKey: NameTable<MarkdownSource> = NameTable()
  private(set) var diagnostics: [Diagnostic] = []

  /// Takes the notes of a collection as they were read; a second one with the same id is left out.
  init(_ notes: [ReadMarkdown]) {
    for note in notes {
      diagnostics += note.diagnostics
      guard let source = note.source else { continue }
      let key = source.key
      if byKey.has(key), let first = byKey[key] {
        diagnostics.append(.secondNote(key, at: source.place, first: first.place))
      } else {
        byKey[key] = source
      }
    }
  }
}
