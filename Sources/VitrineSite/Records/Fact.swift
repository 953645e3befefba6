internal import VitrineModel
internal import VitrineText

/// One line of the facts on a record's page.
struct Fact: Sendable {
  var label: String
  var text: String

  /// Shown instead of the text, if there is one.
  var table: FactTable?

  /// Whether the label is one of the site's own words instead of a name from the data.
  var isOwn = false

  /// HTML shown instead of the text, if there is any.
  var markup: String?

  /// The address that the text links to, if it is one.
  var link: String?

  /// Links shown instead of the text: to the terms of its values, or the values themselves if they
  /// are links. Otherwise empty.
  var terms: [ValueLink] = []

  /// The newest build's change of the measure.
  var change: SiteDifference.MeasureChange?
}

extension Record {
  /// The facts about the record other than its title, picture and body: its measures, then its
  /// fields in order, then its link. Omits empty values, fields with the name of a measure, and
  /// what appears below its first picture. `address` is the link as written on the record's page.
  /// `terms` returns links to the terms of a field.
  func facts(
    in words: SiteWords, link address: String?, changes: [SiteDifference.MeasureChange] = [],
    terms: (String) -> [ValueLink] = { _ in [] }
  ) -> [Fact] {
    var facts = measures.map { measure in
      Fact(
        label: fieldLabel(measure.name), text: measure.text(in: words.formats),
        terms: terms(measure.name),
        change: changes.first { $0.name == measure.name })
    }
    for field in fields where isFact(field) {
      if let table = FactTable(field.value, in: words) {
        facts.append(Fact(label: fieldLabel(field.name), text: "", table: table))
      } else if let fact = fact(field.name, field.value, in: words, terms: terms) {
        facts.append(fact)
      }
    }
    if let fact = linkFact(in: words, address) { facts.append(fact) }
    return facts
  }

  /// Whether there are any such facts.
  var hasFacts: Bool { !measures.isEmpty || link != nil || fields.contains(where: isFact) }

  private func isFact(_ field: Field) -> Bool {
    field.value.showsSomething && !measures.contains { $0.name == field.name }
      && !isUnderPicture(field)
  }

  private func isUnderPicture(_ field: Field) -> Bool {
    guard !media.isEmpty, let picture = media.first(where: { $0.kind == .picture }),
      case .text(let text) = field.value
    else { return false }
    switch PictureField(rawValue: field.name) {
    case .caption: return text == picture.caption
    case .credit: return text == picture.credit
    default: return false
    }
  }

  /// The fact at a path, like one of `facts`, or nil if the record has nothing there. Slots count
  /// as facts.
  func fact(
    at path: ValuePath, in words: SiteWords, link address: @autoclosure () -> String?,
    changes: @autoclosure () -> [SiteDifference.MeasureChange] = [],
    terms: (String) -> [ValueLink] = { _ in [] }
  ) -> Fact? {
    if path.text == RecordSlot.link.rawValue { return linkFact(in: words, address()) }
    if let measure = measures.first(where: { $0.name == path.text }) {
      return Fact(
        label: fieldLabel(measure.name), text: measure.text(in: words.formats),
        change: changes().first { $0.name == measure.name })
    }
    return value(at: path).flatMap { fact(path.text, $0, in: words, terms: terms) }
  }

  private func fact(
    _ name: String, _ value: FieldValue, in words: SiteWords, terms: (String) -> [ValueLink]
  ) -> Fact? {
    value.factText(in: words).map { text in
      // If a value contains a map, its text already includes the terms.
      let terms = value.containsMap ? [] : terms(name)
      return Fact(
        label: fieldLabel(name), text: text,
        markup: value.markup(in: words) ?? lines(of: text),
        link: webAddress(text),
        terms: terms.isEmpty ? value.links(in: words) : terms)
    }
  }

  private func linkFact(in words: SiteWords, _ address: String?) -> Fact? {
    link.map { Fact(label: words[.link], text: shortened($0), isOwn: true, link: address) }
  }
}

extension FieldValue {
  /// False for null, empty texts, and lists and maps that contain nothing else.
  var showsSomething: Bool {
    switch self {
    case .null: false
    case .bool, .number, .date, .link, .markup, .composite: true
    case .text(let text): text.hasVisibleText
    case .list(let values): values.contains(where: \.showsSomething)
    case .object(let fields): fields.contains { $0.value.showsSomething }
    }
  }

  /// The whole value on one line, with digits grouped and dates spelled out at any depth, or nil if
  /// it is empty.
  func factText(in words: SiteWords) -> String? {
    guard showsSomething else { return nil }
    switch self {
    case .number(let number): return number.words(in: words.formats)
    case .text(let text):
      // A year and month could be something else: `1914-18`, `1905-10`.
      guard let date = CalendarDate(written: text), date.day != nil else { return text }
      return date.wordsWithTime(in: words.formats)
    case .list(let values):
      return values.compactMap { $0.factText(in: words) }
        .joined(separator: values.allSatisfy(\.isPlain) ? ", " : "; ")
    case .object(let fields):
      return fields.compactMap { field in
        field.value.factText(in: words).map { "\(field.name) \($0)" }
      }.joined(separator: ", ")
    case .date(let date): return date.wordsWithTime(in: words.formats)
    case .null, .bool, .link, .markup, .composite: return text(in: words)
    }
  }

  /// The value on one line, with commas in lists and dates spelled out, or nil for null and for
  /// nested lists or maps.
  func text(in words: SiteWords) -> String? {
    switch self {
    case .null: nil
    case .bool(let value): words[value ? .yes : .no]
    case .number(let number): number.unit == nil ? number.literal : number.words(in: words.formats)
    case .text(let text): CalendarDate(wholeDate: text)?.words(in: words.formats) ?? text
    case .date(let date): date.words(in: words.formats)
    case .composite(let composite): composite.words(in: words.formats)
    case .link(let link): link.title
    case .markup(let markup): markup.text
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

  /// The HTML of a value with markup, or of a list that contains one, or nil for other values.
  func markup(in words: SiteWords) -> String? {
    switch self {
    case .markup(let markup): return markup.html
    case .list(let values):
      let markups = values.map { $0.markup(in: words) }
      guard markups.contains(where: { $0 != nil }) else { return nil }
      return zip(values, markups).compactMap { value, markup in
        markup ?? value.factText(in: words).map(String.init(escaping:))
      }.joined(separator: ", ")
    default: return nil
    }
  }

  /// The links in a value, along with the other elements of a list that contains links. Empty for
  /// other values.
  func links(in words: SiteWords) -> [ValueLink] {
    switch self {
    case .link(let link): return [ValueLink(link)]
    case .list(let values) where values.contains(where: \.isLink):
      let links = values.compactMap { value -> ValueLink? in
        if case .link(let link) = value { return ValueLink(link) }
        return value.factText(in: words).map { ValueLink(title: $0) }
      }
      return links.enumerated().map { index, link in
        var link = link
        if index < links.count - 1 { link.after = ", " }
        return link
      }
    default: return []
    }
  }

  /// Whether it is a map or a list that contains one.
  fileprivate var containsMap: Bool {
    elements.contains { if case .object = $0 { true } else { false } }
  }

  var isPlain: Bool {
    switch self {
    case .list, .object: false
    default: true
    }
  }
}

extension FieldValue.Number {
  /// The number and its unit: `12.5 kg`.
  func words(in formats: LanguageFormats) -> String {
    formats.numbers.text(text(in: formats), unit: unit)
  }

  /// The number as written, with separators. Numbers without a unit get separators only if they
  /// have at least five digits, so that years stay intact. Amounts of money have all decimals of
  /// their currency, or none.
  func text(in formats: LanguageFormats) -> String {
    let digits = literal.utf8.drop { $0 == UInt8(ascii: "-") }
    let whole = digits.prefix { $0 != UInt8(ascii: ".") }
    let isPlain = digits.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
    guard isPlain, let first = whole.first, first != UInt8(ascii: "0") || whole.count == 1 else {
      return literal
    }
    let displayedDigits = unit.flatMap(Currency.init)?.padded(literal) ?? literal
    return formats.numbers.text(displayedDigits, from: unit == nil ? 5 : 0)
  }
}

/// Returns a text of several lines as HTML, or nil if it has only one line.
private func lines(of text: String) -> String? {
  let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  let first = lines.firstIndex { !$0.isEmpty } ?? 0
  let last = lines.lastIndex { !$0.isEmpty } ?? 0
  return first == last
    ? nil : lines[first...last].map { String(escaping: String($0)) }.joined(separator: "<br>")
}

/// Returns the text if all of it is a web address, otherwise nil.
private func webAddress(_ text: String) -> String? {
  let address = BrowserAddress(text)
  return address.scheme != nil && address.isWebAddress && !text.contains(" ") ? text : nil
}

/// Returns an address without its scheme, `www.` and a trailing `/`.
private func shortened(_ address: String) -> String {
  var text = address[...]
  for prefix in ["https://", "http://", "www."] where text.hasPrefix(prefix) {
    text = text.dropFirst(prefix.count)
  }
  if text.hasSuffix("/") { text = text.dropLast() }
  return String(text)
}
