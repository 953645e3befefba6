/// A key of a record with a meaning of its own. All other keys in the source are fields.
///
/// It is declared once, below. What reads it, names it, compares it and finds it follows from
/// `allCases`, where a slot that code does not name needs no constant.
@usableFromInline package struct RecordSlot: RawRepresentable, Hashable, Sendable {
  @usableFromInline package let rawValue: String

  /// The description of the name in templates, or nil if templates can use more than the slot's
  /// text.
  package private(set) var meaning: String?

  /// Whether the slot contains words for readers. Others contain addresses and numbers, in which
  /// markup has no meaning.
  package private(set) var containsWords = true

  /// Returns its text, read in place because a copy of the content costs more. Nil for a slot that
  /// is not a text.
  @usableFromInline var get: (@Sendable (Record.Box) -> String?)?
  fileprivate var set: (@Sendable (inout Record.Content, String?) -> Void)?
}

extension RecordSlot {
  package static let allCases = [
    title, subtitle, text, image, symbol, date, tags, link, badge, images,
  ]

  package static let title = Self(
    rawValue: "title", get: { $0.value.title }, set: { $0.title = $1 ?? $0.title })
  package static let subtitle = Self(
    rawValue: "subtitle", meaning: "Its subtitle.",
    get: { $0.value.subtitle }, set: { $0.subtitle = $1 })
  package static let text = Self(rawValue: "text", get: { $0.value.text }, set: { $0.text = $1 })
  package static let image = Self(rawValue: "image", containsWords: false)
  package static let symbol = Self(
    rawValue: "symbol", meaning: "Its symbol.", get: { $0.value.symbol }, set: { $0.symbol = $1 })
  package static let date = Self(rawValue: "date", containsWords: false)
  package static let tags = Self(rawValue: "tags", containsWords: true)
  package static let link = Self(
    rawValue: "link", containsWords: false, get: { $0.value.link }, set: { $0.link = $1 })
  package static let badge = Self(
    rawValue: "badge", get: { $0.value.badge }, set: { $0.badge = $1 })
  package static let images = Self(rawValue: "images", containsWords: false)

  private static let names = allCases.map(\.rawValue)

  @usableFromInline package init?(rawValue: String) {
    guard let index = Self.names.firstIndex(of: rawValue) else { return nil }
    self = Self.allCases[index]
  }
}

extension Record {
  /// The text of a slot. Nil if it is empty, or no text.
  package subscript(text slot: RecordSlot) -> String? {
    @inlinable get { slot.get?(content.box) }
    set { slot.set?(&content.value, newValue) }
  }

  /// The slot's value. Nil if it is empty, and for a picture, whose address depends on the site.
  /// Setting a value of the wrong type does nothing.
  package subscript(slot: RecordSlot) -> FieldValue? {
    get {
      switch slot {
      case .date: date.map(FieldValue.date)
      case .tags: tags.isEmpty ? nil : .list(tags.map(FieldValue.text))
      default: self[text: slot].map(FieldValue.text)
      }
    }
    set {
      switch (slot, newValue) {
      case (.date, let value?): date = value.asDate.date ?? date
      case (.tags, .list(let values)):
        tags = values.compactMap { if case .text(let tag) = $0 { tag } else { nil } }
      case (_, .text(let text)): self[text: slot] = text
      default: break
      }
    }
  }
}
