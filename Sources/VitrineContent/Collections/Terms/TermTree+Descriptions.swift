import VitrineText

extension TermTree {
  /// Returns the file that describes each node, and the files that match no node. A file's name is
  /// the value, the record that the value refers to, or the node's page in `outputs`.
  func notes(
    of plan: TermPlan, outputs: [String]
  ) -> (descriptionsByNode: [TermDescription?], unused: [TermDescription]) {
    var descriptionsByNode: [TermDescription?] = nodes.map { _ in nil }
    if plan.notes.isEmpty { return (descriptionsByNode, []) }
    var isUsed = plan.notes.map { _ in false }
    var names: [String: Int] = [:]
    for (index, note) in plan.notes.enumerated() { names[note.name] = index }
    // A node comes after its parent.
    var paths: [(name: String, title: String)] = []
    for (index, node) in nodes.enumerated() {
      let above = node.parent.map { (paths[$0].name + "/", paths[$0].title + "/") } ?? ("", "")
      let path = (above.0 + node.name, above.1 + node.text)
      paths.append(path)
      let page = String(outputs[index].parentFolder.dropFirst(plan.folder.count + 1))
      guard let note = names[path.0] ?? names[page] ?? names[path.1], !isUsed[note] else {
        continue
      }
      isUsed[note] = true
      descriptionsByNode[index] = plan.notes[note]
    }
    return (descriptionsByNode, zip(plan.notes, isUsed).filter { !$1 }.map(\.0))
  }
}
