public import VitrineLayout
public import VitrineModel

/// A page as the baseline had it: what today's page comes from when it plays what changed.
public struct EarlierPage: Hashable, Sendable {
  public var tally: ChangeTally
  public var sections: [EarlierSection]

  /// What the cells showed of the records that were updated since, or that stood on this page and
  /// do so no longer; each once, in any order.
  public var records: [EarlierRecord]

  public init(tally: ChangeTally, sections: [EarlierSection], records: [EarlierRecord] = []) {
    self.tally = tally
    self.sections = sections
    self.records = records
  }
}

/// How many items of a page changed, of each kind.
public struct ChangeTally: Hashable, Sendable {
  public var inserted: Int
  public var updated: Int
  public var moved: Int
  public var removed: Int

  public init(inserted: Int = 0, updated: Int = 0, moved: Int = 0, removed: Int = 0) {
    self.inserted = inserted
    self.updated = updated
    self.moved = moved
    self.removed = removed
  }

  public var total: Int { inserted + updated + moved + removed }
}

/// A section as the baseline had it.
public struct EarlierSection: Hashable, Sendable {
  public var id: String
  public var title: String?
  public var text: String?

  /// Nil where it is not known any more.
  public var layout: LayoutByWidth?

  /// Where it said one.
  public var cell: String?

  /// In preorder, as those of `Section`.
  public var items: [EarlierItem]

  public init(
    id: String, title: String?, text: String? = nil, layout: LayoutByWidth?, cell: String? = nil,
    items: [EarlierItem]
  ) {
    self.id = id
    self.title = title
    self.text = text
    self.layout = layout
    self.cell = cell
    self.items = items
  }
}

/// An item as the baseline had it.
public struct EarlierItem: Hashable, Sendable {
  /// The same from build to build, as `Item.id(in:of:)` makes it: unique on its page.
  public var id: String

  /// The record that it showed, `collection/key`; nil for a parent that an outline made.
  public var record: String?

  /// The title of a parent that an outline made.
  public var title: String?

  /// 0 for a root.
  public var level: Int

  public init(id: String, record: String?, title: String? = nil, level: Int = 0) {
    self.id = id
    self.record = record
    self.title = title
    self.level = level
  }
}

/// What a cell showed of a record.
public struct EarlierRecord: Hashable, Sendable {
  /// `collection/key`
  public var id: String
  public var title: String

  /// The path of its own page, where it has one.
  public var output: String?

  /// As `ShownRecord` says them.
  public var fields: [Field]
  public var measures: [Record.Measure]

  public init(
    id: String, title: String, output: String? = nil, fields: [Field],
    measures: [Record.Measure] = []
  ) {
    self.id = id
    self.title = title
    self.output = output
    self.fields = fields
    self.measures = measures
  }
}

extension EarlierRecord {
  /// The address of its picture, where its cell showed one.
  public var pictureAddress: String? {
    guard case .object(let members)? = fields.first(where: { $0.name == "image" })?.value,
      case .text(let address)? = members.first(where: { $0.name == "src" })?.value
    else { return nil }
    return address
  }
}
