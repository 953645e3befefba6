import VitrineDiagnostics
import VitrineModel
import VitrineText

/// The terms of one field, as read from the records of a collection.
struct FieldTerms: Sendable {
  /// The terms, before the positions of their pages and records in the site are known.
  var set: TermSet

  /// For each term, the indices of its records in the collection's order, and the file that
  /// describes it.
  var records: [[Int]]
  var notes: [TermDescription?]
  var diagnostics: [Diagnostic] = []
}

extension FieldTerms {
  /// Reads the terms of `plan` from the records of its collection in `table`. `found` is the
  /// reading of these records.
  init(
    _ plan: TermPlan, of table: RecordTable, in site: ContentPlan, read found: CollectionResult
  ) {
    let collection = site.collections[plan.collection]
    let range = table.ranges[plan.collection]
    let column = collection.lookedUpNames.firstIndex(of: plan.field)!
    let tree = TermTree(
      range.lazy.map { table.records[$0].isHidden ? nil : table.details[$0].lookedUp[column] },
      levels: plan.levels)
    let order = tree.order(in: site.alphabet(ofPage: plan.indexPage))
    var numbers = [Int](repeating: 0, count: tree.nodes.count)
    for (number, node) in order.enumerated() { numbers[node] = number }
    let outputs = tree.outputs(in: plan.folder)
    let (notes, unusedNotes) = tree.notes(of: plan, outputs: outputs)
    let terms = order.map { index -> Term in
      let node = tree.nodes[index]
      let title = notes[index]?.title
      return Term(
        value: node.value, title: title ?? node.text, hasOwnTitle: title != nil,
        output: outputs[index], parent: node.parent.map { numbers[$0] },
        children: node.children.map { numbers[$0] }.sorted(), count: node.records.count)
    }
    set = TermSet(
      collection: collection.name, field: plan.field,
      title: plan.title ?? fieldLabel(plan.field), hasOwnTitle: plan.title != nil,
      levels: plan.levels, page: collection.page, terms: terms, records: range,
      termsOfRecords: tree.nodesOfRecords.map { $0.map { numbers[$0] } })
    records = order.map { tree.nodes[$0].records.map { $0 + range.lowerBound } }
    self.notes = order.map { notes[$0] }
    diagnostics = tree.lookalikes(plan) { table.records[$0 + range.lowerBound].place }
    if found.isIncomplete { return }
    for note in unusedNotes {
      diagnostics.warn(
        "text for an unknown term", at: note.place,
        "no record has the value '\(note.name)' in '\(plan.field)'",
        hint: suggestion(nearestID(to: note.name, among: tree.nodes.lazy.map(\.text)))
          ?? "name the file after the value")
    }
    if tree.nodes.isEmpty, !range.isEmpty {
      diagnostics.append(
        .unknownField(
          plan.field, of: collection.name,
          nearest: table.nearestField(to: plan.field, in: range, or: found.knownPaths),
          at: plan.place))
    }
  }

  /// Returns the terms as the records of a separate collection; narrower terms are children.
  func batch(for plan: CollectionPlan) -> RecordBatch {
    var batch = RecordBatch(of: plan.declaration.shape)
    for (index, term) in set.terms.enumerated() {
      var record = Record(
        id: RecordID(collection: plan.name, key: term.key(in: plan.name)), title: term.title,
        place: notes[index]?.place ?? plan.declaration.place)
      record.text = notes[index]?.text
      record.measures = [
        Record.Measure(
          name: "count", value: Double(term.count), literal: String(term.count), unit: nil)
      ]
      record.parent = term.parent
      var details = RecordDetails(lookedUp: plan.lookedUpNames.map { record.value(named: $0) })
      details.hasPage = true
      batch.add(record, details, parent: nil)
    }
    return batch
  }
}

extension Term {
  /// Its path below the folder of the index page, which is unique among terms.
  fileprivate func key(in folder: String) -> String {
    let path = output.dropLast("/index.html".count)
    return String(folder.isEmpty ? path : path.dropFirst(folder.utf8.count + 1))
  }
}

extension TermTree {
  /// The nodes in the order of terms: parents before children, siblings sorted by title.
  fileprivate func order(in alphabet: Alphabet?) -> [Int] {
    preorder { siblings in
      sorted(siblings, by: [SortKey(name: "", isDescending: false)], in: alphabet) { node, _ in
        nodes[node].value
      }
    }
  }

  /// The path of each node's page.
  fileprivate func outputs(in folder: String) -> [String] {
    var folders = [String](repeating: "", count: nodes.count)
    func assign(_ siblings: [Int], in folder: String) {
      for (node, segment) in zip(siblings, urlSegments(of: siblings.map { nodes[$0].name })) {
        folders[node] = "\(folder)/\(segment)"
      }
    }
    assign(roots, in: folder)
    for (index, node) in nodes.enumerated() where !node.children.isEmpty {
      assign(node.children, in: folders[index])
    }
    return folders.map { $0 + "/index.html" }
  }

  /// A warning for each value that differs from another only in case or white space.
  fileprivate func lookalikes(
    _ plan: TermPlan, placeOfRecord: (Int) -> SourceLocation
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    var first: [String: Int] = [:]
    for (index, node) in nodes.enumerated() {
      let letters = String(node.text.lowercased().filter { !$0.isWhitespace })
      let key = "\(node.parent ?? -1) \(letters)"
      // Two records can have the same title.
      if node.value.id != nil { continue }
      guard let other = first[key] else {
        first[key] = index
        continue
      }
      let first = nodes[other]
      diagnostics.warn(
        "values that differ only in case", at: placeOfRecord(node.records[0]),
        "'\(node.text)' and '\(first.text)' differ only in case or white space, so they are two values of '\(plan.field)'",
        hint: "'\(first.text)' is at \(placeOfRecord(first.records[0]))")
    }
    return diagnostics
  }
}
