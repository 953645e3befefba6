import VitrineDiagnostics
import VitrineFormats
import VitrineModel
import VitrineSystem
import VitrineText

/// Reads the files of one collection. Its methods can be called from any thread.
struct CollectionReader: Sendable {
  let input: ContentInput
  private(set) var plan: CollectionPlan

  /// The conditions that data must meet to become a record.
  var conditions: [Condition]

  /// The paths that sections look up in the collection's records.
  var lookedUp: [ValuePath]
  let allowsRemotePictures: Bool

  /// The language of its page.
  let language: String

  /// The properties of picture files that become fields.
  let pictureFields: [PictureField]

  /// The properties of picture files that slots and fields are mapped to. In a collection of
  /// pictures, a mapping is enough to have them read.
  let mappedPictureFields: [PictureField]

  /// The number of leading folders that all files of the collection share, or nil if there is only
  /// one file, whose row numbers need no prefix.
  private let sharedFolders: Int?

  /// The Markdown that can add to records, by the key of the record.
  private(set) var notes: NameTable<MarkdownSource> = NameTable()
  private(set) var diagnostics: [Diagnostic] = []

  /// The Markdown files read as notes, by path. Empty if results are not kept.
  private let sources: [ExactText: MarkdownReadResult]

  /// The parts of its data files in the previous reading, by path. Empty if anything else that its
  /// records depend on has changed.
  private let previousParts: [ExactText: [RecordChunk]]

  /// Reads the notes of a collection. Its other files are read later.
  init(
    _ plan: CollectionPlan, in input: ContentInput, settings: SiteDeclaration,
    language: String?, previousParts: [ExactText: [RecordChunk]]
  ) {
    self.input = input
    self.plan = plan
    conditions = plan.declaration.conditions.read(as: plan.declaration.shape.forms)
    lookedUp = plan.lookedUpNames.map { ValuePath($0) }
    allowsRemotePictures = settings.settings.remoteImages
    self.language = language ?? settings.settings.language
    let shape = plan.declaration.shape
    let mapped = shape.allMappings.flatMap {
      $0.shape.paths.flatMap(\.alternatives) + ($0.shape.fields ?? []).flatMap(\.source.paths)
    }
    let hasPictures = plan.files.contains { SourceFormat(input.tree.files[$0]) == .picture }
    let asked = shape.pictureFields ?? []
    pictureFields = asked
    mappedPictureFields = PictureField.allCases.filter { field in
      (hasPictures || asked.contains(field))
        && mapped.contains { $0.text == field.rawValue }
    }
    sharedFolders = input.tree.sharedFolders(of: plan.files)
    let read = input.markdown(plan.notes, by: 256)
    let paths = input.keepsResults ? plan.notes.map { input.tree.files[$0] } : []
    sources = Dictionary(byBytes: zip(paths, read))
    self.previousParts = previousParts
    for note in read { add(note) }
  }

  var shape: RecordMapping { plan.declaration.shape }

  /// Returns the id that `id: row` gives to row `number` of `file`.
  func row(_ number: Int, of file: String) -> String {
    guard let sharedFolders else { return String(number) }
    let names = file.parentFolder.pathSegments().dropFirst(sharedFolders) + [Substring(file.stem)]
    return "\(names.joined(separator: "-"))-\(number)"
  }

  /// Adds a note, unless there is one with the same id.
  private mutating func add(_ note: MarkdownReadResult) {
    diagnostics += note.diagnostics
    guard let source = note.source else { return }
    let key = source.key
    if notes.has(key), let first = notes[key] {
      diagnostics.warn(
        "duplicate id", at: source.place,
        "another file already has the text of '\(key)', so this one is not shown",
        hint: "it is at \(first.place): merge the two files")
    } else {
      notes[key] = source
    }
  }
}

extension ContentTree {
  /// Returns the number of leading folders that all files share, or nil if there are fewer than two
  /// files.
  fileprivate func sharedFolders(of files: [Int]) -> Int? {
    guard files.count > 1, let first = files.first, let last = files.last else { return nil }
    // The files are sorted by path, so all share what the first and the last share.
    let folders = [first, last].map { self.files[$0].parentFolder.pathSegments() }
    return zip(folders[0], folders[1]).prefix { $0 == $1 }.count
  }
}

// MARK: Files

extension CollectionReader {
  /// Files with more records than this are read by several threads.
  private static let maxRecords = 500

  /// Reads consecutive files.
  func read(_ files: ArraySlice<Int>) -> RecordBatch {
    var reader = RecordReader(self)
    for file in files {
      let path = input.tree.files[file]
      guard let format = plan.declaration.format(of: path) else { continue }
      if format == .markdown {
        let read = input.markdown(file)
        reader.read(read)
        if input.keepsResults { reader.batch.sources[path] = read }
        continue
      }
      do throws(UnreadableContent) {
        let source = try source(of: path, format)
        reader.batch.diagnostics += source.warnings
        add(source, in: path, to: &reader.batch)
      } catch {
        reader.batch.unreadable.append(error)
        reader.batch.isIncomplete = true
      }
    }
    return reader.batch
  }

  /// Joins the records of all files, in their order.
  func joined(_ batches: [RecordBatch]) -> RecordBatch {
    var batch = batches.first ?? RecordBatch(of: shape)
    for next in batches.dropFirst() { batch.add(next) }
    batch.sources.merge(sources) { $1 }
    return batch
  }

  /// Returns the records of a data file.
  func source(
    of path: String, _ format: SourceFormat
  ) throws(UnreadableContent) -> RecordSource {
    try RecordSource.read(
      path, format: format, of: plan.declaration, isOnlyFile: plan.files.count == 1,
      in: input.folder)
  }

  /// Adds the records of a data file. Records whose text is unchanged are reused from the past
  /// reading.
  private func add(_ source: RecordSource, in path: String, to batch: inout RecordBatch) {
    let jobs = source.count > Self.maxRecords ? input.options.jobs : 1
    guard input.keepsResults else {
      let parts = concurrentMap(of: source.count, by: Self.maxRecords, jobs: jobs) { range in
        RecordChunk(range, of: source, self, isKept: false)
      }
      for part in settled(parts, of: source, jobs: jobs) { batch.add(part.batch) }
      return
    }
    let previous = (previousParts[path] ?? []).filter { !$0.batch.dependsOnColumns }
    let origins = source.parts(after: previous)
    let parts = concurrentMap(of: origins.count, by: 1, jobs: jobs) { range in
      switch origins[range.lowerBound] {
      case .read(let range): RecordChunk(range, of: source, self, isKept: true)
      case .taken(let part, let lines): part.moved(by: lines)
      }
    }
    batch.parts[path] = settled(parts, of: source, jobs: jobs)
    for part in batch.parts[path] ?? [] { batch.add(part.batch) }
  }

  /// Reads the parts again in which values are unclear by themselves, with what the columns of the
  /// file say about them.
  private func settled(
    _ parts: [RecordChunk], of source: RecordSource, jobs: Int
  ) -> [RecordChunk] {
    guard parts.contains(where: \.batch.dependsOnColumns) else { return parts }
    var reader = self
    let records = AnySequence((0..<source.count).lazy.map { source.record($0).merged })
    let isSettled = reader.plan.declaration.shape.settle(by: records)
    if !isSettled { return parts }
    let starts = parts.reduce(into: [0]) { $0.append($0.last! + $1.count) }
    return concurrentMap(of: parts.count, by: 1, jobs: jobs) { [reader] range in
      let index = range.lowerBound
      guard parts[index].batch.dependsOnColumns else { return parts[index] }
      var again = RecordChunk(
        starts[index]..<starts[index + 1], of: source, reader, isKept: input.keepsResults)
      again.batch.dependsOnColumns = true
      return again
    }
  }
}

extension RecordMapping {
  /// Adds to its types what records and their children say about values that are unclear by
  /// themselves. Returns false if they say nothing.
  fileprivate mutating func settle(by records: AnySequence<SourceValue>) -> Bool {
    var isSettled = false
    func settled(_ form: FieldType, _ source: FieldSource) -> FieldType? {
      form.settled(
        by: records.lazy.compactMap { source.value(in: $0)?.scalarText.map { trimmed($0) } })
    }
    if fields == nil,
      let form = settled(
        FieldType(type: .date), FieldSource(RecordSlot.date.rawValue))
    {
      (date, isSettled) = (form, true)
    }
    for (index, mapping) in (fields ?? []).enumerated() {
      guard case .value(let value, var form) = mapping.source else { continue }
      if mapping.name == RecordSlot.date.rawValue { form.type = form.type ?? .date }
      guard let known = settled(form, value) else { continue }
      fields![index].source = .value(value, known)
      isSettled = true
    }
    if case .records(let path, let place, var shape) = children {
      let inside = AnySequence(
        records.lazy.flatMap { record -> [SourceValue] in
          (path.value(in: record)?.recordElements ?? []).map { $0.value }
        })
      if shape.settle(by: inside) {
        children = .records(at: path, declaredAt: place, shape)
        isSettled = true
      }
    }
    return isSettled
  }
}
