internal import VitrineModel

/// The part of a record that a cell shows for one of `item`'s names.
enum ItemMember: Hashable {
  case slot(RecordSlot)

  /// The record's link, shown only if it has no page of its own.
  case linkWithoutPage
  case field(String)

  /// The parts that a name stands for. Empty for measures and for names that are not about the
  /// record's content. A text with several `<path>`s has several. Different names may stand for the
  /// same part.
  static func all(in name: String) -> [ItemMember] {
    switch name {
    case "summary", "excerpt": return [.slot(.text)]
    case "badges": return [.slot(.badge)]
    case "href": return [.linkWithoutPage]
    default:
      if let field = name.dropping(prefix: "fields.") { return [.field(field)] }
      if let path = name.dropping(prefix: "columns.") {
        return [part(at: ValuePath(TextName.decoded(path)))]
      }
      for kind in ["texts.", "addresses.", "flags."] {
        guard let text = name.dropping(prefix: kind) else { continue }
        return TextTemplate(TextName.decoded(text))?.paths.map { part(at: $0) } ?? []
      }
      return RecordSlot(rawValue: name).map { [.slot($0)] } ?? []
    }
  }

  private static func part(at path: ValuePath) -> ItemMember {
    RecordSlot(rawValue: path.text).map { .slot($0) } ?? .field(path.steps[0].part)
  }
}

extension String {
  fileprivate func dropping(prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
