/// The keys of a record that do not become fields.
package enum RecordKeys {
  /// The keys that front matter sets directly, even if the collection has a `fields` map.
  package static let own = ["order", "draft", "scheduled", "hidden", "aliases", "cell", "parent"]

  /// All keys with a meaning of their own. Any other key is a field.
  package static let all = ["id"] + RecordSlot.allCases.map(\.rawValue) + own

  package static func isSlot(_ name: String) -> Bool { all.contains(name) || name == "body" }

  /// The keys that have no meaning in data, where they are fields.
  private static let frontMatterOnly: Set = ["scheduled", "aliases"]

  /// Whether a collection's `fields` cannot make a field with this name from data.
  package static func isSlotOfData(_ name: String) -> Bool {
    isSlot(name) && !frontMatterOnly.contains(name)
  }

  /// The keys without text values, which therefore cannot have a `type`.
  package static let wordless = Set(
    ["id"] + RecordSlot.allCases.filter { !$0.containsWords }.map(\.rawValue) + own
  ).subtracting(frontMatterOnly)
}
