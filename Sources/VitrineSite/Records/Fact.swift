internal import VitrineModel
internal import VitrineText

/// One line of an item page's facts.
struct Fact: Sendable {
  var label: String
  var text: String

  /// Whether the label is the site's, not the data's.
  var isOwn = false

  /// Where the text leads, for addresses.
  var link: String?

  /// How the newest build changed it.
  var change: SiteDifference.MeasureChange?
}

extension Record {
  /// What the record says beyond its title, picture and body: measures, then fields in their order,
  /// then its link. A field that a measure is of, by its name, is not said again; empty values and
  /// data too deep for a line are left out. `address` is its link as its page writes it.
  func facts(
    in words: SiteWords, link address: String?, changes: [SiteDifference.MeasureChange] = []
  ) -> [Fact] {
    var facts = measures.map { measure in
      Fact(
        label: fieldLabel(measure.name), text: measure.text(language: words.language),
        change: changes.first { $0.name == measure.name })
    }
    for field in fields where !measures.contains(where: { $0.name == field.name }) {
      guard let text = field.value.text(in: words), !text.isEmpty else { continue }
      facts.append(Fact(label: fieldLabel(field.name), text: text, link: webAddress(text)))
    }
    if let link {
      facts.append(Fact(label: words[.link], text: shortened(link), isOwn: true, link: address))
    }
    return facts
  }
}

extension FieldValue {
  /// The value in one line: lists with commas, dates in words; nil for what no line can hold.
  func text(in words: SiteWords) -> String? {
    switch self {
    case .null: nil
    case .bool(let value): words[value ? .yes : .no]
    case .number(let number): number.literal
    case .text(let text): CalendarDate(wholeDate: text)?.words(language: words.language) ?? text
    case .list(let values):
      values.allSatisfy(\.isPlain)
        ? values.compactMap { $0.text(in: words) }.joined(separator: ", ") : nil
    case .object(let fields):
      fields.allSatisfy(\.value.isPlain)
        ? fields.compactMap { field in
          field.value.text(in: words).map { "\(field.name) \($0)" }
        }.joined(separator: ", ") : nil
    }
  }

  private var isPlain: Bool {
    switch self {
    case .list, .object: false
    default: true
    }
  }
}

/// The text itself where all of it is an address of the web.
private func webAddress(_ text: String) -> String? {
  let address = BrowserAddress(text)
  return address.scheme != nil && address.isOnTheWeb && !text.contains(" ") ? text : nil
}

/// An address without what every address has: scheme, `www.` and a trailing `/`.
private func shortened(_ address: String) -> String {
  var text = address[...]
  for prefix in ["https://", "http://", "www."] where text.hasPrefix(prefix) {
    text = text.dropFirst(prefix.count)
  }
  if text.hasSuffix("/") { text = text.dropLast() }
  return String(text)
}
