import VitrineText

extension TermTree {
  /// Returns the file that describes each node, and the files that match no node. A file's name is
  /// the value, the record that the value refers to, or the node's page.
  func notes(of plan: TermPlan) -> (ofNodes: [TermDescription?], unused: [TermDescription]) {
    var ofNodes: [TermDescription?] = nodes.map { _ in nil }
    if plan.notes.isEmpty { return (ofNodes, []) }
    var isUsed = plan.notes.map { _ in false }
    var names: [String: Int] = [:]
    for (index, note) in plan.notes.enumerated() { names[note.name] = index }
    // A node comes after its parent.
    var paths: [(name: String, escaped: String, title: String)] = []
    for (index, node) in nodes.enumerated() {
      let above =
        node.parent.map { (paths[$0].name + "/", paths[$0].escaped + "/", paths[$0].title + "/") }
        ?? ("", "", "")
      let path = (above.0 + node.name, above.1 + urlSegment(of: node.name), above.2 + node.text)
      paths.append(path)
      guard let note = names[path.0] ?? names[path.1] ?? names[path.2], !isUsed[note] else {
        continue
      }
      isUsed[note] = true
      ofNodes[index] = plan.notes[note]
    }
    return (ofNodes, zip(plan.notes, isUsed).filter { !$1 }.map(\.0))
  }
}
