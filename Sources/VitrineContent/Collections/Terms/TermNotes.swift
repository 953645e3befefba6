import VitrineDiagnostics
import VitrineText

/// The files that describe terms, matched with the values that they name.
struct TermNotes {
  /// For each node of a tree, its file.
  private(set) var ofNodes: [TermNote?]
  private var isUsed: [Bool]

  /// A file is named as the value, as the record that it looks up, or as its page.
  init(_ plan: TermPlan, describing tree: TermTree) {
    ofNodes = tree.nodes.map { _ in nil }
    isUsed = plan.notes.map { _ in false }
    if plan.notes.isEmpty { return }
    var names: [String: Int] = [:]
    for (index, note) in plan.notes.enumerated() { names[note.name] = index }
    // A node comes after the one above it.
    var paths: [(name: String, escaped: String, title: String)] = []
    for (index, node) in tree.nodes.enumerated() {
      let above =
        node.parent.map { (paths[$0].name + "/", paths[$0].escaped + "/", paths[$0].title + "/") }
        ?? ("", "", "")
      paths.append(
        (above.0 + node.name, above.1 + urlSegment(of: node.name), above.2 + node.text))
      let path = paths[index]
      guard let note = names[path.name] ?? names[path.escaped] ?? names[path.title],
        !isUsed[note]
      else { continue }
      isUsed[note] = true
      ofNodes[index] = plan.notes[note]
    }
  }

  /// A warning for each file that names no value.
  func unused(_ plan: TermPlan, of tree: TermTree) -> [Diagnostic] {
    zip(plan.notes, isUsed).filter { !$1 }.map { note, _ in
      Diagnostic(
        .warning, kind: "text of no term", at: note.place,
        "no record has the value '\(note.name)' of '\(plan.field)'",
        hint: suggestion(nearestID(to: note.name, among: tree.nodes.lazy.map(\.text)))
          ?? "the file is named as the value")
    }
  }
}
