import VitrineDiagnostics
import VitrineModel
import VitrineText

/// A record as one source says it, before it is known what stands above it and whether it is alone
/// with its id.
struct ReadRecord: Sendable {
  /// Its picture's asset is an index among the files of the content folder; its `children`, `parent`
  /// and `output` are not known yet.
  var record: Record

  /// What the sections that show its collection look up, in the order of the collection's names.
  var lookedUp: [FieldValue?]

  /// Whether it has a page of its own.
  var hasPage = false

  /// Whether its id is made of its title, for want of another.
  var isNamedByTitle = false

  /// Its place among its siblings, where it says one.
  var order: Double?
  var parent: ParentName?

  /// Whether it names a picture, also one that is not there.
  var hasImage = false

  /// Where its link is written.
  var linkPlace: SourceLocation?
  var children: [ReadRecord] = []

  struct ParentName: Sendable {
    var key: String
    var place: SourceLocation
  }
}

/// A record that is left out until it is finished.
struct Draft: Sendable {
  var key: String

  /// Where it is said to be one, or its data stand.
  var file: String
  var image: PictureReference?
  var body: Body?
}

/// What reading one record takes beside its data.
struct RecordContext: Sendable {
  /// The name of the collection, the first part of its records' ids.
  var collection: String
  var shape: RecordShape
  var parent: ValuePath?

  /// What data have to meet to be a record, and where each condition looks.
  var conditions: [(condition: Condition, path: ValuePath)] = []

  /// What the sections that show the collection look up in a record.
  var lookedUp: [ValuePath]
  var cells: Set<String>
  var includesDrafts: Bool

  /// How many folders lead to all files of the collection; nil where it has one file, whose rows have
  /// numbers of their own.
  var sharedFolders: Int?
  var pictures: PictureFinder

  /// What `id: row` names a row of a file.
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

  /// The file it stands in.
  var file: String

  /// The id of a record whose data say none: its file's name, or its key in a map.
  var key: String?

  /// Its number among the records of its file or list, from 1, where it has no such name.
  var row: String?

  /// Whether it is the front matter of a Markdown file, whose keys are an item's.
  var isFrontMatter = false

  /// The Markdown file that adds to it, or that it is.
  var markdown: MarkdownSource?

  var place: SourceLocation { SourceLocation(file: file, line: value.line, column: value.column) }
}
