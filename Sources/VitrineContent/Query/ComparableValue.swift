package import VitrineModel

/// The possible readings of a value, for comparing it with others.
///
/// `1999` reads as a number and as a date, `3.14` as a number and as a dotted number. Which reading
/// counts depends on the values it is compared with (`ValueKinds`).
package struct ComparableValue {
  package var number: Double?
  var dotted: [Int]?

  /// The day, month or year that it means, or the beginning of a time span without such a date.
  var date: CalendarDate?

  /// The date of a date field.
  var extendedDate: ExtendedDate?
  var bool: Bool?

  /// The sort key of a composite value, whatever its other readings.
  var own: ValueOrder?
  var text: String

  /// The target of a link as written. Conditions can ask for it instead of the link's text.
  var written: String?

  /// The id of the record that a field refers to, because records can have the same title.
  var id: String?

  /// Fails for a missing value: null, white space, an empty list, an object, or an unknown date.
  ///
  /// A list is read as its first value.
  package init?(_ value: FieldValue?) {
    switch value {
    case nil, .null, .object: return nil
    case .bool(let flag):
      self.init(text: flag ? "true" : "false")
      bool = flag
    case .number(let literal):
      self.init(text: literal.literal)
      number = literal.value
    case .text(let text):
      guard text.contains(where: { !$0.isWhitespace }) else { return nil }
      self.init(text: text)
    case .date(let date):
      guard let span = date.span else { return nil }
      self.init(date, from: span.first ?? span.last)
    case .markup(let markup): self.init(.text(markup.text))
    case .link(let link):
      self.init(link)
    case .composite(let composite): self.init(composite)
    case .list(let values):
      let first = values.lazy.compactMap { ComparableValue($0) }.first
      guard let first else { return nil }
      self = first
    }
  }

  private init(_ extendedDate: ExtendedDate, from date: CalendarDate?) {
    text = extendedDate.text
    self.date = date
    self.extendedDate = extendedDate
  }

  private init(_ composite: FieldValue.Composite) {
    text = composite.text
    number = composite.value.number
    own = .composite(CompositeOrder(composite))
  }

  private init(_ link: FieldValue.Link) {
    text = link.title
    written = link.written
    id = link.id
  }

  private init(text: String) {
    self.text = text
    guard let first = text.utf8.first, Self.canBeginNumber(first) else { return }
    number = Self.number(text)
    dotted = Self.dotted(text)
    date = CalendarDate(written: text)
    if let parts = dotted, let day = Self.day(parts) { (dotted, date) = (nil, day) }
  }

  /// `1.6.2018` is not a version.
  private static func day(_ parts: [Int]) -> CalendarDate? {
    guard parts.count == 3, (1000..<10_000).contains(parts[2]), (1...12).contains(parts[1]),
      (1...CalendarDate.days(in: parts[1], of: parts[2])).contains(parts[0])
    else { return nil }
    return CalendarDate(year: parts[2], month: parts[1], day: parts[0])
  }

  private static func canBeginNumber(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
  }

  /// Reads a decimal number, but not the hexadecimal and infinite ones that `Double` also accepts.
  private static func number(_ text: String) -> Double? {
    var last = UInt8(ascii: "e")
    for byte in text.utf8 {
      let isSign = byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
      let isExponent = byte | 0x20 == UInt8(ascii: "e")
      guard isSign ? last | 0x20 == UInt8(ascii: "e") : isExponent || canBeginNumber(byte) else {
        return nil
      }
      last = byte
    }
    return Double(text)
  }

  private static func dotted(_ text: String) -> [Int]? {
    let isDotted = text.utf8.allSatisfy {
      UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || $0 == UInt8(ascii: ".")
    }
    guard isDotted else { return nil }
    var parts: [Int] = []
    for part in text.split(separator: ".", omittingEmptySubsequences: false) {
      guard let number = Int(part) else { return nil }
      parts.append(number)
    }
    return parts
  }
}

extension ComparableValue {
  func without(_ articles: Articles) -> ComparableValue {
    guard extendedDate == nil, own == nil, number == nil else { return self }
    var value = self
    value.text = articles.removed(from: text)
    return value
  }

  /// The text, and the target of a link as written.
  var texts: [String] { [text] + (written.map { [$0] } ?? []) }

  var dateOrder: DateOrder? {
    extendedDate.flatMap(DateOrder.init) ?? date.map(DateOrder.init)
  }

  /// The time span of a date. A text is also read as one if it is compared with a date.
  func span(asDate: Bool) -> DateSpan? {
    if let extendedDate { return extendedDate.span }
    if let date { return DateSpan(first: date, last: date) }
    return asDate ? ExtendedDate(text)?.span : nil
  }
}

/// How the values of a comparison, or of one field in all records, are to be read.
struct ValueKinds {
  /// Whether a value is a number. Number spans then also count as numbers, unless they have
  /// different units.
  private var hasNumber = false

  /// Whether a value is from a date field. The others are then read as dates or texts.
  private var hasExtendedDate = false

  /// Whether a value is a dotted number but not a plain one: `1.2.3`.
  private var hasDotted = false

  /// Whether a value is a date but not a number: `1999-05`.
  private var hasDate = false

  /// Whether all values are Roman numerals.
  private var areRoman = false

  /// Whether the field is declared to contain numbers. Values with a unit then have a different
  /// unit from the field's.
  private let areNumbers: Bool

  /// In a field declared to contain numbers, nothing is a date or a dotted number.
  init(
    _ values: some Sequence<ComparableValue?>, areNumbers: Bool = false, readsSpans: Bool = true
  ) {
    self.areNumbers = areNumbers
    var hasTexts = false
    for case let value? in values {
      if value.extendedDate != nil { hasExtendedDate = true }
      if value.number != nil {
        hasNumber = readsSpans
      } else if value.dotted != nil || value.date != nil {
        if !areNumbers {
          (hasDotted, hasDate) = (hasDotted || value.dotted != nil, hasDate || value.date != nil)
        }
      } else {
        hasTexts = true
      }
    }
    guard hasTexts, readsSpans else { return }
    areRoman = values.lazy.compactMap { $0?.text }.areRomanNumerals
    if !hasNumber { hasNumber = !hasDate && !hasExtendedDate && Self.areSpans(values) }
    guard hasNumber else { return }
    let units = values.compactMap { value -> String? in
      value.flatMap { $0.number == nil ? NumberSpan($0.text)?.unit : nil }
    }
    hasNumber = Set(units).count < 2
  }

  /// Whether the first value and most of the values are number spans.
  private static func areSpans(_ values: some Sequence<ComparableValue?>) -> Bool {
    guard let first = values.first(where: { $0 != nil }) ?? nil, NumberSpan(first.text) != nil
    else {
      return false
    }
    let spans = values.compactMap { $0.map { NumberSpan($0.text) != nil } }
    return spans.count { $0 } * 2 > spans.count
  }

  /// Texts are sorted by `alphabet`.
  func order(_ value: ComparableValue?, in alphabet: Alphabet? = nil) -> ValueOrder {
    guard let value else { return .missing }
    if let bool = value.bool { return .bool(bool) }
    if let own = value.own { return own }
    if hasExtendedDate {
      return value.dateOrder.map(ValueOrder.date) ?? .text(TextSortKey(value.text, in: alphabet))
    }
    if hasDotted, let dotted = value.dotted { return .dotted(dotted) }
    if hasDate, let date = value.dateOrder { return .date(date) }
    if let number = value.number { return .number(NumberOrder(number, text: value.text)) }
    if hasNumber, let span = NumberSpan(value.text), !areNumbers || span.unit == nil {
      // Next to `1915-03`, other numbers are years.
      if hasDate, let year = Int(exactly: span.first) {
        return .date(DateOrder(CalendarDate(year: year)))
      }
      return .number(NumberOrder(span))
    }
    if areRoman, let number = Int(roman: value.text) {
      return .number(NumberOrder(Double(number), text: String(number)))
    }
    return .text(TextSortKey(value.text, in: alphabet))
  }
}

/// A sort key: kinds do not mix, and missing values come last.
enum ValueOrder: Comparable {
  case bool(Bool)
  case number(NumberOrder)
  case dotted([Int])
  case date(DateOrder)
  case composite(CompositeOrder)
  case text(TextSortKey)
  case missing

  static func < (first: ValueOrder, second: ValueOrder) -> Bool {
    switch (first, second) {
    case (.bool(let first), .bool(let second)): !first && second
    case (.number(let first), .number(let second)): first < second
    case (.dotted(let first), .dotted(let second)): first.lexicographicallyPrecedes(second)
    case (.date(let first), .date(let second)): first < second
    case (.composite(let first), .composite(let second)): first < second
    case (.text(let first), .text(let second)): first < second
    default: first.rank < second.rank
    }
  }

  var isDate: Bool { if case .date = self { true } else { false } }

  /// Whether the two can be compared: an area is neither more nor less than a volume.
  func isSameKind(as other: ValueOrder) -> Bool {
    if case .composite(let order) = self, case .composite(let other) = other {
      return order.isSameKind(as: other)
    }
    return rank == other.rank
  }

  /// A number that is equal for equal keys.
  var key: Double? {
    switch self {
    case .composite(let order): order.numbers.first?.value
    case .bool, .number, .dotted, .date, .text, .missing: nil
    }
  }

  private var rank: Int {
    switch self {
    case .bool: 0
    case .number: 1
    case .dotted: 2
    case .date: 3
    case .composite: 4
    case .text: 5
    case .missing: 6
    }
  }
}
