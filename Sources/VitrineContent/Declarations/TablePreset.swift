import VitrineFormats
import VitrineLayout
import VitrineModel

/// Records as the rows of a table. Browsers compute the column widths, so its layout is that of a
/// list.
struct TablePreset: LayoutPreset {
  static let name = "table"
  let defaultCell = CellAppearance.row.rawValue
  let keepsHeaderInSight = false

  var table = SectionTable()

  func section(in environment: LayoutEnvironment) -> LayoutSection? {
    ListPreset().section(in: environment)
  }
}

extension TablePreset {
  static let options = [
    ContentKey<Self>(
      columnsKey, .columns, \.table.columns, "The columns, in order."),
    ContentKey(
      "narrow", .choice, \.table.narrow,
      "How it fits on a phone: it scrolls sideways, or its rows become cards."),
    ContentKey(
      SparkDeclaration.key, SparkDeclaration.type, \.table.spark, SparkDeclaration.description),
  ]

  /// The key that a bare list stands for.
  static let columnsKey = "columns"
}

extension SectionTable.Column: NamedElement {
  static var requiredKey: String { "field" }

  static func hint(under key: String) -> String {
    "name the field, as in \(key): [title, { field: year, align: end }]"
  }

  static var keys: ContentKeys<Self> {
    ContentKeys(
      "a column",
      [
        ContentKey("field", .text, \.field, "A slot, a measure or a field, or a path into one."),
        ContentKey("title", .text, \.title, "The title; by default the field's name."),
        ContentKey(
          "align", .choice, \.alignment,
          "The alignment of its values; by default numbers by their points, others at the start."),
        ContentKey(
          "width", .number(from: 1), \.width, "The minimum width of its values, in pixels."),
      ])
  }

  init() { self.init(field: "") }

  var isComplete: Bool { !field.isEmpty }
}

extension ContentType<[SectionTable.Column]> {
  /// A list of at least one column, with each field only once.
  fileprivate static var columns: Self {
    Self(.list(SectionTable.Column.schema, minimum: 1)) { member, reader in
      if member.value.isEmptyList {
        reader.error(
          "table without columns", at: member.value, "this table has no columns",
          hint: "list what to show, as in table: [title, year], "
            + "or write layout: table to show whatever the records have")
      }
      guard let values = reader.list(member) else { return nil }
      var columns: [SectionTable.Column] = []
      for value in values {
        let column: SectionTable.Column? = reader.element(value, under: member.key)
        guard let column else { continue }
        if columns.contains(where: { $0.field == column.field }) {
          reader.error(
            "column twice", at: value, "the column '\(column.field)' appears twice",
            hint: "list each field once")
        } else {
          columns.append(column)
        }
      }
      return columns
    }
  }
}

extension LayoutByWidth {
  /// The table, or nil for another layout.
  var table: SectionTable? {
    if case .preset(let preset) = steps[0].layout { (preset as? TablePreset)?.table } else { nil }
  }
}

extension DeclarationReader {
  /// The columns in a layout, with their locations. Empty if it is not a table, or names no
  /// columns.
  func columnNames(ofLayout value: SourceValue) -> [SectionDeclaration.Name] {
    guard let table = value[TablePreset.name],
      case .list(let columns) = (table[TablePreset.columnsKey] ?? table).content
    else { return [] }
    return columns.compactMap { $0[SectionTable.Column.requiredKey].map(name) ?? name($0) }
  }
}
