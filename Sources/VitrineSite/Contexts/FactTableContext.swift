internal import VitrineModel
internal import VitrineText

/// `table` of one of `item.facts`.
final class FactTableContext: NamedContext {
  private let table: FactTable

  init(_ table: FactTable) {
    self.table = table
  }

  static let names = TemplateNames<FactTableContext> { names in
    names.list("columns", "The names of the columns.") { $0.table.columns }
    names.data("rows", "Lists of texts, one per column.") { fact in
      .list(fact.table.rows) { .list($0) { .breakable($0) } }
    }
  }
}
