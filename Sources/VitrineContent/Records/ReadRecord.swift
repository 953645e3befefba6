import VitrineDiagnostics
import VitrineModel
import VitrineText

/// A record as one source gives it, before its parent is found and its id is known to be unique.
struct ReadRecord: Sendable {
  /// Its picture's asset is an index among the files of the content folder; its `children`, `parent`
  /// and `output` are not known yet.
  var record: Record

  /// The values that sections look up in it, in the order of its collection's names.
  var lookedUp: [FieldValue?]

  /// True if it has a page of its own.
  var hasPage = false

  /// True if its id is made from its title, for want of another.
  var isNamedByTitle = false

  /// Its declared place among its siblings; nil if it declares none.
  var order: Double?
  var parent: ParentName?

  /// True if it names a picture, even a missing one.
  var hasImage = false

  /// Where its link is written.
  var linkPlace: SourceLocation?

  /// Where the values of fields that name other records stand, in the order of their declarations.
  var referencePlaces: [SourceLocation?] = []
  var children: [ReadRecord] = []

  struct ParentName: Sendable {
    var key: String
    var place: SourceLocation

    /// True if the record stands in its parent and does not name it: then it is left out with it.
    var isImplied = false
  }
}

/// A record that is left out until it is finished.
struct Draft: Sendable {
  var key: String

  /// The Markdown file of the draft, else the file with its data.
  var file: String
  var image: PictureReference?
  var body: Body?
}

/// The context for reading one record: all that is needed besides its data.
struct RecordContext: Sendable {
  /// The name of the collection, the first part of its records' ids.
  var collection: String
  var shape: RecordShape
  var parent: ValuePath?

  /// The conditions that data must meet to be a record.
  var conditions: [Condition] = []

  /// The paths that sections look up in the collection's records.
  var lookedUp: [ValuePath]
  var cells: Set<String>
  var includesDrafts: Bool

  /// The day of the build; nil where nothing is in the future.
  var today: CalendarDate?

  /// The number of leading folders that all files of the collection share; nil if it has one file,
  /// whose row numbers need no prefix.
  var sharedFolders: Int?
  var pictures: PictureFinder

  /// Returns the id that `id: row` gives the row `number` of `file`.
  func row(_ number: Int, of file: String) -> String {
    guard let sharedFolders else { return String(number) }
    let names = file.parentFolder.pathSegments().dropFirst(sharedFolders) + [Substring(file.stem)]
    return "\(names.joined(separator: "-"))-\(number)"
  }
}

/// The data of one record, and what else is known of it.
struct RecordData: Sendable {
  /// A map.
  var value: SourceValue

  /// The file it comes from.
  var file: String

  /// The id of a record whose data give none: its file's name, or its key in a map.
  var key: String?

  /// The id made from its number among the records of its file or list, from 1.
  var row: String?

  /// The record that it stands in, if its source says so without a value.
  var parent: ReadRecord.ParentName?

  /// True if it is the front matter of a Markdown file, which a curator wrote with slots in mind.
  var isFrontMatter = false

  /// The Markdown file that adds to it, or that it comes from.
  var markdown: MarkdownSource?

  var place: SourceLocation { value.location(in: file) }
}
