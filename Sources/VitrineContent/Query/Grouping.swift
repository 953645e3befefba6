import VitrineModel

/// A way to group records by the values of fields: under parents, as in `outline: { by: [region,
/// subregion] }`, or in sections, as in `each: { by: category }`.
struct Grouping: Hashable, Sendable {
  /// A field, or the relevant part of its values: `category`, `made by decade`.
  struct Key: Hashable, Sendable {
    var name: String

    /// Nil for whole values.
    var unit: ValueUnit?
  }

  /// The keys, from the outermost parents inwards.
  var keys: [Key]

  /// The text that separates levels in a value, or nil if values have one level.
  var separator: String?

  /// The order of the parents. If empty, they are in order of appearance.
  var sort: [SortKey] = []

  /// Titles of parents by value. By default, the title is the value.
  var labels: [String: String] = [:]

  /// The title of the group of records without a value. If nil, these are roots of an outline.
  var none: String?

  /// Whether a record appears under each value of a list (true) or only under the first (false).
  /// Nil if this is not declared: the record appears under the first, with a warning.
  var repeatsItems: Bool?

  /// Determines letters, and the order of titles.
  var alphabet: Alphabet?

  init(_ keys: [Key]) {
    self.keys = keys
  }

  init(names: [String]) {
    self.init(names.map { Key(name: $0) })
  }
}

extension Grouping.Key {
  /// The key, as written in the declaration.
  var text: String { unit.map { "\(name) by \($0.rawValue)" } ?? name }

  /// Whether its groups have a natural order: times and letters.
  var isOrdered: Bool { unit != nil && unit != .value }

  /// Returns the values that make groups; the values of a list, each once. `alphabet` determines
  /// letters.
  func groupValues(of value: FieldValue?, in alphabet: Alphabet?) -> [Grouping.Value] {
    guard case .list(let values)? = value else {
      return groupValue(of: value, in: alphabet).map { [$0] } ?? []
    }
    var result: [Grouping.Value] = []
    for value in values.compactMap({ groupValue(of: $0, in: alphabet) })
    where !result.contains(where: { $0.name == value.name }) {
      result.append(value)
    }
    return result
  }

  private func groupValue(of value: FieldValue?, in alphabet: Alphabet?) -> Grouping.Value? {
    if let unit, unit != .value {
      return unit.label(of: value, in: alphabet).map {
        let date = unit.date(labelled: $0).map(FieldValue.date)
        return Grouping.Value(text: $0, localized: LocalizedTitle(date, of: name))
      }
    }
    return ComparableValue(value).map {
      Grouping.Value(
        text: $0.text, id: $0.id.map { ExactText($0) }, localized: LocalizedTitle(value, of: name))
    }
  }
}

extension Grouping {
  /// The common value of a group's records.
  struct Value: Hashable, Sendable {
    var text: String

    /// The id of the record that a field refers to. The text is then that record's title.
    var id: ExactText?

    /// The title as spoken in each language, or nil if the text is the same in all languages.
    var localized: LocalizedTitle?

    /// Distinguishes the value from others.
    var name: String { id?.text ?? text }
  }
}
