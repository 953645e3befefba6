/// The ways in which visitors find items on a page, with what each of its records has there.
package struct Finding: Hashable, Sendable {
  /// The records of the sections that are searched, by their indices in `SiteContent.records`, each
  /// once. What filters and sorts say of a record stands at its index here.
  package var records: [Int]

  /// True if the page has a field for words to search.
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

extension Finding {
  /// A choice among the values of one field.
  package struct Filter: Hashable, Sendable {
    /// The name of the field, which is the filter's in addresses.
    package var field: String

    /// The title that content gives it.
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

    /// Yes or no; nil for a record that says neither.
    case flag(ofRecords: [Bool?])
  }

  /// The values of a field, of which a visitor chooses some.
  package struct Values: Hashable, Sendable {
    /// In the order in which they are offered. Parents come before their children.
    package var values: [Value]

    /// The indices of each record's values, without those above them.
    package var ofRecords: [[Int]]

    /// True if a record has to have all chosen values, and not just one of them.
    package var asksForAll: Bool

    package init(values: [Value], ofRecords: [[Int]], asksForAll: Bool) {
      self.values = values
      self.ofRecords = ofRecords
      self.asksForAll = asksForAll
    }
  }

  package struct Value: Hashable, Sendable {
    package var title: String

    /// Nil if every language says the title.
    package var spoken: SpokenTitle?

    /// The value in addresses: of a hierarchical one all its levels.
    package var name: String

    /// The index of the value above it.
    package var parent: Int?

    /// How many records have it, or a value under it.
    package var count: Int

    package init(
      title: String, spoken: SpokenTitle? = nil, name: String, parent: Int? = nil, count: Int = 0
    ) {
      self.title = title
      self.spoken = spoken
      self.name = name
      self.parent = parent
      self.count = count
    }
  }

  /// The numbers or dates of a field, of which a visitor chooses those between two bounds.
  package struct Range: Hashable, Sendable {
    package var scale: Scale

    /// The distance between the positions that bounds can have.
    package var step: Double?
    package var unit: String?

    /// A record's positions on the scale, from the first to the last; infinite where it has no such end,
    /// nil where it has none.
    package var ofRecords: [ClosedRange<Double>?]

    /// The text of each record's value that has no position; empty if all have one.
    package var unplaced: [String?]

    package init(
      scale: Scale, step: Double?, unit: String?, ofRecords: [ClosedRange<Double>?],
      unplaced: [String?] = []
    ) {
      self.scale = scale
      self.step = step
      self.unit = unit
      self.ofRecords = ofRecords
      self.unplaced = unplaced
    }

    /// What positions count: numbers themselves, or the months or days of the calendar. A month is
    /// its year times 12 and its number from 0; a day is counted from 1970-01-01.
    package enum Scale: String, Hashable, Sendable {
      case number, month, day
    }
  }

  /// An order of the page's items that visitors can choose.
  package struct Sort: Hashable, Sendable {
    /// The field with `-` in front where the order is the other way round, as in addresses.
    package var name: String
    package var title: String?

    /// For each record its place in this order.
    package var ranks: [Int]

    /// True if the page does not offer it: the titles of a table's columns do.
    package var isOfColumn: Bool

    package init(name: String, title: String?, ranks: [Int], isOfColumn: Bool = false) {
      self.name = name
      self.title = title
      self.ranks = ranks
      self.isOfColumn = isOfColumn
    }
  }

  /// A way to group the page's items that visitors can choose.
  package struct Grouping: Hashable, Sendable {
    /// The field, and the part of its values if that is said, as in addresses: `date by decade`.
    package var name: String
    package var title: String

    /// The groups in their order, each with at least one record.
    package var groups: [Group]

    /// The index of each record's group; nil for records under others.
    package var ofRecords: [Int?]

    package init(name: String, title: String, groups: [Group], ofRecords: [Int?]) {
      self.name = name
      self.title = title
      self.groups = groups
      self.ofRecords = ofRecords
    }
  }

  /// What the records of one group have in common.
  package enum Group: Hashable, Sendable {
    case title(String)
    case spoken(SpokenTitle)

    /// Numbers between two in decimal notation, or one.
    case numbers(from: String, to: String, unit: String?)
    case years(ClosedRange<Int>)

    /// They have no value.
    case other
  }
}
