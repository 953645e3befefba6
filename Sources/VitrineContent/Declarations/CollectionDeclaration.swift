import VitrineDiagnostics
import VitrineModel

/// A collection as a page declares it: where its records come from and what they show.
struct CollectionDeclaration: Sendable {
  /// The name after `#`, where the page has several collections.
  var name: String?
  var sources: [Source] = []

  /// Where the array, or object of objects, of the records stands in a JSON or YAML file.
  var records: ValuePath?

  /// What data have to meet to be a record at all.
  var conditions: [Condition] = []
  var shape = RecordShape()

  /// Whether keys that `fields` takes nothing from are fields too.
  var takesOtherFields = false

  /// The field that names a record's parent.
  var parent: ValuePath?

  /// Where it stands.
  var place: SourceLocation

  struct Source: Sendable {
    var pattern: FilePattern
    var place: SourceLocation
  }
}

/// How the data of a record becomes its id, slots, fields and measures.
struct RecordShape: Sendable {
  var id: FieldSource?

  /// Whether what has no other id has its number among the records of its file or list, from 1.
  var numbersRows = false

  /// Nil without a map: then keys of the same names fill the slots, and the others are fields.
  var fields: [FieldMapping]?

  /// Where keys that it takes nothing from are fields too, those that it takes something from.
  var mappedKeys: Set<String>?
  var measures: [MeasureDeclaration] = []

  /// Every path that it takes something from, for telling those that lead nowhere.
  var paths: [NamedPath] = []

  /// Whether each record has a page, also without a body.
  var makesPages = false
  var children: ChildrenDeclaration?
}

/// Records inside a record.
indirect enum ChildrenDeclaration: Sendable {
  case records(at: ValuePath, declaredAt: SourceLocation, RecordShape)
}

/// What one slot or field of a record shows.
struct FieldMapping: Sendable {
  enum Source: Sendable {
    case value(FieldSource, type: TextType? = nil)
    case image(source: FieldSource, alternative: Alternative?, shape: Shape?)

    /// The paths of which the slot or field is filled.
    var paths: [ValuePath] {
      switch self {
      case .value(let source, type: _), .image(let source, alternative: _, shape: _): source.paths
      }
    }
  }

  /// The markup that the texts of a field are declared to hold.
  enum TextType: String, CaseIterable, Sendable {
    case markdown, html
  }

  /// What a picture shows, to those who do not see it.
  enum Alternative: Sendable {
    case text(FieldSource)

    /// It only decorates.
    case empty
  }

  /// The shape of a picture, width over height.
  enum Shape: Sendable {
    case ratio(Double)
    case source(FieldSource)
  }

  var name: String
  var source: Source

  /// Where the source is named.
  var place: SourceLocation
}

struct MeasureDeclaration: Sendable {
  var name: String
  var field: FieldSource
  var unit: String?
  var rule = MeasureRule()
}

/// Paths of a declaration, one of which records are expected to have.
struct NamedPath: Sendable {
  enum Use: Sendable {
    case id, title, other
  }

  /// Several where the first that is there counts.
  var alternatives: [ValuePath]
  var use: Use
  var place: SourceLocation
}
