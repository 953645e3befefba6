import VitrineContent
import VitrineFormats
import VitrineMarkdown
import VitrineModel
import VitrineText

/// What a value of data looks like. A value can have several traits: `1920` is a number and a date.
struct ValueTraits: OptionSet, Hashable, Sendable {
  let rawValue: UInt32

  static let text = Self(bit: 0)
  static let number = Self(bit: 1)
  static let fraction = Self(bit: 2)

  /// A number such as `9.78e+12`, whose last digits are lost.
  static let exponent = Self(bit: 3)

  /// True or false.
  static let flag = Self(bit: 4)
  static let date = Self(bit: 5)

  /// A date among other words, as in `made 1920`.
  static let dateAmongWords = Self(bit: 6)

  /// A number as people write it, with a unit or separators.
  static let writtenNumber = Self(bit: 7)

  /// Two or three lengths, such as `30 × 40 cm`.
  static let size = Self(bit: 8)
  static let coordinates = Self(bit: 9)
  static let link = Self(bit: 10)
  static let remotePicture = Self(bit: 11)

  /// The path of a picture that is there, and several of them in one text.
  static let picture = Self(bit: 12)
  static let pictureList = Self(bit: 13)

  /// The path of a picture that is not there.
  static let missingPicture = Self(bit: 14)

  /// A single emoji or sign.
  static let symbol = Self(bit: 15)

  /// Contains a `<`, and contains HTML elements, unlike `vector<int>`.
  static let markup = Self(bit: 16)
  static let html = Self(bit: 17)

  /// Looks randomly generated, such as a UUID.
  static let random = Self(bit: 18)
  static let multiline = Self(bit: 19)

  /// Contains characters that cannot be shown.
  static let unprintable = Self(bit: 20)

  /// Longer than 60 and 200 characters.
  static let long = Self(bit: 21)
  static let veryLong = Self(bit: 22)

  /// Two or three lower-case letters, such as `en`.
  static let code = Self(bit: 23)

  /// A date such as `7/4/1976`, and one such as `7/24/1976` that tells the order of both.
  static let unclearDate = Self(bit: 24)
  static let dateWithOrder = Self(bit: 25)

  static let count = 26

  private init(bit: UInt32) { rawValue = 1 << bit }

  init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// A value with everything that a survey asks about it.
struct SurveyedValue: Sendable {
  var traits: ValueTraits = []
  var number: Double?

  /// The year in which it begins, if it is a date.
  var year: Int?

  /// The units of a written number or of lengths; an empty text for each without a unit.
  var units: [String] = []

  /// What separates several pictures.
  var separator: String?
}

extension SurveyedValue {
  static let separators = ["; ", ";", " | ", "|", ", "]

  /// `worthTrying` are the traits that earlier values of the column suggest: reading a text as a date or
  /// a size is slow.
  init(
    _ value: SourceValue, text: String, worthTrying: ValueTraits, isPicture: (String) -> Bool
  ) {
    let length = text.count
    if length > 60 { traits.insert(.long) }
    if length > 200 { traits.insert(.veryLong) }
    number = ComparableValue(value.fieldValue)?.number
    if let number {
      traits.insert(.number)
      if number != number.rounded() || text.contains(where: { ".eE".contains($0) }) {
        traits.insert(.fraction)
      }
      if text.contains(where: { "eE".contains($0) }), abs(number) >= 1e9 {
        traits.insert(.exponent)
      }
      if number == number.rounded(), abs(number) < 10_000 { year = Int(number) }
    }
    if case .bool = value.content { traits.insert(.flag) }
    guard case .text = value.content else { return }
    traits.insert(.text)
    // `012` is a number, not a year.
    if worthTrying.contains(.date), length > 3 || !text.allSatisfy(\.isNumber) {
      lookForDate(text)
    }
    lookForAddress(text, isPicture)
    lookForUnits(text, worthTrying)
    lookAtCharacters(text, length: length)
  }

  private mutating func lookForDate(_ text: String) {
    let ownDate = ExtendedDate(text)
    let isUnclear = ownDate == nil && ExtendedDate.needsOrder(text)
    guard let date = isUnclear ? ExtendedDate(text, dayFirst: true) : ownDate else { return }
    traits.insert(date.isAmongWords ? [.date, .dateAmongWords] : .date)
    if isUnclear {
      traits.insert(.unclearDate)
    } else if ExtendedDate.dayFirst(in: text) != nil {
      traits.insert(.dateWithOrder)
    }
    year = date.span?.first?.year
  }

  private mutating func lookForAddress(_ text: String, _ isPicture: (String) -> Bool) {
    if BrowserAddress(text).isWebAddress, !text.contains(where: \.isWhitespace) {
      traits.insert(.link)
      let path = text.prefix { $0 != "?" && $0 != "#" }
      if SourceFormat(String(path)) == .picture, Medium.Kind(text) == nil {
        traits.insert(.remotePicture)
      }
    } else if SourceFormat(text) == .picture {
      if isPicture(text) {
        traits.insert(.picture)
      } else if let separator = Self.separators.first(where: text.contains),
        text.split(separator: separator).allSatisfy({ isPicture(trimmed($0)) })
      {
        traits.insert(.pictureList)
        self.separator = separator
      } else {
        traits.insert(.missingPicture)
      }
    }
  }

  private mutating func lookForUnits(_ text: String, _ worthTrying: ValueTraits) {
    if worthTrying.contains(.writtenNumber), let number = WrittenNumber(text),
      number.literal != nil
    {
      traits.insert(.writtenNumber)
      units = [number.unit ?? ""]
    } else if worthTrying.contains(.size), let lengths = WrittenSize(text)?.lengths,
      lengths.count > 1, lengths.allSatisfy({ $0.literal != nil })
    {
      traits.insert(.size)
      units = lengths.map { $0.unit ?? "" }
    }
    if worthTrying.contains(.coordinates), GeoCoordinates(.text(text)) != nil {
      traits.insert(.coordinates)
    }
  }

  private mutating func lookAtCharacters(_ text: String, length: Int) {
    if length == 1, text.unicodeScalars.contains(where: isPictorial) { traits.insert(.symbol) }
    if text.contains("<") { traits.insert(containsHTML(text) ? [.markup, .html] : .markup) }
    if length >= 32, text.allSatisfy({ $0.isHexDigit || $0 == "-" }) { traits.insert(.random) }
    if text.contains(where: \.isNewline) { traits.insert(.multiline) }
    if isUnprintable(text), isUnprintable(text.withoutControls ?? text) {
      traits.insert(.unprintable)
    }
    if 2...3 ~= length, text.utf8.allSatisfy({ UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 }) {
      traits.insert(.code)
    }
  }

  private func isUnprintable(_ text: String) -> Bool {
    text.unicodeScalars.contains { scalar in
      let isControl = scalar.properties.generalCategory == .control
      return isControl && !["\n", "\r", "\t"].contains(scalar) || scalar.value & 0xFFFE == 0xFFFE
    }
  }

  /// Digits also count as emoji, but only a variation selector makes them pictures.
  private func isPictorial(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value == 0xFE0F || scalar.value > 0xFF && scalar.properties.isEmoji
  }
}
