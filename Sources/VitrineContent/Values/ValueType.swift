/// What a field can be declared to hold.
enum ValueType: String, CaseIterable, Sendable {
  case text, markdown, html, date, number, flag, link, list, size, coordinates

  var isMarkup: Bool { self == .markdown || self == .html }

  /// What a value must be that is not a map; nil if it may be one.
  var expected: String? {
    switch self {
    case .date: "a date"
    case .number: "a number"
    case .flag: "yes or no"
    case .link: "an address"
    case .size: "a size"
    case .coordinates: "a place on the earth"
    case .text, .markdown, .html, .list: nil
    }
  }

  var plural: String {
    switch self {
    case .html, .markdown, .coordinates: rawValue
    case .text, .date, .number, .flag, .link, .list, .size: rawValue + "s"
    }
  }

  /// True if a list or a map may be one value of it.
  var hasParts: Bool { self == .size || self == .coordinates }

  /// True if a unit and decimals may be said of it.
  var isMeasured: Bool { self == .number || self == .size }

  /// True if values of it are more than texts, which only fields can hold.
  var isOfFields: Bool {
    switch self {
    case .number, .flag, .date, .list, .size, .coordinates: true
    case .text, .markdown, .html, .link: false
    }
  }
}
