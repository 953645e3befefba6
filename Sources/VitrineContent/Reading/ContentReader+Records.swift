import VitrineDiagnostics
import VitrineModel
import VitrineSystem
import VitrineText

/// Files of one collection that one thread reads one after the other.
///
/// The division into tasks does not depend on other collections, since these may not have to be
/// read.
private struct FileTask: Sendable {
  var collection: Int
  var files: ArraySlice<Int>

  static let mostFiles = 256
}

/// The result of reading consecutive files of one collection: their records, or those of one large
/// file, still to be read in parts.
private struct FileRun: Sendable {
  enum Content: Sendable {
    case read(RecordReading)
    case large(RecordSource, file: Int)
  }

  var collection: Int
  var content: Content

  /// The Markdown files that were read, and the parts of data files, by their indices in the tree.
  var sources: [(file: Int, read: ReadMarkdown)] = []
  var parts: [(file: Int, parts: [ReadPart])] = []

  /// A file with more records than this is read by several threads.
  static let mostRecords = 500
}

/// The Markdown that may add to the records of a collection, by the keys of their ids.
private struct ReadNotes: Sendable {
  var byKey: [String: MarkdownSource] = [:]
  var diagnostics: [Diagnostic] = []

  /// Adds a Markdown file; a second one with the same id is an error.
  mutating func add(_ read: ReadMarkdown, of collection: String) {
    diagnostics += read.diagnostics
    guard let source = read.source else { return }
    let key = source.key
    if let first = byKey[key] {
      diagnostics.append(
        .duplicateRecord(
          RecordID(collection: collection, key: key), at: source.place, first: first.place))
    } else {
      byKey[key] = source
    }
  }
}

extension ContentReader {
  /// Reads the records of every collection, several files or parts of a file at a time.
  mutating func readRecords() {
    keptNumbers = collections.indices.map { keptNumber(of: $0) }
    let contexts = collections.map { recordContext($0) }
    let notes = readNotes()
    let tasks = collections.indices.filter { keptNumbers[$0] == nil }.flatMap {
      collection -> [FileTask] in
      let files = collections[collection].files
      return stride(from: 0, to: files.count, by: FileTask.mostFiles).map { start in
        FileTask(collection: collection, files: files[start...].prefix(FileTask.mostFiles))
      }
    }
    let runs = readFiles(tasks, contexts: contexts, notes: notes)

    var found = contexts.map { RecordReading($0) }
    var parts = collections.map { _ in [String: [ReadPart]]() }
    for run in runs {
      for (file, read) in run.sources { keep(read, of: file) }
      for (file, read) in run.parts { parts[run.collection][tree.files[file]] = read }
      switch run.content {
      case .read(let reading):
        found[run.collection].add(reading)
      case .large(let source, let file):
        let read = readParts(
          source, of: file, contexts[run.collection], notes: notes[run.collection].byKey,
          in: run.collection, jobs: options.jobs)
        for part in read { found[run.collection].add(part.reading) }
        if keepsReading { parts[run.collection][tree.files[file]] = read }
      }
    }
    if let past { records.reserveCapacity(past.records.records.count + 1000) }
    for index in collections.indices {
      if let number = keptNumbers[index], let past {
        takeOver(past.collections[number], as: index, records: number, of: past.records)
      } else {
        add(&found[index], as: index, notes: notes[index])
        if keepsReading { keptCollections[index].parts = parts[index] }
      }
    }
    if keepsReading { recordsAsRead = records }
  }

  /// Adds the records found in the files of a collection, and reports what is wrong with them.
  private mutating func add(
    _ reading: inout RecordReading, as index: Int, notes: ReadNotes
  ) {
    var kept = keptCollection(index)
    let start = diagnostics.count
    if reading.isIncomplete { collections[index].isIncomplete = true }
    addNotes(notes.byKey, to: &reading, plan: collections[index], in: &kept)
    diagnostics += reading.diagnostics
    collections[index].drafts = reading.drafts
    collections[index].knownPaths =
      reading.gaps.roots.known + (reading.gaps.children?.known ?? [])
    collections[index].leftOut = Set(reading.leftOut)
    report(reading.gaps, of: index)
    if reading.records.isEmpty, !reading.leftOut.isEmpty { reportHarshConditions(of: index) }
    let duplicates = records.add(
      reading.records, drafts: reading.drafts, isComplete: !collections[index].isIncomplete,
      diagnostics: &diagnostics)
    report(duplicates, of: index)
    reportSlips(reading.gaps, of: index)
    reportUnfilledFields(of: index, besides: reading.gaps.roots)
    unusedNotes += kept.unusedNotes
    usedNotes.formUnion(kept.usedNotes)
    guard keepsReading else { return }
    kept.diagnosticsOfNotes = notes.diagnostics
    kept.diagnostics = Array(diagnostics[start...])
    kept.drafts = reading.drafts
    kept.knownPaths = collections[index].knownPaths
    kept.leftOut = collections[index].leftOut
    kept.isIncomplete = collections[index].isIncomplete
    keptCollections.append(kept)
  }

  /// Adds the records of a collection whose files are unchanged, as the past reading kept them.
  private mutating func takeOver(
    _ kept: CachedCollection, as index: Int, records number: Int, of table: RecordTable
  ) {
    collections[index].isIncomplete = kept.isIncomplete
    collections[index].drafts = kept.drafts
    collections[index].knownPaths = kept.knownPaths
    collections[index].leftOut = kept.leftOut
    diagnostics += kept.diagnostics
    unusedNotes += kept.unusedNotes
    usedNotes.formUnion(kept.usedNotes)
    records.add(collection: number, of: table)
    keptCollections.append(kept)
  }

  func recordContext(_ plan: CollectionPlan) -> RecordContext {
    RecordContext(
      collection: plan.name, shape: plan.declaration.shape, parent: plan.declaration.parent,
      conditions: plan.declaration.conditions.map { ($0, ValuePath($0.name)) },
      lookedUp: plan.lookedUpNames.map { ValuePath($0) }, cells: options.cells,
      includesDrafts: options.includesDrafts, sharedFolders: sharedFolders(of: plan.files),
      pictures: PictureFinder(tree: tree, allowsRemote: site.settings.remoteImages))
  }

  /// Returns the number of leading folders that all files share; nil for fewer than two files.
  private func sharedFolders(of files: [Int]) -> Int? {
    guard files.count > 1, let first = files.first, let last = files.last else { return nil }
    // The files are sorted by path: whatever the first and the last share, all do.
    let folders = [first, last].map { tree.files[$0].parentFolder.pathSegments() }
    return zip(folders[0], folders[1]).prefix { $0 == $1 }.count
  }

  private func readFiles(
    _ tasks: [FileTask], contexts: [RecordContext], notes: [ReadNotes]
  ) -> [FileRun] {
    let steps = self
    let runs = concurrentMap(of: tasks.count, by: 1, jobs: options.jobs) { range in
      let collection = tasks[range.lowerBound].collection
      var runs: [FileRun] = []
      var rest = tasks[range.lowerBound].files[...]
      while !rest.isEmpty {
        var reading = RecordReading(contexts[collection])
        var run = FileRun(collection: collection, content: .read(reading))
        var large: FileRun.Content?
        while large == nil, let file = rest.popFirst() {
          if SourceFormat(steps.tree.files[file]) == .markdown {
            let read = steps.markdown(file)
            reading.read(read)
            if steps.keepsReading { run.sources.append((file, read)) }
            continue
          }
          guard
            let source = reading.source(
              steps.tree.files[file], of: steps.collections[collection], in: steps.folder)
          else { continue }
          if source.count > FileRun.mostRecords {
            large = .large(source, file: file)
            continue
          }
          let parts = steps.readParts(
            source, of: file, contexts[collection], notes: notes[collection].byKey,
            in: collection, jobs: 1)
          for part in parts { reading.add(part.reading) }
          if steps.keepsReading { run.parts.append((file, parts)) }
        }
        run.content = .read(reading)
        runs.append(run)
        if let large { runs.append(FileRun(collection: collection, content: large)) }
      }
      return runs
    }
    return runs.flatMap { $0 }
  }

  /// Returns the records of a data file. Those written as in the past reading are taken over.
  private func readParts(
    _ source: RecordSource, of file: Int, _ context: RecordContext,
    notes: [String: MarkdownSource], in collection: Int, jobs: Int
  ) -> [ReadPart] {
    let isKept = keepsReading
    guard isKept else {
      return concurrentMap(of: source.count, by: FileRun.mostRecords, jobs: jobs) { range in
        ReadPart(range, of: source, context, notes: notes, isKept: false)
      }
    }
    let parts = source.parts(after: keptParts(of: file, in: collection))
    return concurrentMap(of: parts.count, by: 1, jobs: jobs) { range in
      switch parts[range.lowerBound] {
      case .read(let range):
        return ReadPart(range, of: source, context, notes: notes, isKept: true)
      case .taken(let part, let lines):
        var part = part.moved(by: lines)
        part.reading.context = context
        return part
      }
    }
  }

  /// Reads the Markdown that may add to the records of each collection. Collections that are taken
  /// over need none.
  private mutating func readNotes() -> [ReadNotes] {
    collections.indices.map { collection in
      var notes = ReadNotes()
      if let number = keptNumbers[collection], let past {
        notes.diagnostics = past.collections[number].diagnosticsOfNotes
      } else {
        let files = collections[collection].notes
        for (file, read) in zip(files, markdown(files, by: 256)) {
          keep(read, of: file)
          notes.add(read, of: collections[collection].name)
        }
      }
      diagnostics += notes.diagnostics
      return notes
    }
  }

  /// Reads records from Markdown that no record took, if `from` names it. Other such files are kept
  /// aside, to be reported if no collection takes them.
  private mutating func addNotes(
    _ notes: [String: MarkdownSource], to found: inout RecordReading, plan: CollectionPlan,
    in kept: inout CachedCollection
  ) {
    guard !notes.isEmpty else { return }
    let taken = Set(
      found.records.map(\.record.id.key) + found.drafts.map(\.key) + found.leftOut)
    let left = notes.filter { !taken.contains($0.key) }.values
    for source in left.sorted(by: { precedesByBytes($0.file, $1.file) }) {
      guard let file = tree.index(of: source.file) else { continue }
      if plan.loose.contains(file) {
        if plan.isIncomplete { kept.usedNotes.insert(file) }
        kept.unusedNotes.append((source, file))
      } else {
        found.read(source.data)
      }
    }
    for key in taken {
      if let source = notes[key], let file = tree.index(of: source.file) {
        kept.usedNotes.insert(file)
      }
    }
  }

  /// Notes Markdown beside data that no collection takes, neither for a record nor as one.
  mutating func reportUnusedNotes() {
    if unusedNotes.isEmpty { return }
    var known = usedNotes
    for plan in collections {
      known.formUnion(plan.files)
      known.formUnion(plan.notes.lazy.filter { !plan.loose.contains($0) })
    }
    for (source, file) in unusedNotes {
      if known.insert(file).inserted {
        diagnostics.append(.noteWithoutRecord(source.key, at: source.place))
      }
    }
  }
}
