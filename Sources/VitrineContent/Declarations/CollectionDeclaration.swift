package import VitrineDiagnostics
import VitrineFormats
package import VitrineModel

/// A collection as declared in a page: where its records come from and what they show.
package struct CollectionDeclaration: Sendable {
  /// The name after `#`, or nil if the collection is not declared in `collections`.
  var name: String?
  var sources: [Source] = []

  /// The path to the records in a file: to an array or an object of objects in JSON, YAML or TOML,
  /// or to elements in XML.
  package var records: ValuePath?

  /// The sheet of an Excel workbook, or nil for the first visible one.
  var sheet: SectionDeclaration.Name?

  /// Which records are attempts at one thing, of which only the last is shown.
  var attempts: AttemptsDeclaration?

  /// How a Markdown file is split into records, or nil if each file is one record.
  package var parse: MarkdownParse?

  /// The headings under which `parse` looks for records. Empty for the whole file.
  var headings: [SectionDeclaration.Name] = []

  /// An entry of the data becomes a record only if it meets all of these.
  var conditions: [Condition] = []
  var shape = RecordMapping()

  /// Whether keys that `fields` does not use become fields too.
  var includesOtherFields = false

  /// The path to the id of a record's parent.
  var parent: ValuePath?

  /// The addresses of its records' pages, or nil for their ids in the folder of its page.
  var address: AddressPattern?

  /// The fields whose values get pages of their own.
  var terms: [TermsDeclaration] = []

  /// The parts of these records that the site search covers, or nil if `search` is not set.
  var searched: SearchedCollection?

  /// The formats in which its page offers the records, or nil in it for all. Nil without
  /// `download`.
  var download: LocatedValue<[String]?>?

  /// The machine-readable description of its records, with the fields in its `map`.
  var kind: ItemDescription?
  var mappedNames: [SectionDeclaration.Name] = []
  var isCited = false

  /// Whether they have manifests for viewers of pictures. Nil without `iiif: true`.
  var iiif: LocatedValue<Bool>?

  /// The field that contains a record's status.
  var statusField: SectionDeclaration.Name?

  /// The fields listed in `search`.
  var searchedNames: [SectionDeclaration.Name] = []

  /// The encoding of the data files, or nil for the one they declare, with UTF-8 as the default.
  var encoding: TextEncoding?

  /// Nil for the setting of the site.
  var zoom: Bool?

  package var place: SourceLocation

  package init(name: String? = nil, place: SourceLocation) {
    self.name = name
    self.place = place
  }

  struct Source: Sendable {
    var pattern: FilePattern
    var place: SourceLocation
  }
}

extension CollectionDeclaration {
  static let keys = ContentKeys<CollectionDeclaration>(
    "a collection",
    [
      ContentKey("from", .sources, \.sources, "The files to read, such as 'list.json' or '*.md'."),
      ContentKey(
        "records", ContentType<String>.text.map(ValuePath.init), \.records,
        "The path of the array in the file, such as 'report.items', or of the elements in XML, such as 'a/b'."
      ),
      ContentKey(
        "encoding", .encoding, \.encoding, "The encoding of its files, if it is not UTF-8."),
      ContentKey("sheet", .name, \.sheet, "The sheet of an Excel workbook; by default the first."),
      ContentKey(
        "parse", .parse, \.parse,
        "What becomes a record in a Markdown file: the entries of its lists, the rows of its tables, or releases."
      ),
      ContentKey(
        "under", .headings, \.headings,
        "The headings to parse below; by default the whole file."),
      ContentKey(
        "where", .conditions, \.conditions,
        "Which records to read; they must meet all conditions."),
      RecordMapping.id.within(\.shape),
      RecordMapping.fields.within(\.shape),
      ContentKey(
        "otherFields", .flag, \.includesOtherFields,
        "Whether keys that 'fields' does not use become fields too."),
      ContentKey(
        "pictureFields", .pictureFields, \.shape.pictureFields,
        "The metadata of picture files to turn into fields; by default, 'fields' of 'pictures' in site.yml."
      ),
      ContentKey(
        "zoom", .flag, \.zoom,
        "Whether visitors can zoom into its large pictures up to their full size; by default, 'zoom' of 'pictures' in site.yml."
      ),
      ContentKey(
        "measures", .measures, \.shape.measures, "Numbers to compare between builds, by name."),
      ContentKey(
        "status", .status, \.shape.status,
        "The field with a record's state, and the states from best to worst."
      ).afterReading { $2.statusField = $0.value["field"].flatMap($1.name) },
      RecordMapping.page.within(\.shape),
      ContentKey(
        "address", .address, \.address,
        "The addresses of its pages, such as '/<year>/<id>/'; by default, their ids in the page's folder."
      ),
      ContentKey("parent", .path, \.parent, "The field with the id of the parent record."),
      ContentKey("children", .children, \.shape.children, "Child records of each record."),
      ContentKey(
        "attempts", .attempts, \.attempts,
        "Which records are attempts at one thing, such as retries of a test; the last is shown."),
      ContentKey("terms", .terms, \.terms, "Fields whose values each have a page."),
      ContentKey(
        "download", .download, \.download,
        "Whether the page offers its items as data, or the formats to offer."),
      ContentKey(
        "kind", .kind, \.kind,
        "What its items are, as a type of schema.org such as 'Book'; pages then describe them to machines."
      ).afterReading {
        $2.mappedNames = ($0.value["map"]?.members ?? []).compactMap { [reader = $1] in
          reader.name($0.value)
        }
      },
      ContentKey(
        "cite", .flag, \.isCited,
        "Whether items show how to cite them, and the page offers files for reference managers."),
      ContentKey(
        "iiif", ContentType<Bool>.placed, \.iiif,
        "Whether items with pictures have IIIF manifests, and the page lists these."),
      ContentKey(
        "search", .searchedFields, \.searched,
        "Additional fields to search; 'false' excludes the records from the site's search."
      ).afterReading {
        if case .fields(let fields)? = $2.searched, !fields.isEmpty {
          $2.searchedNames = $1.lookedUpNames($0.value)
        }
      },
    ])
}

/// How the data of a record becomes its id, slots, fields and measures.
struct RecordMapping: Sendable {
  var id: FieldSource?

  /// Whether a record without an id gets its number, from 1, among the records of its file or list.
  var numbersRows = false

  /// Nil without a `fields` map: then keys with the name of a slot fill that slot, and all others
  /// become fields.
  var fields: [FieldMapping]?

  /// What a file says about the slot `date` of its records if there is no `fields` map.
  var date = FieldType()

  /// The keys that `fields` uses, or nil unless all other keys become fields too.
  var mappedKeys: Set<String>?
  var measures: [MeasureDeclaration] = []

  /// The properties of records' picture files that become fields. Nil until the whole site is
  /// declared, if they are those of the site.
  var pictureFields: [PictureField]?
  var status: StatusRule?

  /// All paths that are read, to report those that no record has.
  var paths: [NamedPath] = []

  /// Whether each record gets a page, even without a body.
  var makesPages = false
  var children: ChildrenDeclaration?
}

extension RecordMapping {
  /// The types of fields that declare one, and of the date slot, by name.
  var forms: [String: FieldType] {
    var forms = [RecordSlot.date.rawValue: FieldType(type: .date)]
    for field in pictureFields ?? [] where takesType(of: field) {
      forms[field.rawValue] = FieldType(type: field.type)
    }
    for mapping in fields ?? [] where mapping.form.type != nil {
      forms[mapping.name] = mapping.form
    }
    return forms
  }

  /// Whether the values of a field have the type of those in pictures. Another type can be declared
  /// for it.
  func takesType(of field: PictureField) -> Bool {
    field.type != nil
      && !(fields ?? []).contains { $0.name == field.rawValue && $0.form.type != nil }
  }

  /// The fields that can contain links.
  var fieldsOfLinks: Set<String> {
    Set((fields ?? []).lazy.filter { $0.source.form.type == .link || $0.lookup != nil }.map(\.name))
  }

  /// The fields whose values refer to records of another collection.
  var references: [FieldMapping] { (fields ?? []).filter(\.isReference) }

  /// The fields that show values of records of another collection.
  var lookups: [(name: String, lookup: FieldLookup)] {
    (fields ?? []).compactMap { mapping in mapping.lookup.map { (mapping.name, $0) } }
  }

  /// Whether fields of records or of their children can contain links.
  var hasLinks: Bool { allMappings.contains { !$0.shape.fieldsOfLinks.isEmpty } }

  /// The shape of the records, followed by the shape of their children if there are any.
  var allMappings: [(shape: RecordMapping, isOfChildren: Bool)] {
    guard case .records(_, _, let shape) = children else { return [(self, false)] }
    return [(self, false), (shape, true)]
  }

  /// The shape of the records or of their children. Returns nil if they have no children.
  func shape(isOfChildren: Bool) -> RecordMapping? {
    allMappings.first { $0.isOfChildren == isOfChildren }?.shape
  }

  /// Sets the type of the values that the field `name` takes from other records.
  mutating func setShownForm(_ form: FieldType, of name: String, isOfChildren: Bool) {
    if isOfChildren {
      guard case .records(let path, let place, var shape) = children else { return }
      shape.setShownForm(form, of: name, isOfChildren: false)
      children = .records(at: path, declaredAt: place, shape)
    } else if let index = fields?.lastIndex(where: { $0.name == name }) {
      fields?[index].shownForm = form
    }
  }
}

/// Where a record's data contains its children.
indirect enum ChildrenDeclaration: Sendable {
  case records(at: ValuePath, declaredAt: SourceLocation, RecordMapping)
}

/// How a slot or field of a record is filled.
struct FieldMapping: Sendable {
  enum Source: Sendable {
    case value(FieldSource, FieldType = FieldType())
    case pictures(FieldSource, PictureDeclaration)

    /// The paths whose values can fill the slot or field.
    var paths: [ValuePath] {
      switch self {
      case .value(let source, let form): source.paths + (form.computation?.paths ?? [])
      case .pictures(let source, _): source.paths
      }
    }

    /// The value in a record's data, or nil if there is none.
    func value(in record: SourceValue) -> SourceValue? {
      switch self {
      case .value(let source, _): source.value(in: record)
      case .pictures(let source, _): source.value(in: record)
      }
    }

    var form: FieldType { if case .value(_, let form) = self { form } else { FieldType() } }

    /// Whether the declaration has a default for records without a value.
    var mayBeMissing: Bool {
      switch self {
      case .value(.state, _), .value(.otherwise, _): true
      case .value, .pictures: false
      }
    }
  }

  /// The alternative text of a picture.
  enum Alternative: Sendable {
    case text(FieldSource)

    /// The picture is decorative.
    case empty
  }

  /// The aspect ratio of a picture, width divided by height.
  enum Shape: Sendable {
    case ratio(Double)
    case source(FieldSource)
  }

  var name: String
  var source: Source

  /// The checks on its values, or nil if there are none.
  var rules: FieldRules?

  /// The type of the values that it takes from other records, or nil if it takes none.
  var shownForm: FieldType?

  /// Where the source is declared.
  var place: SourceLocation
}

extension FieldMapping {
  /// The lookup in another collection that fills the field, or nil if its value is the record's
  /// own.
  var lookup: FieldLookup? {
    rules.flatMap {
      $0.lookup.collection != nil && RecordSlot(rawValue: name) == nil ? $0.lookup : nil
    }
  }

  /// Whether its values refer to records of another collection.
  var isReference: Bool { rules?.reference != nil || lookup?.looksUpOwnID == false }

  /// The type of its values.
  var form: FieldType { shownForm ?? source.form.resultType }
}

struct MeasureDeclaration: Sendable {
  var name: String
  var field: FieldSource

  /// The number that is subtracted, such as the time at which something started.
  var start: FieldSource?
  var unit: String?
  var rule = MeasureRule()
}

/// Alternative paths in a declaration. At least one is expected in some record.
struct NamedPath: Sendable {
  enum Use: Sendable {
    case id, title, other
  }

  /// In order of preference: the first path with a value wins.
  var alternatives: [ValuePath]
  var use: Use
  var place: SourceLocation
}
