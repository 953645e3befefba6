import VitrineContent
import VitrineData
public import VitrineModel
public import VitrineText

extension SiteSnapshot {
  /// An item of a collection, as pages show it.
  public struct Record: Hashable, Sendable {
    /// `collection/key`, unique in the site and the same from build to build.
    public var id: String
    public var title: String

    /// The record's own page, relative to the site, or nil if it does not have one.
    public var url: String?

    /// The name of the cell that shows the record.
    public var cell: String

    /// Whether the record's own file names the cell.
    public var hasOwnCell = false

    /// The hash of what the record's cells show.
    public var hash: ContentHash

    /// A hash for each form of a cell in which lists show the record, unless the only form is
    /// `cell`.
    public var forms: [Form] = []

    /// The hash of what the record's own page shows in addition to its cells, and the hash of
    /// everything on that page. Nil for a record without a page.
    public var page: ContentHash?
    public var whole: ContentHash?

    /// The fields that the record's cell shows, in the cell's order.
    public var fields: [Field]

    /// Measures with unique names.
    public var measures: [Measure] = []

    /// The state of the record.
    public var status: String?
  }

  /// A form of a cell, `tile` or `tile wide`, and the hash of what it shows of a record.
  public struct Form: Hashable, Sendable {
    public var name: String
    public var hash: ContentHash
  }
}

extension SiteSnapshot.Record: SnapshotObject {
  static let members: [SnapshotMember<Self>] = [
    SnapshotMember("title", { $0.title }, { $0.title = $1 }, .text, "its title"),
    SnapshotMember(
      "url", { $0.url }, { $0.url = $1 }, .path, "the path of its own page, if it has one"),
    SnapshotMember("cell", { $0.cell }, { $0.cell = $1 }, .text, "the cell that shows it"),
    SnapshotMember(
      "ownCell", { $0.hasOwnCell }, { $0.hasOwnCell = $1 }, .flag, usual: false,
      "whether it sets its cell itself"),
    SnapshotMember("hash", { $0.hash }, { $0.hash = $1 }, .hash, "the hash of what its cells show"),
    SnapshotMember(
      "forms", { $0.forms }, { $0.forms = $1 }, .forms, usual: [],
      "the hashes of several cells, or of one in a form of its own"),
    SnapshotMember(
      "page", { $0.page }, { $0.page = $1 }, .hash, "the hash of what else its own page shows"),
    SnapshotMember(
      "whole", { $0.whole }, { $0.whole = $1 }, .hash,
      "the hash of everything that its own page shows"),
    SnapshotMember(
      "fields", { $0.fields }, { $0.fields = $1 }, Field.list, "what its cells show, in their order"
    ).with(\.isList),
    SnapshotMember(
      "measures", { $0.measures }, { $0.measures = $1 },
      "its measures; also `reported`: the last value that was an update, if the present one "
        + "is within `noise` of it",
      isLeftOut: \.isEmpty
    ) { measures, json in
      json.numbers("measures", measures.map { ($0.name, $0.value) })
      let reported = measures.compactMap { measure in measure.reported.map { (measure.name, $0) } }
      if !reported.isEmpty { json.numbers("reported", reported) }
    } read: { record throws(SnapshotFileError) in
      let reported = try Dictionary(firstOf: record.numbers("reported"))
      return try record.numbers("measures").map { name, value in
        SiteSnapshot.Measure(name: name, value: value, reported: reported[name])
      }
    },
    SnapshotMember("status", { $0.status }, { $0.status = $1 }, .text, "its state"),
  ]

  init() {
    self.init(id: "", title: "", url: nil, cell: "", hash: ContentHash(value: 0), fields: [])
  }

  var key: String { id }

  var parts: [Field] {
    get { fields }
    set { fields = newValue }
  }

  /// Records by their ids, each on its own line.
  static let list = SnapshotCoding { reader, key throws(SnapshotFileError) in
    try reader.objects(key, by: 512) { id, members throws(SnapshotFileError) in
      var record = try Self(members)
      record.id = id
      return record
    }
  } write: { records, json in
    json.object { json in
      json.lines(records, by: 512) { json, record in
        json.key(record.id)
        record.write(to: &json)
      }
    }
  }
}

extension Field: SnapshotPart {
  var key: String { name }

  func reversal(to old: Field) -> FieldValue? { value == old.value ? nil : old.value }

  func reverted(by value: FieldValue) -> Field { Field(name: name, value: value) }

  static let list = SnapshotCoding { reader, key throws(SnapshotFileError) in
    try reader.object(key).map { FieldValue.field($0) }
  } write: {
    $1.value(.object($0))
  }

  static let reversal = SnapshotCoding<FieldValue>.value
}

extension SnapshotCoding<[SiteSnapshot.Form]> {
  fileprivate static let forms = Self { reader, key throws(SnapshotFileError) in
    let forms = try reader.part(key)
    return try reader.object(key).map { form throws(SnapshotFileError) in
      SiteSnapshot.Form(name: form.key, hash: try forms.hash(form.key))
    }
  } write: { forms, json in
    json.object { json in
      for form in forms { json.member(form.name, "\(form.hash)") }
    }
  }
}

extension JSONWriter {
  mutating func numbers(_ key: String, _ numbers: [(name: String, value: Double)]) {
    object(key) { json in
      for (name, value) in numbers {
        json.key(name)
        json.number(value)
      }
    }
  }
}
