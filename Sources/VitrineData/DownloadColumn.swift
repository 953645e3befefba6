import VitrineModel
import VitrineText

/// A value that the items of a file can have: a member in JSON, one or more columns in CSV.
struct DownloadColumn: Sendable {
  /// Unique in the file, and usable as a path in declarations.
  let key: String
  let target: Target
  var type: PageDownloads.FieldType

  /// Returns a value that JSON can express, or nil if the record has none.
  let value: @Sendable (Record) -> FieldValue?

  /// The part of a record that the value becomes when Vitrine reads the file again.
  enum Target: Sendable {
    case id, parent, picture, nothing

    /// All pictures and other media. They include the one of the target `picture`, which is then
    /// not read again.
    case pictures

    /// A slot, the cell or the text.
    case slot(String)

    /// A field, by the name that it has when the file is read again.
    case field(String)
    case measure(Record.Measure)
    case status(StatusRule)
  }
}

extension DownloadColumn {
  /// The columns that at least one of the records has a value for.
  static func all(
    of records: [Record], types: [String: PageDownloads.FieldType],
    in site: DownloadedItems.Site
  ) -> [DownloadColumn] {
    var columns: [DownloadColumn] = []
    let names = records.fieldNames
    let taken = names + records.firstMeasures.map(\.name)
    func add(
      _ name: String, _ target: Target, type: PageDownloads.FieldType = .init(name: nil),
      value: @escaping @Sendable (Record) -> FieldValue?
    ) {
      let value = { @Sendable (record: Record) -> FieldValue? in
        value(record).flatMap { $0.isEmpty ? nil : type.plain($0, site.relative) }
      }
      guard records.contains(where: { value($0) != nil }) else { return }
      let key = freeKey(for: name, besides: columns.map(\.key), among: taken)
      columns.append(DownloadColumn(key: key, target: target, type: type, value: value))
    }
    add("id", .id) { .text($0.id.key) }
    add("parent", .parent) { $0.parent.map { .text(site.content.records[$0].id.key) } }
    for slot in RecordSlot.allCases {
      switch slot {
      case .image:
        add("image", .picture) { $0.image.map { .object(site.parts(of: $0)) } }
      case .images:
        if records.allSatisfy(\.media.isEmpty) { continue }
        add("images", .pictures) { record in
          let image = record.image.map { [FieldValue.object(site.parts(of: $0))] }
          return .list(
            record.media.isEmpty ? image ?? [] : record.media.map { .object(site.parts(of: $0)) })
        }
      case .link: add("link", .slot("link")) { $0.link.map { .text(site.relative($0)) } }
      case .date: add("date", .slot("date"), type: .init(name: "date")) { $0[slot] }
      default: add(slot.rawValue, .slot(slot.rawValue)) { $0[slot] }
      }
    }
    for name in names {
      // A field with the name of a slot would fill that slot. `types` has the slot's type then.
      let isSlot = RecordKeys.isSlotOfData(name)
      let ownName = isSlot ? numbered(name, besides: taken) : name
      let type = isSlot ? nil : types[name]
      add(ownName, .field(ownName), type: type ?? .init(name: nil)) { record in
        record.fields.first { $0.name == name }?.value
      }
    }
    for measure in records.firstMeasures {
      add(measure.name, .measure(measure), type: .init(name: "number", unit: measure.unit)) {
        $0.measures.first { $0.name == measure.name }.map {
          .number(FieldValue.Number(value: $0.value, literal: $0.literal))
        }
      }
    }
    if let rule = records.lazy.compactMap(\.status?.rule).first {
      if columns.contains(where: { $0.key == rule.field }) {
        columns.append(
          DownloadColumn(key: "", target: .status(rule), type: .init(name: nil)) { _ in nil })
      } else {
        add(rule.field, .status(rule)) { ($0.status?.state).map(FieldValue.text) }
      }
    }
    add("cell", .slot("cell")) { $0.cell.map(FieldValue.text) }
    add("url", .nothing) { $0.output.map { .text(site.address(of: $0)) } }
    let isHTML = records.lazy.compactMap { site.bodies[$0.id]?.isHTML }.first ?? false
    add("body", .slot("body"), type: .init(name: isHTML ? "html" : nil)) {
      site.bodies[$0.id].map { .text($0.text) }
    }
    return columns
  }

  /// The parts of its pictures, which are columns of their own in CSV.
  func parts(of records: [Record]) -> [PicturePart] {
    var known: Set<String> = []
    for case .object(let fields) in records.flatMap({ value($0)?.elements ?? [] }) {
      known.formUnion(fields.map(\.name))
    }
    return PicturePart.allCases.filter { known.contains($0.rawValue) }
  }

  /// Returns a name that no other column has and that as a path leads to it alone. `names` are
  /// those of all fields and measures.
  private static func freeKey(
    for name: String, besides taken: [String], among names: [String]
  ) -> String {
    let isPath =
      name.first?.isWhitespace == false && name.last?.isWhitespace == false && name != "*"
      && !name.hasPrefix("../") && !name.contains { "<>{".contains($0) || $0.isNewline }
      && !(RecordKeys.all + names).contains { name.hasPrefix("\($0).") }
    let base = isPath ? name : "field"
    if isPath, !taken.contains(base) { return base }
    return numbered(base, besides: taken)
  }

  private static func numbered(_ name: String, besides taken: [String]) -> String {
    (2...).lazy.map { "\(name) \($0)" }.first { !taken.contains($0) }!
  }
}

extension [Record] {
  /// The names of all fields. A name follows the one that it follows in the first record with it.
  fileprivate var fieldNames: [String] {
    var names: [String] = []
    var previous: [String] = []
    for record in self {
      let own = record.fields.map(\.name)
      if own == previous { continue }
      previous = own
      var place = 0
      for name in own {
        if let known = names.firstIndex(of: name) {
          place = known + 1
        } else {
          names.insert(name, at: place)
          place += 1
        }
      }
    }
    return names
  }

  /// A measure of each name, in order of first appearance.
  fileprivate var firstMeasures: [Record.Measure] {
    var known: Set<String> = []
    return flatMap(\.measures).filter { known.insert($0.name).inserted }
  }
}
