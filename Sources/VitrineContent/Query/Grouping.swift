import VitrineModel

/// A way to group records by the values of fields: under parents, as in `outline: { by: [region,
/// subregion] }`, or in sections, as in `each: { by: category }`.
struct Grouping: Hashable, Sendable {
  /// A field, or the part of its values that counts: `category`, `made by decade`.
  struct Key: Hashable, Sendable {
    var name: String

    /// Nil for whole values.
    var unit: ValueUnit?
  }

  /// From the outermost parents inwards.
  var keys: [Key]

  /// The text that splits one value into several levels; nil if values are not split.
  var separator: String?

  /// The order of the parents; empty for the order of appearance.
  var sort: [SortKey] = []

  /// Titles of parents by their values; other parents have their value as title.
  var labels: [String: String] = [:]

  /// The title of the group of records without a value; if nil, they are roots of an outline.
  var none: String?

  /// True if a record is under each value of a list, false if it is under the first only. Nil if
  /// nothing is declared: then it is under the first, with a warning.
  var isUnderEvery: Bool?

  /// In which letters and titles stand.
  var alphabet: Alphabet?

  init(_ keys: [Key]) {
    self.keys = keys
  }

  init(names: [String]) {
    self.init(names.map { Key(name: $0) })
  }
}

extension Grouping.Key {
  /// As it is written.
  var text: String { unit.map { "\(name) by \($0.rawValue)" } ?? name }

  /// True if its groups have an order of their own: times and letters.
  var isOrdered: Bool { unit != nil && unit != .value }

  /// Returns the values that make groups: of a list, each once. Letters are those of `alphabet`.
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
        return Grouping.Value(text: $0, spoken: SpokenTitle(date, of: name))
      }
    }
    return ReadableValue(value).map {
      Grouping.Value(
        text: $0.text, id: $0.id.map { ExactText($0) }, spoken: SpokenTitle(value, of: name))
    }
  }
}

extension Grouping {
  /// What the records of a group have in common.
  struct Value: Hashable, Sendable {
    var text: String

    /// The id of the record that a field looks up, of which the text is the title.
    var id: ExactText?

    /// Nil if every language says the text.
    var spoken: SpokenTitle?

    /// By which it differs from others.
    var name: String { id?.text ?? text }
  }
}
