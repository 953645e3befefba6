internal import VitrineModel

/// The part of a record that a cell shows under one of `item`'s names.
enum ShownName: Hashable {
  case slot(RecordSlot)

  /// The record's link, shown only if it has no page of its own.
  case linkWithoutPage
  case field(String)

  /// Returns nil for measures and for names that are not about the record's content. Several names
  /// may mean the same part.
  init?(_ name: String) {
    switch name {
    case "summary", "excerpt": self = .slot(.text)
    case "badges": self = .slot(.badge)
    case "href": self = .linkWithoutPage
    default:
      if let slot = RecordSlot(rawValue: name) {
        self = .slot(slot)
      } else if name.hasPrefix("fields.") {
        self = .field(String(name.dropFirst("fields.".count)))
      } else {
        return nil
      }
    }
  }
}
