package import VitrineLayout
package import VitrineModel

/// A page as the baseline had it, from which today's page starts when it plays its changes.
package struct EarlierPage: Hashable, Sendable {
  package var tally: ChangeTally
  package var sections: [EarlierSection]

  /// The records that were updated since, or that have left this page, as cells showed them. Each
  /// is there once, in any order.
  package var records: [EarlierRecord]

  package init(tally: ChangeTally, sections: [EarlierSection], records: [EarlierRecord] = []) {
    self.tally = tally
    self.sections = sections
    self.records = records
  }
}

/// A section as the baseline had it.
package struct EarlierSection: Hashable, Sendable {
  package var id: String
  package var title: String?
  package var text: String?

  /// Nil if it is no longer known.
  package var layout: LayoutByWidth?

  /// The cell that the section named; nil if it named none.
  package var cell: String?

  /// What that says, where it depends on the record.
  package var cellChoice: CellChoice?

  /// In preorder, like the items of `Section`.
  package var items: [EarlierItem]

  package init(
    id: String, title: String?, text: String? = nil, layout: LayoutByWidth?, cell: String? = nil,
    cellChoice: CellChoice? = nil, items: [EarlierItem]
  ) {
    self.id = id
    self.title = title
    self.text = text
    self.layout = layout
    self.cell = cell
    self.cellChoice = cellChoice
    self.items = items
  }

  /// Returns the cell that showed a record, as far as it is known; nil for the layout's. `shown` is the one
  /// that the build names, which may be that of another section.
  func cell(of record: borrowing Record, shown: String?) -> String? {
    if let own = record.cell { return own }
    guard let cellChoice else { return cell }
    if let shown, cellChoice.cells.contains(shown) { return shown }
    return cellChoice.cell(of: record)
  }
}

/// An item as the baseline had it.
package struct EarlierItem: Hashable, Sendable {
  /// The identifier that `Item.id(in:of:)` makes: the same from build to build, and unique on its page.
  package var id: String

  /// The record that it showed, `collection/key`; nil for a parent that an outline made.
  package var record: String?

  /// The title of a parent that an outline made.
  package var title: String?

  /// The depth in the outline, 0 for a root.
  package var level: Int

  package init(id: String, record: String?, title: String? = nil, level: Int = 0) {
    self.id = id
    self.record = record
    self.title = title
    self.level = level
  }
}

/// A record as a cell showed it.
package struct EarlierRecord: Hashable, Sendable {
  /// `collection/key`
  package var id: String
  package var title: String

  /// The path of its own page; nil if it had none.
  package var output: String?

  /// The cell that showed it, or one of these; nil if that is not known.
  package var cell: String?

  /// True if it named that itself.
  package var hasOwnCell: Bool

  /// The fields that `ShownRecord` lists.
  package var fields: [Field]
  package var measures: [Record.Measure]
  package var status: Record.Status?

  package init(
    id: String, title: String, output: String? = nil, cell: String? = nil,
    hasOwnCell: Bool = false, fields: [Field],
    measures: [Record.Measure] = [], status: Record.Status? = nil
  ) {
    self.id = id
    self.title = title
    self.output = output
    self.cell = cell
    self.hasOwnCell = hasOwnCell
    self.fields = fields
    self.measures = measures
    self.status = status
  }
}

extension EarlierRecord {
  /// The address of its picture; nil if its cell showed none.
  package var pictureAddress: String? {
    guard case .object(let members)? = fields.first(where: { $0.name == "image" })?.value,
      case .text(let address)? = members.first(where: { $0.name == "src" })?.value
    else { return nil }
    return address
  }
}
