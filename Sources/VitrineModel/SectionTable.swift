/// The columns of a section that shows its records as the rows of a table.
package struct SectionTable: Hashable, Sendable {
  /// Empty while nobody has looked at the records of a table that names none.
  package var columns: [Column]

  /// What becomes of it where it is wider than its place.
  package var narrow: Narrow

  /// What is drawn as lines; a column of its own where none shows it.
  package var spark: SparkSource?

  package init(columns: [Column] = [], narrow: Narrow = .scroll) {
    self.columns = columns
    self.narrow = narrow
  }
}

extension SectionTable {
  /// The columns whose values have an order: all but what builds remember.
  package var orderedColumns: [Column] {
    columns.filter { spark != .history || $0.field != spark?.name }
  }

  package enum Narrow: String, Hashable, Sendable, CaseIterable {
    /// It goes sideways under its first column.
    case scroll

    /// On a phone each row is a card.
    case cards
  }

  package enum Alignment: String, Hashable, Sendable, CaseIterable {
    case start, center, end

    /// Numbers stand under each other by their decimal points.
    case point
  }

  package struct Column: Hashable, Sendable {
    /// A slot, a measure, or the path of a field.
    package var field: String

    /// The title that content gives it.
    package var title: String?

    /// Nil to go by the values: numbers by their points, all others at the start.
    package var alignment: Alignment?

    /// At least, in CSS pixels; nil to go by the values.
    package var width: Double?

    /// True if its values are terms, which have pages.
    package var hasTerms = false

    package init(
      field: String = "", title: String? = nil, alignment: Alignment? = nil, width: Double? = nil
    ) {
      self.field = field
      self.title = title
      self.alignment = alignment
      self.width = width
    }
  }
}

extension SectionTable.Column {
  package var path: ValuePath { ValuePath(field) }

  /// Its title, else the label of its field: of a path, what that ends with.
  package var label: String {
    let steps = path.steps
    return title ?? fieldLabel(steps.last { $0.index == nil }?.part ?? field)
  }
}
