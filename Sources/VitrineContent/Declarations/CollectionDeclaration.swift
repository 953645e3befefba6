import VitrineDiagnostics
import VitrineModel

/// A collection as a page declares it: where its records come from and what they show.
struct CollectionDeclaration: Sendable {
  /// The name after `#`; nil unless it is declared in `collections`.
  var name: String?
  var sources: [Source] = []

  /// The path to the array, or object of objects, with the records in a JSON, YAML or TOML file, or to the
  /// elements that are records in an XML file.
  var records: ValuePath?

  /// The sheet of an Excel workbook; nil for the first visible one.
  var sheet: SectionDeclaration.Name?

  /// How Markdown files become several records; nil if each is one.
  var parse: MarkdownParse?

  /// The headings under which `parse` looks; empty for all of a file.
  var headings: [SectionDeclaration.Name] = []

  /// Data become a record only if they meet all of these.
  var conditions: [Condition] = []
  var shape = RecordShape()

  /// True if keys that `fields` takes nothing from become fields too.
  var takesOtherFields = false

  /// The path to the id of a record's parent.
  var parent: ValuePath?

  /// The fields whose values have pages.
  var terms: [TermsDeclaration] = []

  /// What a search of the site looks at in its records; nil if it does not say.
  var searched: SearchedCollection?

  /// The field with the state of its records.
  var statusField: SectionDeclaration.Name?

  /// The fields that `search` names.
  var searchedNames: [SectionDeclaration.Name] = []

  /// The encoding of the files with its data; nil for the one they declare, or UTF-8.
  var encoding: TextEncoding?

  /// Where it is declared.
  var place: SourceLocation

  struct Source: Sendable {
    var pattern: FilePattern
    var place: SourceLocation
  }
}

extension CollectionDeclaration {
  static let keys = ContentKeys<CollectionDeclaration>(
    "a collection",
    [
      ContentKey("from", .sources, \.sources, "Files, as 'list.json' or '*.md'."),
      ContentKey(
        "records", ContentType<String>.text.map(ValuePath.init), \.records,
        "Where the array is in the file, as 'report.items'; of XML the elements, as 'a/b'."),
      ContentKey(
        "encoding", .encoding, \.encoding, "That of its files if they are not in UTF-8."),
      ContentKey("sheet", .name, \.sheet, "The sheet of an Excel workbook; else the first."),
      ContentKey(
        "parse", .parse, \.parse,
        "What the records of a Markdown file are: the entries of its lists, the rows of its tables, or releases."
      ),
      ContentKey(
        "under", .headings, \.headings,
        "The headings under which 'parse' looks; else the whole file."),
      ContentKey(
        "where", .conditions, \.conditions,
        "What is a record at all; all conditions have to hold."),
      RecordShape.id.within(\.shape),
      RecordShape.fields.within(\.shape),
      ContentKey(
        "otherFields", .flag, \.takesOtherFields,
        "Whether keys that 'fields' takes nothing from are fields too."),
      ContentKey(
        "measures", .measures, \.shape.measures, "Numbers that builds compare, by their names."),
      ContentKey(
        "status", .status, \.shape.status,
        "The field with a record's state, and the states from the best to the worst."
      ).noting { $2.statusField = $0.value["field"].flatMap($1.name) },
      RecordShape.page.within(\.shape),
      ContentKey("parent", .path, \.parent, "The field with the id of the record above."),
      ContentKey("children", .children, \.shape.children, "Records under each record."),
      ContentKey("terms", .terms, \.terms, "Fields whose values each have a page."),
      ContentKey(
        "search", .searchedFields, \.searched,
        "Fields that a search looks at besides; 'false' leaves the records out of the site's."
      ).noting {
        if case .fields(let fields)? = $2.searched, !fields.isEmpty {
          $2.searchedNames = $1.lookedUpNames($0.value)
        }
      },
    ])
}

/// How the data of a record becomes its id, slots, fields and measures.
struct RecordShape: Sendable {
  var id: FieldSource?

  /// True if a record without another id is numbered among the records of its file or list, from 1.
  var numbersRows = false

  /// Nil without a `fields` map: then keys of the same names fill the slots, and all others become
  /// fields.
  var fields: [FieldMapping]?

  /// The keys that the map takes something from; nil unless all other keys become fields too.
  var mappedKeys: Set<String>?
  var measures: [MeasureDeclaration] = []
  var status: StatusRule?

  /// Every path that it takes something from, to report those that no record has.
  var paths: [NamedPath] = []

  /// True if each record has a page, even without a body.
  var makesPages = false
  var children: ChildrenDeclaration?
}

extension RecordShape {
  /// What the slot of dates and the fields with a type hold, by their names.
  var forms: [String: FieldForm] {
    var forms = [RecordSlot.date.rawValue: FieldForm(type: .date)]
    for mapping in fields ?? [] where mapping.form.type != nil {
      forms[mapping.name] = mapping.form
    }
    return forms
  }

  /// The fields that may hold links.
  var fieldsOfLinks: Set<String> {
    Set((fields ?? []).lazy.filter { $0.source.form.type == .link || $0.lookup != nil }.map(\.name))
  }

  /// The fields whose values name records of another collection.
  var references: [FieldMapping] { (fields ?? []).filter(\.isReference) }

  /// The fields that say something of records of another collection.
  var lookups: [(name: String, lookup: FieldLookup)] {
    (fields ?? []).compactMap { mapping in mapping.lookup.map { (mapping.name, $0) } }
  }

  /// True if records or those inside of them may have links in fields.
  var hasLinks: Bool { ofAll.contains { !$0.shape.fieldsOfLinks.isEmpty } }

  /// The shape of the records themselves and that of those inside of them, if there are any.
  var ofAll: [(shape: RecordShape, isOfChildren: Bool)] {
    guard case .records(_, _, let shape) = children else { return [(self, false)] }
    return [(self, false), (shape, true)]
  }

  /// The shape of the records themselves, or of those inside of them; nil if there are none inside.
  func shape(isOfChildren: Bool) -> RecordShape? {
    ofAll.first { $0.isOfChildren == isOfChildren }?.shape
  }

  /// Says what the values are that the field `name` shows of other records.
  mutating func setShownForm(_ form: FieldForm, of name: String, isOfChildren: Bool) {
    if isOfChildren {
      guard case .records(let path, let place, var shape) = children else { return }
      shape.setShownForm(form, of: name, isOfChildren: false)
      children = .records(at: path, declaredAt: place, shape)
    } else if let index = fields?.lastIndex(where: { $0.name == name }) {
      fields?[index].shownForm = form
    }
  }
}

/// Records inside a record.
indirect enum ChildrenDeclaration: Sendable {
  case records(at: ValuePath, declaredAt: SourceLocation, RecordShape)
}

/// How one slot or field of a record is filled.
struct FieldMapping: Sendable {
  enum Source: Sendable {
    case value(FieldSource, FieldForm = FieldForm())
    case image(source: FieldSource, alternative: Alternative?, shape: Shape?)

    /// The paths whose values can fill the slot or field.
    var paths: [ValuePath] {
      switch self {
      case .value(let source, let form): source.paths + (form.computation?.paths ?? [])
      case .image(let source, alternative: _, shape: _): source.paths
      }
    }

    /// The value in a record's data; nil if there is none.
    func value(in record: SourceValue) -> SourceValue? {
      switch self {
      case .value(let source, _): source.value(in: record)
      case .image(let source, alternative: _, shape: _): source.value(in: record)
      }
    }

    var form: FieldForm { if case .value(_, let form) = self { form } else { FieldForm() } }

    /// True if it is declared what records without a value show.
    var mayBeMissing: Bool {
      switch self {
      case .value(.state, _), .value(.otherwise, _): true
      case .value, .image: false
      }
    }
  }

  /// The alternative text of a picture, for readers who do not see it.
  enum Alternative: Sendable {
    case text(FieldSource)

    /// The picture only decorates.
    case empty
  }

  /// The shape of a picture, width over height.
  enum Shape: Sendable {
    case ratio(Double)
    case source(FieldSource)
  }

  var name: String
  var source: Source

  /// What is asked of its values; nil for nothing.
  var rules: FieldRules?

  /// What the values are that it shows of other records; nil if it shows none.
  var shownForm: FieldForm?

  /// Where the source is named.
  var place: SourceLocation
}

extension FieldMapping {
  /// The records that the field says something of; nil if it is about its own record.
  var lookup: FieldLookup? {
    rules.flatMap {
      $0.lookup.collection != nil && RecordSlot(rawValue: name) == nil ? $0.lookup : nil
    }
  }

  /// True if its values name records of another collection.
  var isReference: Bool { rules?.reference != nil || lookup?.isOfOwnID == false }

  /// What its values are.
  var form: FieldForm { shownForm ?? source.form.ofResult }
}

struct MeasureDeclaration: Sendable {
  var name: String
  var field: FieldSource
  var unit: String?
  var rule = MeasureRule()
}

/// Alternative paths of a declaration; records are expected to have at least one.
struct NamedPath: Sendable {
  enum Use: Sendable {
    case id, title, other
  }

  /// In order: the first path that a record has gives the value.
  var alternatives: [ValuePath]
  var use: Use
  var place: SourceLocation
}
