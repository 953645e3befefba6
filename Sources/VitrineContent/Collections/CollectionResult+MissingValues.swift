import VitrineDiagnostics
import VitrineFormats
import VitrineModel

/// Checks that compare all records of a collection.
extension CollectionResult {
  /// Reports the values that records lack. A value that all of them lack is reported once, at its
  /// declaration.
  mutating func report(_ missingValues: [MissingValues], of reader: CollectionReader) {
    let declaration = reader.plan.declaration
    let source = declaration.sources.first?.place ?? declaration.place
    report(missingValues[0], of: declaration.shape, reader, place: source)
    if case .records(_, let place, let shape) = declaration.shape.children {
      report(missingValues[1], of: shape, reader, place: place)
    }
  }

  /// `place` is the location of the records' source in the declaration.
  private mutating func report(
    _ missingValues: MissingValues, of shape: RecordMapping, _ reader: CollectionReader,
    place: SourceLocation
  ) {
    var missingValues = missingValues
    if missingValues.count > 0 && !isIncomplete {
      let lackTitles = !missingValues.nameless.isEmpty || !missingValues.untitled.isEmpty
      for index in missingValues.unseen {
        let path = shape.paths[index]
        let severity: Diagnostic.Severity =
          path.use == .id || path.use == .title && lackTitles ? .error : .warning
        missingValues.removeFaults(of: path.use)
        diagnostics.append(
          .unknownPath(
            path.alternatives.map(\.text), known: missingValues.known, severity, at: path.place))
        // Do not report references to these records as well.
        if severity == .error { isIncomplete = true }
      }
      if missingValues.haveNoTitles {
        reportNoTitles(missingValues, areMapped: shape.fields != nil, at: place)
        (missingValues.nameless, missingValues.untitled) = ([], [])
      }
    }
    if let first = missingValues.nameless.first {
      let others = missingValues.nameless.count - 1
      let remedy =
        shape.id != nil
        ? "add the field that the collection's 'id' names"
        : "set 'id' in the collection to the field that identifies its records"
      diagnostics.error(
        "no id", at: first,
        others == 0
          ? "this record has no id and no title"
          : "this record and \(others) \(others == 1 ? "other" : "others") have no id and no title",
        hint: others == 0 ? remedy : "\(remedy): \(reader.namingAdvice)")
    }
    diagnostics += missingValues.unidentified + missingValues.untitled
  }

  /// Reports that no record has a title. Records without an id then have no name at all.
  private mutating func reportNoTitles(
    _ missingValues: MissingValues, areMapped: Bool, at place: SourceLocation
  ) {
    let maps = Set<Substring>(
      missingValues.known.compactMap { path in path.lastIndex(of: ".").map { path[..<$0] } })
    let paths = missingValues.known.filter { !maps.contains($0[...]) }
    let title =
      paths.first { $0.lowercased().hasSuffix("title") }
      ?? paths.first { $0.lowercased().hasSuffix("name") } ?? paths.first
    let names = [title] + [paths.first { $0 != title }]
    let entries = zip(["title", "subtitle"], names).compactMap { slot, path in
      path.map { "\(slot): \(yamlText($0))" }
    }
    let remedy = entries.first.map { entry in
      areMapped
        ? "add its path to 'fields', as in \(entry)"
        : "set what they show, as in fields: { \(entries.joined(separator: ", ")) }"
    }
    let hint = remedy.flatMap { remedy in sample(of: missingValues.known).map { "\(remedy); \($0)" }
    }
    if missingValues.nameless.isEmpty {
      diagnostics.warn(
        "no title", at: place, "no record has a title, so their ids are shown instead", hint: hint)
    } else {
      diagnostics.error("no id", at: place, "no record has an id or a title", hint: hint)
      isIncomplete = true
    }
  }

  /// Reports records whose id is already taken. Those whose ids are made from titles are reported
  /// together.
  mutating func report(_ duplicates: [RecordTable.Duplicate], of reader: CollectionReader) {
    diagnostics += duplicates.filter { !$0.isNamedByTitle }.map(\.diagnostic)
    let titles = duplicates.filter(\.isNamedByTitle)
    guard var diagnostic = titles.first?.diagnostic else { return }
    let others = titles.count - 1
    if others > 0 {
      diagnostic.message +=
        "; \(others) other \(others == 1 ? "record has" : "records have") the same problem"
    }
    diagnostic.hint? += "; it is made from the title: \(reader.namingAdvice)"
    diagnostics.append(diagnostic)
  }

  /// Reports unused keys of records that resemble a slot's. The collection is the last one in the
  /// table.
  mutating func reportMisspeltKeys(
    _ missingValues: [MissingValues], of reader: CollectionReader, in table: RecordTable
  ) {
    guard let roots = table.roots.last else { return }
    let declaration = reader.plan.declaration
    var usedNames = reader.input.options.namesInTemplates.union(reader.plan.lookedUpNames)
    usedNames.formUnion(declaration.conditions.flatMap(\.valueConditions).map(\.name))
    usedNames.formUnion([declaration.shape.status?.field].compactMap { $0 })
    usedNames.formUnion(declaration.shape.paths.flatMap(\.alternatives).map(\.text))
    for missingValues in missingValues {
      let misspeltKeys = missingValues.misspeltKeys.certain(
        among: missingValues.count, excluding: usedNames
      ) { slot in
        roots.contains { table.records[$0].fills(slot) }
      }
      for misspeltKey in misspeltKeys {
        let foreign = OtherGeneratorKey.all[misspeltKey.key].flatMap { key in
          key.item.map {
            "\(key.hint(misspeltKey.key, $0)); to keep the field, name it in 'fields' or a section"
          }
        }
        diagnostics.warn(
          misspeltKey.slot == nil ? "key of another generator" : "key like an item's",
          at: misspeltKey.place,
          "'\(misspeltKey.key)' is not an item key, so it becomes a field",
          hint: suggestion(misspeltKey.slot) ?? foreign)
      }
    }
  }

  /// Reports entries of the collection's `fields` that no record fills, except for paths that no
  /// record has, which are already reported. The collection is the last one in the table.
  mutating func reportUnfilledFields(
    of plan: CollectionPlan, excluding missingValues: MissingValues, in table: RecordTable
  ) {
    guard let roots = table.roots.last, !roots.isEmpty, !isIncomplete else { return }
    let shape = plan.declaration.shape
    // Child records have the same shape unless the collection declares another.
    let records = shape.children == nil ? Array(table.ranges.last ?? 0..<0) : roots
    let unseen = Set(missingValues.unseen.flatMap { shape.paths[$0].alternatives })
    for mapping in shape.fields ?? []
    where !mapping.source.mayBeMissing && !unseen.isSuperset(of: mapping.source.paths) {
      let isFilled = records.contains { root in
        let record = table.records[root]
        return switch mapping.name {
        case "image": table.details[root].hasImage
        case "images": table.details[root].hasImages
        case "body": record.body != nil
        case "date": record.date != nil || record.fields.contains { $0.name == "date" }
        case "id", "order", "draft", "hidden", "cell", "parent": true
        default: record.value(named: mapping.name) != nil
        }
      }
      if !isFilled {
        diagnostics.warn(
          "unfilled field", at: mapping.place,
          "no record of '\(plan.name)' has a value for '\(mapping.name)'",
          hint: "its source is empty in all of them, or yields no value")
      }
    }
  }
}

extension CollectionReader {
  /// Advice on how to name the records of a table without ids.
  fileprivate var namingAdvice: String {
    let fields = namingPaths.prefix(4).map { "id: \(yamlText($0))" }
    let field = fields.isEmpty ? "" : "write \(fields.joined(separator: " or ")), or "
    return field
      + "number them with id: row, although a new row then changes the ids of those below it"
  }
}

extension MissingValues {
  /// Whether there are several records and none has a title, which means that the declaration lacks
  /// one.
  fileprivate var haveNoTitles: Bool {
    !haveFrontMatter && count > 1 && nameless.count + untitled.count == count
  }

  /// Removes the mistakes that follow from a path that no record has.
  fileprivate mutating func removeFaults(of use: NamedPath.Use) {
    switch use {
    case .id: (nameless, unidentified) = ([], [])
    case .title: (nameless, untitled) = ([], [])
    case .other: break
    }
  }
}

extension Diagnostic {
  /// Reports a declared path, or several alternatives, that no record has.
  static func unknownPath(
    _ alternatives: [String], known: [String], _ severity: Severity, at place: SourceLocation
  ) -> Diagnostic {
    let nearest = alternatives.lazy.compactMap { nearestName(to: $0, among: known) }.first
    let names = alternatives.first?.split(separator: ", ").map(String.init) ?? []
    let several = names.count > 1 && names.allSatisfy(known.contains)
    let meant =
      several
      ? names.map { "<\($0)>" }.joined(separator: ", ")
      : alternatives.lazy.compactMap { textWithPaths(meantBy: $0)?.text }.first
    return Diagnostic(
      severity, kind: "unknown path", at: place,
      "no record has '\(alternatives.joined(separator: "' or '"))'",
      hint: meant.map { "write \(yamlText($0))" } ?? suggestion(nearest)
        ?? sample(of: known))
  }
}

/// Returns a text that lists some of the paths that records have, or nil if they have none.
private func sample(of known: [String]) -> String? {
  known.isEmpty ? nil : "records have \(known.prefix(12).joined(separator: ", "))"
}
