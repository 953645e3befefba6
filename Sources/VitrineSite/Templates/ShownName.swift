internal import VitrineModel

/// What of a record a cell shows under one of `item`'s names.
enum ShownName: Hashable {
  case slot(RecordSlot)

  /// Its link, where it has no page of its own.
  case linkWithoutPage
  case field(String)

  /// Nil for names that say nothing about the record's content, and for measures. A cell may call one
  /// thing by several names.
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
