import VitrineDiagnostics
import VitrineModel
import VitrineSystem
import VitrineText

extension ContentAssembly {
  /// Reads all collections, with several files or parts of a file at a time. Collections that are
  /// unchanged since `previous` are reused.
  mutating func readCollections(previous: ContentAssembly?) {
    let fileCollections = plan.collections.indices.prefix { plan.collections[$0].terms == nil }
    let previousIndices = fileCollections.map { index in
      previous.flatMap { plan.previousIndex(of: index, in: $0) }
    }
    let readers = fileCollections.map {
      previousIndices[$0] == nil ? reader(of: $0, previous: previous) : nil
    }
    if let previous { table.reserveCapacity(previous.table.records.count + 1000) }
    var batches = Self.batches(of: readers, jobs: input.options.jobs)
    for (collection, reader) in readers.enumerated() {
      if let reader {
        let batch = reader.joined(batches[collection])
        batches[collection] = []
        add(batch, of: reader)
      } else if let previous, let index = previousIndices[collection] {
        reuse(collection: index, of: previous)
      }
    }
    diagnostics += collections.flatMap(\.diagnostics)
  }

  private func reader(of index: Int, previous: ContentAssembly?) -> CollectionReader {
    let collection = plan.collections[index]
    // The number of a row is not part of its text, so it may have changed.
    let canTakeParts =
      plan.isReused && !collection.declaration.shape.numbersRows
      && collection.notes.allSatisfy(input.isUnchanged)
      && previous.map { input.areUnchanged($0.collections[index].photographs) } ?? false
    return CollectionReader(
      collection, in: input, settings: plan.site,
      language: plan.pages[collection.page].language,
      previousParts: canTakeParts ? previous?.collections[index].parts ?? [:] : [:])
  }

  /// The number of files that a thread reads as one task.
  ///
  /// Tasks do not span collections, since other collections may not have to be read.
  private static let filesPerTask = 256

  /// Reads the files of collections. Returns one batch per task for each collection, and no batches
  /// for a collection without a reader.
  private static func batches(of readers: [CollectionReader?], jobs: Int) -> [[RecordBatch]] {
    var tasks: [(collection: Int, reader: CollectionReader, files: ArraySlice<Int>)] = []
    for case (let collection, let reader?) in readers.enumerated() {
      let files = reader.plan.files
      for start in stride(from: 0, to: files.count, by: filesPerTask) {
        tasks.append((collection, reader, files[start...].prefix(filesPerTask)))
      }
    }
    let read = concurrentMap(of: tasks.count, by: 1, jobs: jobs) { [tasks] range in
      tasks[range.lowerBound].reader.read(tasks[range.lowerBound].files)
    }
    var batches = [[RecordBatch]](repeating: [], count: readers.count)
    for (task, batch) in zip(tasks, read) { batches[task.collection].append(batch) }
    return batches
  }

  /// Adds the collection at `index` of the previous reading as the next one.
  private mutating func reuse(collection index: Int, of previous: ContentAssembly) {
    table.add(collection: index, of: previous.tableAsRead)
    collections.append(previous.collections[index])
    isReused.append(plan.isReused && table.ranges.last == previous.table.ranges[index])
  }

  /// Adds the next collection to the table. Reports missing values and conflicts of its records.
  private mutating func add(_ batch: consuming RecordBatch, of reader: CollectionReader) {
    var result = CollectionResult(isIncomplete: reader.plan.isIncomplete || batch.isIncomplete)
    result.parts = batch.parts
    result.diagnostics = reader.diagnostics
    result.addDescriptions(of: reader, to: &batch)
    result.photographs = batch.photographs
    result.diagnostics += batch.diagnostics
    let areOthersRead = batch.unreadable.count < reader.plan.files.count
    result.diagnostics += batch.unreadable.flatMap { areOthersRead ? [$0.omitted] : $0.diagnostics }
    result.drafts = batch.drafts
    let missingValues = batch.missingValues
    result.knownPaths = missingValues.flatMap(\.known)
    result.omitted = Set(batch.omitted)
    result.report(missingValues, of: reader)
    if batch.records.isEmpty, !batch.omitted.isEmpty {
      result.diagnostics += reader.unmatchedConditions
      // Do not report references to its records as well.
      result.isIncomplete = true
    }
    sources.merge(batch.sources) { $1 }
    if reader.plan.declaration.attempts != nil {
      batch.mergeAttempts(
        column: reader.plan.lookedUpNames.firstIndex(of: RecordBatch.nameOfAttempts))
    }
    let duplicates = table.add(
      batch, isComplete: !result.isIncomplete, diagnostics: &result.diagnostics)
    result.report(duplicates, of: reader)
    result.reportMisspeltKeys(missingValues, of: reader, in: table)
    result.reportUnfilledFields(of: reader.plan, excluding: missingValues[0], in: table)
    collections.append(result)
    isReused.append(false)
  }

  /// Reads the terms of all fields, and adds a collection for each field with a record for each
  /// term.
  mutating func addTerms(previous: ContentAssembly?) {
    recordsOfFiles = table.records.count
    let start = collections.count
    for (number, field) in plan.terms.enumerated() {
      if let previous, plan.isReused, isReused[field.collection] {
        reuse(collection: field.ownCollection, of: previous)
        terms.append(previous.terms[number])
        continue
      }
      let found = collections[field.collection]
      let reading = FieldTerms(field, of: table, in: plan, read: found)
      var result = CollectionResult(isIncomplete: found.isIncomplete)
      // Ids of terms are unique, so there are no duplicates to report.
      _ = table.add(
        reading.batch(for: plan.collections[field.ownCollection]), isComplete: true,
        diagnostics: &result.diagnostics)
      collections.append(result)
      isReused.append(false)
      terms.append(reading)
    }
    diagnostics += collections[start...].flatMap(\.diagnostics) + terms.flatMap(\.diagnostics)
  }
}

extension CollectionResult {
  /// Reads records from Markdown that adds to no record, if `from` matches it. Other such files are
  /// reported later if no collection uses them.
  fileprivate mutating func addDescriptions(
    of reader: CollectionReader, to batch: inout RecordBatch
  ) {
    let (notes, tree) = (reader.notes, reader.input.tree)
    guard !notes.isEmpty else { return }
    let keys =
      batch.roots.map { batch.records[$0].id.key } + batch.drafts.map(\.key) + batch.omitted
    let taken = Set(byBytes: keys.compactMap { notes.found($0)?.name })
    let left = notes.names.filter { !taken.contains($0) }.compactMap { notes[$0] }
    var rest = RecordReader(reader)
    for source in left.sorted(by: { precedesByBytes($0.file, $1.file) }) {
      guard let file = tree.index(of: source.file) else { continue }
      if reader.plan.loose.contains(file) {
        if isIncomplete { usedNotes.insert(file) }
        unusedNotes.append((source, file))
      } else {
        rest.read(source.data)
      }
    }
    batch.add(rest.batch)
    for key in taken {
      if let source = notes[key.text], let file = tree.index(of: source.file) {
        usedNotes.insert(file)
      }
    }
  }
}
