import VitrineModel
import VitrineText

/// A file of a collection to read.
private struct FileTask: Sendable {
  var collection: Int
  var file: Int
}

/// What files of one collection gave, one after the other: their records, or a large file's to be
/// read in parts.
private struct FileRun: Sendable {
  enum Content: Sendable {
    case read(RecordReading)
    case large(RecordSource)
  }

  var collection: Int
  var content: Content
}

extension SiteReading {
  /// Reads the records of every collection, several files or parts of a file at a time.
  mutating func readRecords() {
    let contexts = collections.map { recordContext($0) }
    let notes = readNotes()
    let tasks = collections.indices.flatMap { collection in
      collections[collection].files.map { FileTask(collection: collection, file: $0) }
    }
    let runs = readFiles(tasks, contexts: contexts, notes: notes)

    var found = contexts.map { RecordReading($0) }
    for run in runs {
      switch run.content {
      case .read(let reading):
        found[run.collection].add(reading)
      case .large(let source):
        for part in readParts(
          source, context: contexts[run.collection], notes: notes[run.collection])
        {
          found[run.collection].add(part)
        }
      }
    }
    for index in collections.indices {
      if found[index].isIncomplete { collections[index].isIncomplete = true }
      addNotes(notes[index], to: &found[index], plan: collections[index])
      let reading = found[index]
      diagnostics += reading.diagnostics
      collections[index].drafts = reading.drafts
      collections[index].knownPaths =
        reading.gaps.roots.known + (reading.gaps.children?.known ?? [])
      report(reading.gaps, of: index)
      records.add(
        reading.records, drafts: reading.drafts, isComplete: !collections[index].isIncomplete,
        diagnostics: &diagnostics)
      reportSlips(reading.gaps, of: index)
      reportUnfilledFields(of: index, besides: reading.gaps.roots)
    }
  }

  private func recordContext(_ plan: CollectionPlan) -> RecordContext {
    RecordContext(
      collection: plan.name, shape: plan.declaration.shape, parent: plan.declaration.parent,
      lookedUp: plan.lookedUpNames.map { ValuePath($0) }, cells: options.cells,
      includesDrafts: options.includesDrafts,
      pictures: PictureFinder(tree: tree, allowsRemote: site.settings.remoteImages))
  }

  private func readFiles(
    _ tasks: [FileTask], contexts: [RecordContext], notes: [[String: MarkdownSource]]
  ) -> [FileRun] {
    let tree = tree
    let folder = folder
    let collections = collections
    let runs = inChunks(of: tasks.count, by: 256, jobs: options.jobs) { range in
      var runs: [FileRun] = []
      var rest = tasks[range]
      while let collection = rest.first?.collection {
        var reading = RecordReading(contexts[collection])
        var source: RecordSource?
        while source == nil, let task = rest.first, task.collection == collection {
          rest.removeFirst()
          source = reading.read(
            tree.files[task.file], of: collections[collection], in: folder,
            notes: notes[collection])
        }
        runs.append(FileRun(collection: collection, content: .read(reading)))
        if let source { runs.append(FileRun(collection: collection, content: .large(source))) }
      }
      return runs
    }
    return runs.flatMap { $0 }
  }

  private func readParts(
    _ source: RecordSource, context: RecordContext, notes: [String: MarkdownSource]
  ) -> [RecordReading] {
    inChunks(of: source.count, by: RecordReading.partSize, jobs: options.jobs) { range in
      var reading = RecordReading(context)
      reading.read(range, of: source, notes: notes)
      return reading
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
    _ notes: [String: MarkdownSource], to found: inout RecordReading, plan: CollectionPlan
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
        found.read(source.data)
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
