import VitrineDiagnostics
import VitrineModel
import VitrineText

/// The records of a collection while its files are read, with everything that is wrong with them.
///
/// Threads fill batches of their own, which are then joined in the order of the files.
struct RecordBatch: Sendable {
  /// Each record comes before those in its data, and `parent` is the index of the one that it is in.
  /// Pictures' assets are indices among the files of the content folder. Outputs and children are
  /// not known yet.
  private(set) var records: [Record] = []

  /// One for each record.
  private(set) var details: [RecordDetails] = []

  /// The parents that records name, by ascending index of the record.
  private(set) var parentNames: [(record: Int, name: ParentName)] = []
  var diagnostics: [Diagnostic] = []

  /// What the records lack, and what those in their data do, where the collection has such.
  var gaps: [RecordGaps]
  var drafts: [Draft] = []

  /// The keys of data that do not meet the conditions of the collection.
  var leftOut: [String] = []

  /// True if a file could not be read.
  var isIncomplete = false

  /// All that is wrong with each data file that cannot be read.
  var unreadable: [UnreadableContent] = []

  /// The Markdown files that were read, and the parts of data files, by their paths; empty if no
  /// results are kept.
  var sources: [ExactText: ReadMarkdown] = [:]
  var parts: [ExactText: [RecordPart]] = [:]

  init(of shape: RecordShape) {
    gaps = shape.ofAll.map { RecordGaps(of: $0.shape) }
  }

  /// The indices of the records that are in the data of no other.
  var roots: [Int] { records.indices.filter { records[$0].parent == nil } }

  mutating func add(_ record: Record, _ details: RecordDetails, parent: ParentName?) {
    if let parent { parentNames.append((records.count, parent)) }
    records.append(record)
    self.details.append(details)
  }

  /// Adds the records of the files, or parts of a file, that come after these.
  mutating func add(_ next: RecordBatch) {
    let start = records.count
    records += next.records
    for index in start..<records.count {
      if let parent = records[index].parent { records[index].parent = parent + start }
    }
    details += next.details
    parentNames += next.parentNames.map { ($0.record + start, $0.name) }
    diagnostics += next.diagnostics
    for index in gaps.indices { gaps[index].add(next.gaps[index]) }
    drafts += next.drafts
    leftOut += next.leftOut
    unreadable += next.unreadable
    if next.isIncomplete { isIncomplete = true }
    sources.merge(next.sources) { $1 }
    parts.merge(next.parts) { $1 }
  }

  /// Moves all places in the records' data file down by `lines`. Places in Markdown files stay.
  mutating func move(by lines: Int) {
    guard let file = records.first?.place.file else { return }
    func move(_ place: inout SourceLocation) {
      if place.file == file { place.line += lines }
    }
    func move(_ place: inout SourceLocation?) {
      guard var known = place else { return }
      move(&known)
      place = known
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

  /// Gives a record another key, and the records in its data with it. `inner` has these by the
  /// record that they are in.
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

/// The properties of a record that only reading needs.
struct RecordDetails: Sendable {
  /// The values that sections look up in it, in the order of its collection's names.
  var lookedUp: [FieldValue?]

  /// The values of fields that look up other records, as they are read, in the order of their
  /// declarations; empty until it is known which these are.
  var written: [FieldValue?] = []

  /// Where the values of fields that name other records stand, in the order of their declarations.
  var referencePlaces: [SourceLocation?] = []

  /// Where its link is written.
  var linkPlace: SourceLocation?

  /// Its declared place among its siblings; nil if it declares none.
  var order: Double?

  /// True if it has a page of its own.
  var hasPage = false

  /// True if it names a picture, even a missing one.
  var hasImage = false

  /// True if its id is made from its title, for want of another.
  var isNamedByTitle = false
}

/// The parent that a record names.
struct ParentName: Sendable {
  var key: String
  var place: SourceLocation

  /// True if the record stands in its parent and does not name it: then it is left out with it.
  var isImplied = false
}

/// A record that is left out until it is finished.
struct Draft: Sendable {
  var key: String

  /// The Markdown file of the draft, else the file with its data.
  var file: String
  var image: PictureReference?
  var body: Body?
}
