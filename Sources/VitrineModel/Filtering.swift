/// The controls with which visitors find items on a page, and the values of each record for them.
package struct Filtering: Hashable, Sendable {
  /// The records of the sections that are searched, as indices in `SiteContent.records`, without
  /// duplicates. Arrays in filters and sorts use the same order.
  package var records: [Int]

  /// Whether the page has a search field.
  package var isSearched: Bool
  package var filters: [Filter]
  package var sorts: [Sort]
  package var groupings: [Grouping]

  package init(
    records: [Int], isSearched: Bool, filters: [Filter], sorts: [Sort], groupings: [Grouping]
  ) {
    self.records = records
    self.isSearched = isSearched
    self.filters = filters
    self.sorts = sorts
    self.groupings = groupings
  }
}

extension Filtering {
  /// The query parameters for search, sorting and grouping.
  package static let addressNames = ["q", "sort", "group"]

  /// The name of the query parameter of a field. `addressNames` and `select` are reserved.
  package static func addressName(of field: String) -> String {
    (addressNames + ["select"]).contains(field) ? "field.\(field)" : field
  }

  /// A choice among the values of one field.
  package struct Filter: Hashable, Sendable {
    /// The name of the field, which also names the filter in addresses.
    package var field: String

    /// The title set in content.
    package var title: String?
    package var choice: Choice

    package init(field: String, title: String?, choice: Choice) {
      self.field = field
      self.title = title
      self.choice = choice
    }
  }

  package enum Choice: Hashable, Sendable {
    case values(Values)
    case range(Range)

    /// True or false, or nil for a record with neither.
    case flag(ofRecords: [Bool?])
  }

  /// The values of a field from which a visitor can choose.
  package struct Values: Hashable, Sendable {
    /// The values, in the order in which they are offered. Parents come before their children.
    package var values: [Value]

    /// The indices of each record's values, without their ancestors.
    package var valuesByRecord: [[Int]]

    /// Whether a record must have all chosen values instead of any of them.
    package var requiresAll: Bool

    package init(values: [Value], valuesByRecord: [[Int]], requiresAll: Bool) {
      self.values = values
      self.valuesByRecord = valuesByRecord
      self.requiresAll = requiresAll
    }
  }

  package struct Value: Hashable, Sendable {
    package var title: String

    /// Nil if the title is the same in every language.
    package var localized: LocalizedTitle?

    /// The value in addresses; for a hierarchical value, with all its levels.
    package var name: String

    /// The index of the parent value.
    package var parent: Int?

    /// How many records have it, or a value under it.
    package var count: Int

    package init(
      title: String, localized: LocalizedTitle? = nil, name: String, parent: Int? = nil,
      count: Int = 0
    ) {
      self.title = title
      self.localized = localized
      self.name = name
      self.parent = parent
      self.count = count
    }
  }

  /// The numbers or dates of a field, which visitors limit by two bounds.
  package struct Range: Hashable, Sendable {
    package var scale: Scale

    /// The distance between the positions that bounds can have.
    package var step: Double?
    package var unit: String?

    /// The range of positions of each record's value on the scale. Infinite at an open end, nil for
    /// a record without a value.
    package var rangesByRecord: [ClosedRange<Double>?]

    /// The text of each record's value that has no position. Empty if all have one.
    package var unplaced: [String?]

    package init(
      scale: Scale, step: Double?, unit: String?, rangesByRecord: [ClosedRange<Double>?],
      unplaced: [String?] = []
    ) {
      self.scale = scale
      self.step = step
      self.unit = unit
      self.rangesByRecord = rangesByRecord
      self.unplaced = unplaced
    }

    /// The meaning of positions: plain numbers, months or days. A month is its year times 12 plus
    /// its index from 0; a day is counted from 1970-01-01.
    package enum Scale: String, Hashable, Sendable {
      case number, month, day
    }
  }

  /// An order of the page's items that visitors can choose.
  package struct Sort: Hashable, Sendable {
    /// The field, prefixed with `-` for descending order, as in addresses.
    package var name: String
    package var title: String?

    /// The rank of each record in this order.
    package var ranks: [Int]

    /// Whether the page does not offer it, because the column titles of a table do.
    package var isOfColumn: Bool

    package init(name: String, title: String?, ranks: [Int], isOfColumn: Bool = false) {
      self.name = name
      self.title = title
      self.ranks = ranks
      self.isOfColumn = isOfColumn
    }
  }

  /// A grouping of the page's items that visitors can choose.
  package struct Grouping: Hashable, Sendable {
    /// The field, with the part of its values if one is specified, as in addresses:
    /// `date by decade`.
    package var name: String
    package var title: String

    /// The groups in order, each with at least one record.
    package var groups: [Group]

    /// The index of each record's group. Nil for records that are nested under others.
    package var groupsByRecord: [Int?]

    package init(name: String, title: String, groups: [Group], groupsByRecord: [Int?]) {
      self.name = name
      self.title = title
      self.groups = groups
      self.groupsByRecord = groupsByRecord
    }
  }

  /// The value that all records of a group share.
  package enum Group: Hashable, Sendable {
    case title(String)
    case localized(LocalizedTitle)

    /// Numbers in a range in decimal notation, or a single number.
    case numbers(from: String, to: String, unit: String?)
    case years(ClosedRange<Int>)

    /// The records have no value.
    case other
  }
}
