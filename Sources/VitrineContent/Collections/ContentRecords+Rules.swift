import VitrineDiagnostics
import VitrineModel

/// The rules of fields that are about several records.
extension ContentRecords {
  /// What is wrong with values that have to differ, and with those that have to be ids of other records.
  var brokenRules: [Diagnostic] {
    plan.collections.indices.flatMap { collection -> [Diagnostic] in
      let shape = plan.collections[collection].declaration.shape
      return shape.ofAll.flatMap { ofThese, isOfChildren in
        brokenRules(
          of: ofThese, of: table.records(of: collection, shape, areChildren: isOfChildren),
          in: collection)
      }
    }
  }

  private func brokenRules(
    of shape: RecordShape, of records: [Int], in collection: Int
  ) -> [Diagnostic] {
    (shape.fields ?? []).flatMap { mapping -> [Diagnostic] in
      guard let rules = mapping.rules else { return [] }
      return (rules.isUnique ? repeated(mapping.name, in: records) : [])
        + (rules.reference.map { lost(mapping, in: records, to: $0, from: collection) } ?? [])
    }
  }

  private func repeated(_ field: String, in records: [Int]) -> [Diagnostic] {
    var first: [String: Int] = [:]
    var diagnostics: [Diagnostic] = []
    for index in records {
      let record = table.records[index]
      for text in texts(of: field, in: record) {
        guard let other = first[text] else {
          first[text] = index
          continue
        }
        if other == index { continue }
        diagnostics.append(
          .repeatedValue(text, field, at: record.place, first: table.records[other].place))
      }
    }
    return diagnostics
  }

  private func lost(
    _ mapping: FieldMapping, in records: [Int], to name: SectionDeclaration.Name,
    from collection: Int
  ) -> [Diagnostic] {
    let page = plan.collections[collection].page
    guard let target = plan.collection(named: name, page: page) else {
      return [plan.missingCollection(named: name, page: page)].compactMap { $0 }
    }
    if collections[target].isIncomplete { return [] }
    let known = table.indices[target]
    // A wrong column has thousands of texts that are no ids, of which none is near to one.
    var nearest: [String: String?] = [:]
    func nearestKnown(to text: String) -> String? {
      if let found = nearest[text] { return found }
      guard nearest.count < 50 else { return nil }
      let found = nearestID(to: text, among: known.keys)
      nearest[text] = .some(found)
      return found
    }
    let drafts = Set(collections[target].drafts.map(\.key))
    return records.flatMap { index -> [Diagnostic] in
      let record = table.records[index]
      return texts(of: mapping.name, in: record).filter { known[$0] == nil }.map { text in
        drafts.contains(text)
          ? .draftItem(text, at: record.place)
          : .lostReference(
            text, mapping.name, to: plan.collections[target].name,
            by: mapping.lookup == nil ? "refersTo" : "lookup",
            nearest: nearestKnown(to: text), at: record.place)
      }
    }
  }

  private func texts(of field: String, in record: Record) -> [String] {
    presentValues(of: record.value(named: field)).compactMap { value in
      ReadableValue(value).map { $0.written ?? $0.text }
    }
  }
}

extension Diagnostic {
  fileprivate static func repeatedValue(
    _ text: String, _ field: String, at place: SourceLocation, first: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "value twice", at: place, "another record has the same '\(field)', '\(text)'",
      hint: "no two records may have the same; the first is at \(first)")
  }

  fileprivate static func lostReference(
    _ text: String, _ field: String, to collection: String, by key: String, nearest: String?,
    at place: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "lost reference", at: place,
      "'\(field)' is '\(text)', and '\(collection)' has no such record",
      hint: nearest.map { "did you mean '\($0)'?" }
        ?? "'\(key)' says that it holds ids of records there")
  }
}
