import VitrineModel

/// The keys of a record that are no fields.
enum RecordKeys {
  /// The keys that front matter sets by itself, even beside a `fields` map.
  static let own = ["order", "draft", "scheduled", "hidden", "aliases", "cell", "parent"]

  /// The keys with a meaning; all others are fields.
  static let all = ["id"] + RecordSlot.allCases.map(\.rawValue) + own

  static func isSlot(_ name: String) -> Bool { all.contains(name) || name == "body" }

  /// The keys whose values are no words, and so cannot be given a `type`.
  static let wordless = Set(
    ["id"] + RecordSlot.allCases.filter { !$0.holdsWords }.map(\.rawValue) + own)
}
