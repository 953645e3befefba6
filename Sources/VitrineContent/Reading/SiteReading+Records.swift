import VitrineModel
import VitrineText

/// A file of a collection to read.
private struct FileTask: Sendable {
  var collection: Int
  var file: Int
}

/// What one file gave: its records, or many to be read in parts.
private struct FileResult: Sendable {
  var records: [ReadRecord] = []
  var source: RecordSource?
  var isUnreadable = false
  var diagnostics: [Diagnostic] = []
  var gaps: CollectionGaps?
  var drafts: [Draft] = []
}

/// What all files of a collection gave.
private struct FoundRecords {
  var records: [ReadRecord] = []
  var drafts: [Draft] = []
  var gaps: CollectionGaps
}

extension SiteReading {
  /// Reads the records of every collection, several files or parts of a file at a time.
  mutating func readRecords() {
    let contexts = collections.map { recordContext($0) }
    let notes = readNotes()
    let tasks = collections.indices.flatMap { collection in
      collections[collection].files.map { FileTask(collection: collection, file: $0) }
    }
    let results = readFiles(tasks, contexts: contexts, notes: notes)

    var found = contexts.map { FoundRecords(gaps: CollectionGaps(of: $0.shape)) }
    for (task, result) in zip(tasks, results) {
      if result.isUnreadable { collections[task.collection].isIncomplete = true }
      add(result, to: &found[task.collection])
      if let source = result.source {
        let parts = readParts(
          source, context: contexts[task.collection], notes: notes[task.collection])
        for part in parts { add(part, to: &found[task.collection]) }
      }
    }
    for index in collections.indices {
      addNotes(notes[index], to: &found[index], plan: collections[index], context: contexts[index])
      collections[index].drafts = found[index].drafts
      report(found[index].gaps, of: index)
      records.add(
        found[index].records, drafts: found[index].drafts,
        isComplete: !collections[index].isIncomplete, diagnostics: &diagnostics)
      reportUnfilledFields(of: index, besides: found[index].gaps.roots)
    }
  }

  private mutating func add(_ result: FileResult, to found: inout FoundRecords) {
    found.records += result.records
    found.drafts += result.drafts
    if let gaps = result.gaps { found.gaps.add(gaps) }
    diagnostics += result.diagnostics
  }

  private func recordContext(_ plan: CollectionPlan) -> RecordContext {
    RecordContext(
      collection: plan.name, shape: plan.declaration.shape, parent: plan.declaration.parent,
      lookedUpNames: plan.lookedUpNames, cells: options.cells,
      includesDrafts: options.includesDrafts,
      pictures: PictureFinder(tree: tree, allowsRemote: site.settings.remoteImages))
  }

  private func readFiles(
    _ tasks: [FileTask], contexts: [RecordContext], notes: [[String: MarkdownSource]]
  ) -> [FileResult] {
    let tree = tree
    let folder = folder
    let collections = collections
    let results = inChunks(of: tasks.count, by: 256, jobs: options.jobs) { range in
      tasks[range].map { task in
        let plan = collections[task.collection]
        return readFile(
          tree.files[task.file], of: plan, in: folder, context: contexts[task.collection],
          notes: notes[task.collection])
      }
    }
    return results.flatMap { $0 }
  }

  private func readParts(
    _ source: RecordSource, context: RecordContext, notes: [String: MarkdownSource]
  ) -> [FileResult] {
    inChunks(of: source.count, by: partSize, jobs: options.jobs) { range in
      source.records(in: range, context: context, notes: notes)
    }
  }

  /// The Markdown that may add to records, by the ids of these; a second file with an id is an error.
  private mutating func readNotes() -> [[String: MarkdownSource]] {
    let tasks = collections.indices.flatMap { collection in
      collections[collection].notes.map { FileTask(collection: collection, file: $0) }
    }
    let tree = tree
    let folder = folder
    let sources = inChunks(of: tasks.count, by: 256, jobs: options.jobs) { range in
      tasks[range].map { task in
        var diagnostics: [Diagnostic] = []
        let source = MarkdownSource.read(
          tree.files[task.file], in: folder, diagnostics: &diagnostics)
        return (source, diagnostics)
      }
    }
    var result: [[String: MarkdownSource]] = Array(repeating: [:], count: collections.count)
    for (task, (source, diagnostics)) in zip(tasks, sources.joined()) {
      self.diagnostics += diagnostics
      guard let source else { continue }
      let key = source.key
      if let first = result[task.collection][key] {
        self.diagnostics.append(
          .duplicateRecord(
            RecordID(collection: collections[task.collection].name, key: key), at: source.place,
            first: first.place))
      } else {
        result[task.collection][key] = source
      }
    }
    return result
  }

  /// Markdown that no record took is a record of its own where `from` names it, else no record.
  private mutating func addNotes(
    _ notes: [String: MarkdownSource], to found: inout FoundRecords, plan: CollectionPlan,
    context: RecordContext
  ) {
    guard !notes.isEmpty else { return }
    let taken = Set(found.records.map(\.record.id.key) + found.drafts.map(\.key))
    let left = notes.filter { !taken.contains($0.key) }.values
    for source in left.sorted(by: { precedesByBytes($0.file, $1.file) }) {
      guard let file = tree.index(of: source.file) else { continue }
      if plan.loose.contains(file) {
        if plan.isIncomplete { usedNotes.insert(file) }
        unusedNotes.append((source, file))
      } else {
        var reading = RecordReading(context)
        if let record = reading.record(of: source.data, shape: context.shape) {
          found.records.append(record)
        }
        found.gaps.add(reading.gaps)
        found.drafts += reading.drafts
        diagnostics += reading.diagnostics
      }
    }
    for key in taken {
      if let source = notes[key], let file = tree.index(of: source.file) { usedNotes.insert(file) }
    }
  }

  /// Markdown beside data that no record of any collection took.
  mutating func reportUnusedNotes() {
    var reported: Set<Int> = []
    for (source, file) in unusedNotes where !usedNotes.contains(file) {
      if reported.insert(file).inserted {
        diagnostics.append(.noteWithoutRecord(source.key, at: source.place))
      }
    }
  }
}

/// A file with more records is read in parts of this many.
private let partSize = 500

private func readFile(
  _ path: String, of plan: CollectionPlan, in folder: ContentFolder, context: RecordContext,
  notes: [String: MarkdownSource]
) -> FileResult {
  guard let format = SourceFormat(path) else { return FileResult() }
  if format == .markdown { return markdownFile(path, in: folder, context: context) }
  do {
    let source = try RecordSource.read(
      path, format: format, records: plan.declaration.records, isOnlyFile: plan.files.count == 1,
      in: folder)
    if source.count > partSize { return FileResult(source: source) }
    return source.records(in: 0..<source.count, context: context, notes: notes)
  } catch {
    return FileResult(isUnreadable: true, diagnostics: error.diagnostics)
  }
}

private func markdownFile(
  _ path: String, in folder: ContentFolder, context: RecordContext
) -> FileResult {
  var result = FileResult()
  guard let source = MarkdownSource.read(path, in: folder, diagnostics: &result.diagnostics) else {
    result.isUnreadable = true
    return result
  }
  var reading = RecordReading(context)
  if let record = reading.record(of: source.data, shape: context.shape) {
    result.records.append(record)
  }
  result.diagnostics += reading.diagnostics
  result.gaps = reading.gaps
  result.drafts = reading.drafts
  return result
}

extension RecordSource {
  fileprivate func records(
    in range: Range<Int>, context: RecordContext, notes: [String: MarkdownSource]
  ) -> FileResult {
    var reading = RecordReading(context)
    var result = FileResult()
    for index in range {
      var data = record(index)
      if !notes.isEmpty, let key = RecordReading.key(of: data, shape: context.shape) {
        data.markdown = notes[key]
      }
      if let record = reading.record(of: data, shape: context.shape) {
        result.records.append(record)
      }
    }
    result.diagnostics = reading.diagnostics
    result.gaps = reading.gaps
    result.drafts = reading.drafts
    return result
  }
}

extension MarkdownSource {
  /// The id it gives a record, or looks for one by: its front matter's, else its file's name.
  var key: String {
    if let id = value["id"], !id.isBlank, let text = id.scalarText { return text }
    return file.stem
  }

  var place: Place { Place(file: file, line: 1, column: 1) }

  var data: RecordData {
    var value = value
    (value.line, value.column) = (1, 1)
    return RecordData(value: value, file: file, key: file.stem, isFrontMatter: true, markdown: self)
  }
}
