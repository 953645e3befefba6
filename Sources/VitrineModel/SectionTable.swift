/// The columns of a section that shows its records as table rows.
package struct SectionTable: Hashable, Sendable {
  /// Empty until columns have been derived from the records, if the table does not name any.
  package var columns: [Column]

  /// How it adapts to a place that is too narrow.
  package var narrow: NarrowMode

  /// The values that sparklines plot. They get their own column unless another column already shows
  /// them.
  package var spark: SparkSource?

  package init(columns: [Column] = [], narrow: NarrowMode = .scroll) {
    self.columns = columns
    self.narrow = narrow
  }
}

extension SectionTable {
  /// Columns by which rows can be sorted: all except values remembered by builds.
  package var orderedColumns: [Column] {
    columns.filter { spark != .history || $0.field != spark?.name }
  }

  package enum NarrowMode: String, Hashable, Sendable, CaseIterable {
    /// It scrolls sideways under its first column.
    case scroll

    /// On a phone, each row becomes a card.
    case cards
  }

  package enum Alignment: String, Hashable, Sendable, CaseIterable {
    case start, center, end

    /// Numbers are aligned at their decimal points.
    case point
  }

  package struct Column: Hashable, Sendable {
    /// A slot, a measure, or the path of a field.
    package var field: String

    /// The title set in content.
    package var title: String?

    /// Nil to choose by the values: numbers at their decimal points, all others at the start.
    package var alignment: Alignment?

    /// The minimum width in CSS pixels, or nil to choose by the values.
    package var width: Double?

    /// Whether its values are terms, which have pages.
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

  /// Its title, or else the label of its field; for a path, the label of its last named step.
  package var label: String {
    let steps = path.steps
    return title ?? fieldLabel(steps.last { $0.index == nil }?.part ?? field)
  }
}
