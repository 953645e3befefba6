import VitrineDiagnostics
import VitrineModel
import VitrineSystem
import VitrineText

extension ContentAssembly {
  /// Reads all collections, with several files or parts of a file at a time. Collections that are
  /// unchanged since `past` are taken over.
  mutating func readCollections(past: ContentAssembly?) {
    let fromFiles = plan.collections.indices.prefix { plan.collections[$0].terms == nil }
    let pastIndices = fromFiles.map { index in
      past.flatMap { plan.pastIndex(of: index, in: $0) }
    }
    let readers = fromFiles.map { pastIndices[$0] == nil ? reader(of: $0, past: past) : nil }
    if let past { table.reserveCapacity(past.table.records.count + 1000) }
    var batches = Self.batches(of: readers, jobs: input.options.jobs)
    for (collection, reader) in readers.enumerated() {
      if let reader {
        let batch = reader.joined(batches[collection])
        batches[collection] = []
        add(batch, of: reader)
      } else if let past, let index = pastIndices[collection] {
        takeOver(collection: index, of: past)
      }
    }
    diagnostics += collections.flatMap(\.diagnostics)
  }

  private func reader(of index: Int, past: ContentAssembly?) -> CollectionReader {
    let collection = plan.collections[index]
    // The number of a row is not part of its text, so it may have changed.
    let canTakeParts =
      plan.isTakenOver && !collection.declaration.shape.numbersRows
      && collection.notes.allSatisfy(input.isUnchanged)
    return CollectionReader(
      collection, in: input, settings: plan.site,
      pastParts: canTakeParts ? past?.collections[index].parts ?? [:] : [:])
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

  /// Adds the collection at `index` of the past reading as the next one.
  private mutating func takeOver(collection index: Int, of past: ContentAssembly) {
    table.add(collection: index, of: past.tableAsRead)
    collections.append(past.collections[index])
    isTakenOver.append(plan.isTakenOver && table.ranges.last == past.table.ranges[index])
  }

  /// Adds the next collection to the table. Reports what its records lack and where they conflict.
  private mutating func add(_ batch: consuming RecordBatch, of reader: CollectionReader) {
    var result = CollectionReading(isIncomplete: reader.plan.isIncomplete || batch.isIncomplete)
    result.parts = batch.parts
    result.diagnostics = reader.diagnostics
    result.addNotes(of: reader, to: &batch)
    result.diagnostics += batch.diagnostics
    let areOthersRead = batch.unreadable.count < reader.plan.files.count
    result.diagnostics += batch.unreadable.flatMap { areOthersRead ? [$0.leftOut] : $0.diagnostics }
    result.drafts = batch.drafts
    let gaps = batch.gaps
    result.knownPaths = gaps.flatMap(\.known)
    result.leftOut = Set(batch.leftOut)
    result.report(gaps, of: reader)
    if batch.records.isEmpty, !batch.leftOut.isEmpty {
      result.diagnostics += reader.harshConditions
      // Do not report references to its records as well.
      result.isIncomplete = true
    }
    sources.merge(batch.sources) { $1 }
    let duplicates = table.add(
      batch, isComplete: !result.isIncomplete, diagnostics: &result.diagnostics)
    result.report(duplicates, of: reader)
    result.reportSlips(gaps, of: reader, in: table)
    result.reportUnfilledFields(of: reader.plan, besides: gaps[0], in: table)
    collections.append(result)
    isTakenOver.append(false)
  }

  /// Reads the terms of all fields, and adds a collection for each field with a record for each
  /// term.
  mutating func addTerms(past: ContentAssembly?) {
    recordsOfFiles = table.records.count
    let start = collections.count
    for (number, field) in plan.terms.enumerated() {
      if let past, plan.isTakenOver, isTakenOver[field.collection] {
        takeOver(collection: field.ownCollection, of: past)
        terms.append(past.terms[number])
        continue
      }
      let found = collections[field.collection]
      let reading = TermReading(field, of: table, in: plan, besides: found)
      var result = CollectionReading(isIncomplete: found.isIncomplete)
      // Ids of terms are unique, so there are no duplicates to report.
      _ = table.add(
        reading.batch(for: plan.collections[field.ownCollection]), isComplete: true,
        diagnostics: &result.diagnostics)
      collections.append(result)
      isTakenOver.append(false)
      terms.append(reading)
    }
    diagnostics += collections[start...].flatMap(\.diagnostics) + terms.flatMap(\.diagnostics)
  }
}

extension CollectionReading {
  /// Reads records from Markdown that adds to no record, if `from` matches it. Other such files are
  /// reported later if no collection uses them.
  fileprivate mutating func addNotes(of reader: CollectionReader, to batch: inout RecordBatch) {
    let (notes, tree) = (reader.notes, reader.input.tree)
    guard !notes.isEmpty else { return }
    let keys =
      batch.roots.map { batch.records[$0].id.key } + batch.drafts.map(\.key) + batch.leftOut
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
