import VitrineDiagnostics
import VitrineModel
import VitrineText

/// The records of a collection while its files are read, with all mistakes found in them.
///
/// Each thread fills its own batch. The batches are then joined in the order of the files.
struct RecordBatch: Sendable {
  /// A record precedes the records in its data, whose `parent` is its index. Assets of pictures are
  /// indices of files in the content folder. Outputs and children are not known yet.
  var records: [Record] = []

  /// One for each record.
  var details: [RecordDetails] = []

  /// The parents that records name, ordered by the record's index.
  var parentNames: [(record: Int, name: ParentName)] = []
  var diagnostics: [Diagnostic] = []

  /// The values that are missing in the records and, if the collection has children, in those.
  var missingValues: [MissingValues]
  var drafts: [Draft] = []

  /// The keys of data that do not meet the conditions of the collection.
  var omitted: [String] = []

  /// Whether other records of its files may say what values mean, or have said so.
  var dependsOnColumns = false

  /// Whether a file could not be read.
  var isIncomplete = false

  /// The pictures whose files were read for fields.
  var photographs: Set<ExactText> = []

  /// For each data file that cannot be read, everything that is wrong with it.
  var unreadable: [UnreadableContent] = []

  /// The Markdown files that were read, and the parts of data files, by path. Empty if results are
  /// not kept.
  var sources: [ExactText: MarkdownReadResult] = [:]
  var parts: [ExactText: [RecordChunk]] = [:]

  /// The records that are attempts, with the value that they share, and the number or text by which they
  /// are ordered.
  var attempts: [(record: Int, same: ExactText, number: Double, text: String)] = []

  /// The attempts that later attempts replace, once all files are read.
  var replaced: Set<Int> = []

  init(of shape: RecordMapping) {
    missingValues = shape.allMappings.map { MissingValues(of: $0.shape) }
  }

  /// The indices of records that are not in the data of another record.
  var roots: [Int] {
    records.indices.filter { records[$0].parent == nil && !replaced.contains($0) }
  }

  mutating func add(_ record: Record, _ details: RecordDetails, parent: ParentName?) {
    if let parent { parentNames.append((records.count, parent)) }
    records.append(record)
    self.details.append(details)
  }

  /// Appends the records of the files, or parts of a file, that follow.
  mutating func add(_ next: RecordBatch) {
    let start = records.count
    records += next.records
    for index in start..<records.count {
      if let parent = records[index].parent { records[index].parent = parent + start }
    }
    details += next.details
    parentNames += next.parentNames.map { ($0.record + start, $0.name) }
    attempts += next.attempts.map { ($0.record + start, $0.same, $0.number, $0.text) }
    diagnostics += next.diagnostics
    for index in missingValues.indices { missingValues[index].add(next.missingValues[index]) }
    drafts += next.drafts
    omitted += next.omitted
    unreadable += next.unreadable
    if next.isIncomplete { isIncomplete = true }
    if next.dependsOnColumns { dependsOnColumns = true }
    photographs.formUnion(next.photographs)
    sources.merge(next.sources) { $1 }
    parts.merge(next.parts) { $1 }
  }

  /// Moves all locations in the records' data file down by `lines`. Locations in Markdown files are
  /// unchanged.
  mutating func move(by lines: Int) {
    guard let file = records.first?.place.file else { return }
    func move(_ place: inout SourceLocation) {
      if place.file == file { place.line += lines }
    }
    func move(_ place: inout SourceLocation?) {
      if place?.file == file { place?.line += lines }
    }
    for index in records.indices {
      if case .text(let text, at: var place, let isHTML)? = records[index].body {
        move(&place)
        records[index].body = .text(text, at: place, isHTML: isHTML)
      }
      move(&records[index].place)
      move(&details[index].linkPlace)
      for place in details[index].referencePlaces.indices {
        move(&details[index].referencePlaces[place])
      }
    }
    for index in parentNames.indices { move(&parentNames[index].name.place) }
  }

  /// Changes the key of a record, and of the records in its data. `inner` lists these for each
  /// record.
  mutating func rename(_ index: Int, to key: String, _ inner: [Int: [Int]]) {
    let old = records[index].id.key
    records[index].id.key = key
    for child in inner[index] ?? [] {
      let childKey = records[child].id.key
      if childKey.hasPrefix(old + "/") {
        rename(child, to: key + childKey.dropFirst(old.count), inner)
      }
    }
  }
}

/// The properties of a record that are only used while reading.
struct RecordDetails: Sendable {
  /// The values that sections look up, in the order of its collection's names.
  var lookedUp: [FieldValue?]

  /// The original values of fields that look up other records, in the order of declaration. Empty
  /// until the lookups are known.
  var written: [FieldValue?] = []

  /// The locations of values that refer to other records, in the order of the fields' declarations.
  var referencePlaces: [SourceLocation?] = []

  /// The location of its link.
  var linkPlace: SourceLocation?

  /// Its declared order among its siblings, or nil if it declares none.
  var order: Double?

  /// Whether it has its own page.
  var hasPage = false

  /// Whether its slots `image` and `images` refer to pictures, even if these are missing.
  var hasImage = false
  var hasImages = false

  /// Whether its id is made from its title because it has no other.
  var isNamedByTitle = false
}

/// The parent that a record names.
package struct ParentName: Sendable {
  var key: String
  var place: SourceLocation

  /// Whether the parent is implied because the record is inside it. Then it is left out together
  /// with its parent.
  var isImplied = false
}

/// A record that is left out until it is finished.
struct Draft: Sendable {
  var key: String

  /// The Markdown file of the draft, or the file with its data.
  var file: String
  var pictures: [PictureReference]
  var body: Body?
}
