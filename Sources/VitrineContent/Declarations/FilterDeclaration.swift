import VitrineFormats
import VitrineModel

/// A filter as a page declares it.
struct FilterDeclaration: Sendable {
  /// How visitors choose a filter's values.
  enum Kind: String, CaseIterable, Sendable {
    case value, range, flag
  }

  var field: SectionDeclaration.Name?
  var title: String?

  /// Nil to decide by the values: Booleans become a flag, all others are chosen one by one.
  var kind: Kind?

  /// The distance between possible bounds of a range.
  var step: Double?

  /// The separator between the levels of a value.
  var levels: String?
  var requiresAll = false
}

extension FilterDeclaration {
  static let keys: ContentKeys<FilterDeclaration> = ContentKeys(
    "a filter",
    [
      ContentKey("field", .name, \.field, "The field."),
      ContentKey("title", .text, \.title, "The title; by default the field's name."),
      ContentKey(
        "by", .choice, \.kind, "Whether visitors choose values, a range, or yes or no."),
      ContentKey(
        "step", .number(from: 0), \.step, "The step between possible bounds of a range."),
      ContentKey(
        "levels", .separator, \.levels,
        "The separator that splits a value into levels, such as ' / '."),
      ContentKey(
        "all", .flag, \.requiresAll,
        "Whether items with a list of values need all the chosen ones."),
    ])
}

/// A sort order that a page offers to visitors.
struct SortDeclaration: Sendable {
  var keys: [SortKey] = []
  var title: String?
  var lookedUp: [SectionDeclaration.Name] = []
}

extension SortDeclaration {
  static let keys: ContentKeys<SortDeclaration> = ContentKeys(
    "an order",
    [
      ContentKey(
        "by", .sortKeys, \.keys, "What to sort by; a leading '-' reverses the order."
      ).afterReading { $2.lookedUp += $1.lookedUpNames($0.value) },
      ContentKey("title", .text, \.title, "The title; by default the field's name."),
    ])
}

/// A grouping that a page offers to visitors.
struct GroupingDeclaration: Sendable {
  var by: GroupedField?
  var title: String?

  /// The size of a group of numbers.
  var step: Double?

  /// The separator between the levels of a value. Only the first level is used.
  var levels: String?

  /// The options of its groups. Its list of fields is empty; the field is in `by`.
  var groups = Grouping(names: [])
  var lookedUp: [SectionDeclaration.Name] = []
}

extension GroupingDeclaration {
  static let keys: ContentKeys<GroupingDeclaration> = ContentKeys(
    "a grouping",
    [
      ContentKey("by", .groupedField, \.by, "The field, such as 'maker' or 'date by decade'.")
        .afterReading { $2.lookedUp += [$2.by?.field].compactMap { $0 } },
      ContentKey("title", .text, \.title, "The title; by default the field's name."),
      ContentKey(
        "step", ContentType<Double>.number(from: 0).map { $0 > 0 ? $0 : nil }, \.step,
        "The size of a group of numbers, such as 500 metres."),
      ContentKey(
        "levels", .separator, \.levels,
        "The separator after the first level of a value, such as ' / '."),
    ]
      + Grouping.keys(of: "group").map { key in
        key.within(\.groups).afterReading { member, reader, grouping in
          if key.name == "sort" {
            grouping.lookedUp += reader.lookedUpNames(ofSorting: member.value)
          }
        }
      })
}

extension PageDeclaration {
  /// The fields that its filters, orders, groupings and figures read.
  var lookedUp: [SectionDeclaration.Name] {
    filters.compactMap(\.field) + sorts.flatMap(\.lookedUp) + groups.flatMap(\.lookedUp)
      + figures.lookedUp
  }
}

extension FilterDeclaration: NamedElement {
  static var requiredKey: String { "field" }

  static func hint(under key: String) -> String {
    "name the field, as in \(key): [{ field: year }]"
  }

  var isComplete: Bool { field != nil }
}

extension SortDeclaration: NamedElement {
  static var requiredKey: String { "by" }

  static func hint(under key: String) -> String {
    "name the field, as in \(key): [{ by: year }]"
  }

  var isComplete: Bool { !keys.isEmpty }
}

extension GroupingDeclaration: NamedElement {
  static var requiredKey: String { "by" }
  static var nameSchema: JSONSchema { GroupedField.schema }

  static func hint(under key: String) -> String {
    "name the field, as in \(key): [{ by: country }]"
  }

  var isComplete: Bool { by != nil }
}
