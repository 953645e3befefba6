import VitrineDiagnostics
import VitrineModel

/// What is wrong with the records of a collection, all of them seen together.
extension CollectionReading {
  /// Reports what the records lack. What all of them lack is one mistake, at its place in the
  /// declaration.
  mutating func report(_ gaps: CollectionGaps, of reader: CollectionReader) {
    let declaration = reader.plan.declaration
    let shape = declaration.shape
    report(
      gaps.roots, of: shape, reader,
      place: declaration.sources.first?.place ?? declaration.place)
    if let children = gaps.children, case .records(_, let place, let childShape) = shape.children {
      report(children, of: childShape, reader, place: place)
    }
  }

  /// `place` is where the declaration names the source of the records.
  private mutating func report(
    _ gaps: RecordGaps, of shape: RecordShape, _ reader: CollectionReader, place: SourceLocation
  ) {
    var gaps = gaps
    if gaps.count > 0 && !isIncomplete {
      let lackTitles = !gaps.nameless.isEmpty || !gaps.untitled.isEmpty
      for index in gaps.unseen {
        let path = shape.paths[index]
        let severity: Diagnostic.Severity =
          path.use == .id || path.use == .title && lackTitles ? .error : .warning
        gaps.takeFaults(of: path.use)
        diagnostics.append(
          .unknownPath(
            path.alternatives.map(\.text), known: gaps.known, severity, at: path.place))
        // That records without a name are missing is no second mistake.
        if severity == .error { isIncomplete = true }
      }
      if gaps.haveNoTitles {
        diagnostics.append(
          .noTitles(
            areNameless: !gaps.nameless.isEmpty, haveMap: shape.fields != nil, known: gaps.known,
            at: place))
        if !gaps.nameless.isEmpty { isIncomplete = true }
        (gaps.nameless, gaps.untitled) = ([], [])
      }
    }
    if let first = gaps.nameless.first {
      let others = gaps.nameless.count - 1
      diagnostics.append(
        .noIDAndTitle(
          at: first, others: others, isDeclared: shape.id != nil,
          naming: others > 0 ? reader.namingPaths : []))
    }
    diagnostics += gaps.unidentified + gaps.untitled
  }

  /// Reports the records with ids that others have. Those with ids made from titles are one matter
  /// together.
  mutating func report(_ duplicates: [DuplicateRecord], of reader: CollectionReader) {
    for duplicate in duplicates where !duplicate.isNamedByTitle {
      diagnostics.append(.duplicateRecord(duplicate))
    }
    let titles = duplicates.filter(\.isNamedByTitle)
    guard let first = titles.first else { return }
    diagnostics.append(
      .duplicateTitle(first, others: titles.count - 1, naming: reader.namingPaths))
  }

  /// Reports keys of records that are nearly a slot's and that nothing asks for. The collection is the
  /// last of the table.
  mutating func reportSlips(
    _ gaps: CollectionGaps, of reader: CollectionReader, in table: RecordTable
  ) {
    guard let roots = table.roots.last else { return }
    let declaration = reader.plan.declaration
    var asked = reader.input.options.namesInTemplates.union(reader.plan.lookedUpNames)
    asked.formUnion(declaration.conditions.flatMap(\.ofValues).map(\.name))
    asked.formUnion([declaration.shape.status?.field].compactMap { $0 })
    asked.formUnion(declaration.shape.paths.flatMap(\.alternatives).map(\.text))
    for gaps in [gaps.roots, gaps.children].compactMap({ $0 }) {
      let slips = gaps.slips.certain(among: gaps.count, besides: asked) { slot in
        roots.contains { table.records[$0].fills(slot) }
      }
      diagnostics += slips.map { .slipOfKey($0) }
    }
  }

  /// Reports the entries of the collection's `fields` that no record fills. Paths that no record has
  /// were noted before. The collection is the last of the table.
  mutating func reportUnfilledFields(
    of plan: CollectionPlan, besides gaps: RecordGaps, in table: RecordTable
  ) {
    guard let roots = table.roots.last, !roots.isEmpty, !isIncomplete else { return }
    let shape = plan.declaration.shape
    // Records under others are of the same shape, unless the collection says another.
    let records = shape.children == nil ? Array(table.ranges.last ?? 0..<0) : roots
    let unseen = Set(gaps.unseen.flatMap { shape.paths[$0].alternatives })
    for mapping in shape.fields ?? []
    where !mapping.source.mayBeMissing && !unseen.isSuperset(of: mapping.source.paths) {
      let isFilled = records.contains { root in
        let record = table.records[root]
        return switch mapping.name {
        case "image": table.hasImage[root]
        case "body": record.body != nil
        case "date": record.date != nil || record.fields.contains { $0.name == "date" }
        case "id", "order", "draft", "hidden", "cell", "parent": true
        default: record.value(named: mapping.name) != nil
        }
      }
      if !isFilled {
        diagnostics.append(.unfilledField(mapping.name, of: plan.name, at: mapping.place))
      }
    }
  }
}

extension RecordGaps {
  /// True if there are several records and none has a title: then it is the declaration that lacks
  /// one.
  fileprivate var haveNoTitles: Bool {
    !haveFrontMatter && count > 1 && nameless.count + untitled.count == count
  }

  /// Removes the faults that come from a path no record has.
  fileprivate mutating func takeFaults(of use: NamedPath.Use) {
    switch use {
    case .id: (nameless, unidentified) = ([], [])
    case .title: (nameless, untitled) = ([], [])
    case .other: break
    }
  }
}
