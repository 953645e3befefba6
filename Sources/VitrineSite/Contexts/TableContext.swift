internal import VitrineModel
internal import VitrineText

/// `section.table`: a table of a section's items, or of those below one heading in it.
final class TableContext: NamedContext {
  private let row: RowTemplate
  private let style: String

  /// The ids of the headings above it, and its label if there are none.
  private let headings: [String]
  private let label: String
  private let rows: (inout [UInt8]) -> Void

  /// The names of the sort orders that visitors can choose.
  private let orders: Set<String>

  init(
    _ row: RowTemplate, style: String, headings: [String], label: String, orders: Set<String> = [],
    rows: @escaping (inout [UInt8]) -> Void
  ) {
    self.row = row
    self.style = style
    self.headings = headings
    self.label = label
    self.orders = orders
    self.rows = rows
  }

  static let names = TemplateNames<TableContext> { names in
    names.text("classes", "The classes of its element.") { table in
      [table.row.className, table.row.table.narrow == .cards ? "cards" : nil]
        .compactMap { $0 }.joined(separator: " ")
    }
    names.text("style", "The widths of the parts of its numbers, for stylesheets.") {
      $0.style.isEmpty ? nil : $0.style
    }
    names.text("headings", "The ids of the headings above it.") {
      $0.headings.isEmpty ? nil : $0.headings.joined(separator: " ")
    }
    names.text("label", "Its name, if there is no heading above it.") { $0.label }
    names.list("columns", "Its columns.", of: { $0.row.table.columns }) {
      ColumnHeadContext($0, isOrder: $1.orders.contains($0.field))
    }
    names.value("rows", "Its rows.") { .writing($0.rows) }
  }
}

/// One of `section.table.columns`.
final class ColumnHeadContext: NamedContext {
  private let column: SectionTable.Column
  private let isOrder: Bool

  init(_ column: SectionTable.Column, isOrder: Bool) {
    self.column = column
    self.isOrder = isOrder
  }

  static let names = TemplateNames<ColumnHeadContext> { names in
    names.text("title", "Its title.") { $0.column.label }
    names.text("order", "The name of the order by this column, if visitors can choose it.") {
      $0.isOrder ? $0.column.field : nil
    }
  }
}
