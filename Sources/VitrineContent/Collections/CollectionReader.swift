import VitrineDiagnostics
import VitrineModel
import VitrineSystem
import VitrineText

/// Reads the files of one collection. Callable from any thread.
struct CollectionReader: Sendable {
  let input: ContentInput
  let plan: CollectionPlan
  let context: RecordContext
  let notes: ReadNotes

  /// The Markdown files read as notes, by their paths; empty if no results are kept.
  let sources: [ExactText: ReadMarkdown]

  /// The parts of its data files in the past reading, by the paths of these, if everything else that
  /// its records are made of is unchanged; else empty.
  let pastParts: [ExactText: [ReadPart]]

  /// Reads the notes of a collection; its other files are read when that is asked for.
  init(
    _ plan: CollectionPlan, in input: ContentInput, settings: SiteDeclaration,
    pastParts: [ExactText: [ReadPart]]
  ) {
    self.input = input
    self.plan = plan
    context = RecordContext(plan, in: input, allowsRemotePictures: settings.settings.remoteImages)
    let read = input.markdown(plan.notes, by: 256)
    notes = ReadNotes(read)
    let paths = input.keepsResults ? plan.notes.map { input.tree.files[$0] } : []
    sources = Dictionary(byBytes: zip(paths, read))
    self.pastParts = pastParts
  }
}

extension RecordContext {
  fileprivate init(_ plan: CollectionPlan, in input: ContentInput, allowsRemotePictures: Bool) {
    self.init(
      collection: plan.name, shape: plan.declaration.shape, parent: plan.declaration.parent,
      conditions: plan.declaration.conditions.read(as: plan.declaration.shape.forms),
      lookedUp: plan.lookedUpNames.map { ValuePath($0) }, cells: input.options.cells,
      includesDrafts: input.options.includesDrafts, today: input.options.today,
      sharedFolders: input.tree.sharedFolders(of: plan.files),
      pictures: PictureFinder(tree: input.tree, allowsRemote: allowsRemotePictures))
  }
}

extension ContentTree {
  /// Returns the number of leading folders that all files share; nil for fewer than two files.
  fileprivate func sharedFolders(of files: [Int]) -> Int? {
    guard files.count > 1, let first = files.first, let last = files.last else { return nil }
    // The files are sorted by path: whatever the first and the last share, all do.
    let folders = [first, last].map { self.files[$0].parentFolder.pathSegments() }
    return zip(folders[0], folders[1]).prefix { $0 == $1 }.count
  }
}

// MARK: Files

/// The result of reading consecutive files of a collection: their records, or those of one large
/// file, still to be read in parts.
struct FileRun: Sendable {
  enum Content: Sendable {
    case read(RecordReading)
    case large(RecordSource, file: Int)
  }

  var content: Content

  /// The Markdown files that were read, and the parts of data files, by their paths; empty if no
  /// results are kept.
  var sources: [(path: String, read: ReadMarkdown)] = []
  var parts: [(path: String, parts: [ReadPart])] = []

  /// A file with more records than this is read by several threads.
  static let mostRecords = 500
}

/// The results of reading all files of a collection.
struct GatheredFiles {
  var reading: RecordReading

  /// The Markdown files that were read, and the parts of data files, by their paths; empty if no
  /// results are kept.
  var sources: [ExactText: ReadMarkdown]
  var parts: [ExactText: [ReadPart]] = [:]
}

extension CollectionReader {
  /// Reads consecutive files. A large one ends a run and makes one of its own.
  func runs(of files: ArraySlice<Int>) -> [FileRun] {
    var runs: [FileRun] = []
    var rest = files
    while !rest.isEmpty {
      var reading = RecordReading(context)
      var run = FileRun(content: .read(reading))
      var large: FileRun.Content?
      while large == nil, let file = rest.popFirst() {
        let path = input.tree.files[file]
        if plan.declaration.format(of: path) == .markdown {
          let read = input.markdown(file)
          reading.read(read)
          if input.keepsResults { run.sources.append((path, read)) }
          continue
        }
        guard let source = reading.source(path, of: plan, in: input.folder) else { continue }
        if source.count > FileRun.mostRecords {
          large = .large(source, file: file)
          continue
        }
        let parts = parts(of: source, in: path, jobs: 1)
        for part in parts { reading.add(part.reading) }
        if input.keepsResults { run.parts.append((path, parts)) }
      }
      run.content = .read(reading)
      runs.append(run)
      if let large { runs.append(FileRun(content: large)) }
    }
    return runs
  }

  /// Returns the results of all files, given their runs in order.
  func gathered(_ runs: [FileRun]) -> GatheredFiles {
    var all = GatheredFiles(reading: RecordReading(context), sources: sources)
    for run in runs {
      for (path, read) in run.sources { all.sources[path] = read }
      for (path, parts) in run.parts { all.parts[path] = parts }
      switch run.content {
      case .read(let reading):
        all.reading.add(reading)
      case .large(let source, let file):
        let path = input.tree.files[file]
        let parts = parts(of: source, in: path, jobs: input.options.jobs)
        for part in parts { all.reading.add(part.reading) }
        if input.keepsResults { all.parts[path] = parts }
      }
    }
    return all
  }

  /// Returns the records of a data file. Those written as in the past reading are taken over.
  private func parts(of source: RecordSource, in path: String, jobs: Int) -> [ReadPart] {
    let (context, notes) = (context, notes.byKey)
    guard input.keepsResults else {
      return concurrentMap(of: source.count, by: FileRun.mostRecords, jobs: jobs) { range in
        ReadPart(range, of: source, context, notes: notes, isKept: false)
      }
    }
    let parts = source.parts(after: pastParts[path] ?? [])
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
}
