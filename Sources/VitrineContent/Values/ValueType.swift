/// The type that a field can declare.
package enum ValueType: String, CaseIterable, Sendable {
  case text, markdown, html, date, number, flag, link, list, size, coordinates

  var isMarkup: Bool { self == .markdown || self == .html }

  /// What a value other than a map must be, or nil if it can be anything.
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

  /// Whether a list or a map can be a single value of this type.
  var hasParts: Bool { self == .size || self == .coordinates }

  /// Whether the type can have a unit and decimals.
  var isMeasured: Bool { self == .number || self == .size }

  /// Whether values are more than texts, so that only fields can have this type.
  var isOfFields: Bool {
    switch self {
    case .number, .flag, .date, .list, .size, .coordinates: true
    case .text, .markdown, .html, .link: false
    }
  }
}
