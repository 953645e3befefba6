import VitrineDiagnostics
import VitrineModel
import VitrineSystem
import VitrineText

/// The records of all collections of a site, before they have places in it.
struct ContentRecords: Sendable {
  let plan: ContentPlan

  /// The records as read: without outputs, and with pictures that refer to files of the tree.
  private(set) var table = RecordTable()

  /// The other results of reading each collection of the plan.
  private(set) var collections: [CollectionReading] = []

  /// For each collection, true if it has the records that it had in the past reading, with the same
  /// indices.
  private(set) var isTakenOver: [Bool] = []

  /// The values by which fields find no record of another collection.
  private(set) var misses: [LookupMiss] = []

  /// The number of records that come from files, before those of terms.
  private(set) var recordsOfFiles = 0

  /// The terms of each of the plan's fields.
  private(set) var terms: [TermReading] = []

  /// The Markdown read here, by the paths of its files; empty if no results are kept.
  private(set) var sources: [ExactText: ReadMarkdown] = [:]

  /// Reads every collection, several files or parts of a file at a time. Collections of which nothing
  /// has changed since `past` are taken over.
  init(of plan: ContentPlan, past: ContentRecords?) {
    self.plan = plan
    let fromFiles = plan.collections.indices.prefix { plan.collections[$0].terms == nil }
    let origins = fromFiles.map { CollectionOrigin(of: $0, in: plan, past: past) }
    if let past { table.reserveCapacity(past.table.records.count + 1000) }
    var runs = Self.runs(of: origins, jobs: plan.input.options.jobs)
    for (collection, origin) in origins.enumerated() {
      switch origin {
      case .past(let index, let past):
        table.add(collection: index, of: past.table)
        collections.append(past.collections[index])
        isTakenOver.append(plan.isTakenOver && table.ranges.last == past.table.ranges[index])
      case .files(let reader):
        // A large file stands in its run whole: it goes before the records are copied to the table.
        let files = reader.gathered(runs[collection])
        runs[collection] = []
        collections.append(add(files, of: reader))
        isTakenOver.append(false)
      }
    }
    lookUp()
    recordsOfFiles = table.records.count
    for (number, terms) in plan.terms.enumerated() { add(terms, number, past: past) }
  }

  var diagnostics: [Diagnostic] {
    collections.flatMap(\.diagnostics) + terms.flatMap(\.diagnostics)
  }

  /// Returns the records to change them. None stay here unless the next reading may need them.
  mutating func takeTable() -> RecordTable {
    if plan.input.keepsResults { return table }
    defer { table = RecordTable() }
    return table
  }

  /// The number of files that one thread reads one after the other.
  ///
  /// The division does not depend on other collections, since these may not have to be read.
  private static let filesPerTask = 256

  /// Reads the files of collections. Returns the runs of each, none for one that is taken over.
  private static func runs(of origins: [CollectionOrigin], jobs: Int) -> [[FileRun]] {
    var tasks: [(collection: Int, reader: CollectionReader, files: ArraySlice<Int>)] = []
    for case (let collection, .files(let reader)) in origins.enumerated() {
      let files = reader.plan.files
      for start in stride(from: 0, to: files.count, by: filesPerTask) {
        tasks.append((collection, reader, files[start...].prefix(filesPerTask)))
      }
    }
    let read = concurrentMap(of: tasks.count, by: 1, jobs: jobs) { [tasks] range in
      range.map { tasks[$0].reader.runs(of: tasks[$0].files) }
    }
    var runs = [[FileRun]](repeating: [], count: origins.count)
    for (task, found) in zip(tasks, read.joined()) { runs[task.collection] += found }
    return runs
  }

  /// Fills the fields that say something of records of other collections. It is new where one of these has
  /// changed.
  private mutating func lookUp() {
    misses = table.lookUp(of: plan)
    var isSettled = false
    while !isSettled {
      isSettled = true
      for lookup in plan.lookups.all
      where isTakenOver[lookup.collection] && !isTakenOver[lookup.target] {
        isTakenOver[lookup.collection] = false
        isSettled = false
      }
    }
  }

  /// Reads the terms of a field, and adds a record for each to the table.
  private mutating func add(_ terms: TermPlan, _ number: Int, past: ContentRecords?) {
    let own = plan.collections[terms.ownCollection]
    if let past, plan.isTakenOver, isTakenOver[terms.collection] {
      table.add(collection: terms.ownCollection, of: past.table)
      collections.append(past.collections[terms.ownCollection])
      self.terms.append(past.terms[number])
      isTakenOver.append(table.ranges.last == past.table.ranges[terms.ownCollection])
      return
    }
    let found = collections[terms.collection]
    let reading = TermReading(terms, of: table, in: plan, besides: found)
    var result = CollectionReading(isIncomplete: found.isIncomplete)
    // Each has an id of its own, so none is left out.
    _ = table.add(
      reading.readRecords(of: own), drafts: [], isComplete: true,
      diagnostics: &result.diagnostics)
    collections.append(result)
    isTakenOver.append(false)
    self.terms.append(reading)
  }

  /// Adds the records of a collection to the table. Returns the other results, with all that is wrong
  /// with the records.
  private mutating func add(
    _ files: GatheredFiles, of reader: CollectionReader
  ) -> CollectionReading {
    var found = files.reading
    var result = CollectionReading(isIncomplete: reader.plan.isIncomplete || found.isIncomplete)
    result.parts = files.parts
    result.diagnostics = reader.notes.diagnostics
    result.addNotes(of: reader, to: &found)
    result.diagnostics += found.diagnostics
    let areOthersRead = found.unreadable.count < reader.plan.files.count
    result.diagnostics += found.unreadable.flatMap { areOthersRead ? [$0.leftOut] : $0.diagnostics }
    result.drafts = found.drafts
    result.knownPaths = found.gaps.roots.known + (found.gaps.children?.known ?? [])
    result.leftOut = Set(found.leftOut)
    result.report(found.gaps, of: reader)
    if found.records.isEmpty, !found.leftOut.isEmpty {
      result.diagnostics += reader.harshConditions
      // That sections do not find its records is no second mistake.
      result.isIncomplete = true
    }
    let duplicates = table.add(
      found.records, drafts: found.drafts, isComplete: !result.isIncomplete,
      diagnostics: &result.diagnostics)
    result.report(duplicates, of: reader)
    result.reportSlips(found.gaps, of: reader, in: table)
    result.reportUnfilledFields(of: reader.plan, besides: found.gaps.roots, in: table)
    sources.merge(files.sources) { $1 }
    return result
  }
}

extension CollectionReading {
  /// Reads records from Markdown that no record took, if `from` names it. Other such files are kept
  /// aside, to be reported if no collection takes them.
  fileprivate mutating func addNotes(of reader: CollectionReader, to found: inout RecordReading) {
    let (notes, tree) = (reader.notes.byKey, reader.input.tree)
    guard !notes.isEmpty else { return }
    let keys = found.records.map(\.record.id.key) + found.drafts.map(\.key) + found.leftOut
    let taken = Set(byBytes: keys.compactMap { notes.found($0)?.name })
    let left = notes.names.filter { !taken.contains($0) }.compactMap { notes[$0] }
    for source in left.sorted(by: { precedesByBytes($0.file, $1.file) }) {
      guard let file = tree.index(of: source.file) else { continue }
      if reader.plan.loose.contains(file) {
        if isIncomplete { usedNotes.insert(file) }
        unusedNotes.append((source, file))
      } else {
        found.read(source.data)
      }
    }
    for key in taken {
      if let source = notes[key.text], let file = tree.index(of: source.file) {
        usedNotes.insert(file)
      }
    }
  }
}
