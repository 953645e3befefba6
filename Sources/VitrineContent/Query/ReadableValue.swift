import VitrineModel

/// The possible readings of a value, for comparing it with others.
///
/// `1999` reads as a number and as a date, `3.14` as a number and as a dotted number. Which reading
/// counts depends on the values it is compared with (`ValueKinds`).
struct ReadableValue {
  var number: Double?
  var dotted: [Int]?
  var date: CalendarDate?
  var bool: Bool?
  var text: String

  /// Nil for a missing value: none, null, white space, an empty list, an object.
  ///
  /// A list reads as its first value.
  init?(_ value: FieldValue?) {
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
    case .list(let values):
      let first = values.lazy.compactMap { ReadableValue($0) }.first
      guard let first else { return nil }
      self = first
    }
  }

  private init(text: String) {
    self.text = text
    guard let first = text.utf8.first, Self.canBeginNumber(first) else { return }
    number = Self.number(text)
    dotted = Self.dotted(text)
    date = CalendarDate(written: text)
  }

  private static func canBeginNumber(_ byte: UInt8) -> Bool {
    UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || byte == UInt8(ascii: "-")
      || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".")
  }

  /// Reads a decimal number, but not the hexadecimal and infinite ones that `Double` reads too.
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

/// The readings that count among the values of one comparison, or of one field of all records.
struct ValueKinds {
  /// True if a value is a dotted number and no plain one: `1.2.3`.
  private var hasDotted = false

  /// True if a value is a date and no number: `1999-05`.
  private var hasDate = false

  init(_ values: some Sequence<ReadableValue?>) {
    for case let value? in values where value.number == nil {
      if value.dotted != nil { hasDotted = true }
      if value.date != nil { hasDate = true }
    }
  }

  func order(_ value: ReadableValue?) -> ValueOrder {
    guard let value else { return .missing }
    if let bool = value.bool { return .bool(bool) }
    if hasDotted, let dotted = value.dotted { return .dotted(dotted) }
    if hasDate, let date = value.date { return .date(date) }
    if let number = value.number { return .number(ExactNumber(number, text: value.text)) }
    return .text(TextOrder(value.text))
  }
}

/// A value in the form in which it is sorted: kinds do not mix, and missing values come last.
enum ValueOrder: Comparable {
  case bool(Bool)
  case number(ExactNumber)
  case dotted([Int])
  case date(CalendarDate)
  case text(TextOrder)
  case missing

  static func < (first: ValueOrder, second: ValueOrder) -> Bool {
    switch (first, second) {
    case (.bool(let first), .bool(let second)): !first && second
    case (.number(let first), .number(let second)): first < second
    case (.dotted(let first), .dotted(let second)): first.lexicographicallyPrecedes(second)
    case (.date(let first), .date(let second)): first < second
    case (.text(let first), .text(let second)): first < second
    default: first.rank < second.rank
    }
  }

  func isSameKind(as other: ValueOrder) -> Bool { rank == other.rank }

  private var rank: Int {
    switch self {
    case .bool: 0
    case .number: 1
    case .dotted: 2
    case .date: 3
    case .text: 4
    case .missing: 5
    }
  }
}
