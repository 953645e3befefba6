import VitrineFormats
import VitrineText

/// Reads degrees as people write them, with decimals or with minutes and seconds, and a letter
/// before or after: `46.54° N`, `51°28′40″N 0°00′05″W`, `N51.4 W0.1`.
struct DegreesReader {
  private var rest: Substring

  /// Whether commas are decimal separators, rather than separating two numbers.
  private let hasDecimalCommas: Bool

  init(_ text: String) {
    rest = Substring(text)
    hasDecimalCommas = !text.contains(".") && Self.commasInNumbers(of: text) > 1
  }

  /// All degrees in the text, or nil if there is anything else.
  mutating func all() -> [Degrees]? {
    var found: [Degrees] = []
    skipSpaces()
    while !rest.isEmpty {
      let before = rest
      guard let degrees = one() else { return nil }
      found.append(degrees)
      // `46-8` is a range or a difference.
      let endsInDigit = before[..<rest.startIndex].last?.isNumber ?? false
      if endsInDigit, let next = rest.first, !next.isWhitespace, !",;".contains(next) { return nil }
      skipSpaces()
      guard !rest.isEmpty else { break }
      if rest.first == "," || rest.first == ";" { rest = rest.dropFirst() }
      skipSpaces()
    }
    return found
  }

  private static let letters: [Character: (isNegative: Bool, isLongitude: Bool)] = [
    "N": (false, false), "S": (true, false), "E": (false, true), "W": (true, true),
  ]

  private mutating func one() -> Degrees? {
    let before = letter()
    let isNegative = rest.first == "-" || rest.first == "−"
    if isNegative || rest.first == "+" { rest = rest.dropFirst() }
    guard let degrees = number() else { return nil }
    let magnitude = skip("°º") ? withMinutes(degrees) : degrees
    guard let magnitude else { return nil }
    let start = rest
    skipSpaces()
    let after = before == nil ? letter() : nil
    if after == nil { rest = start }
    let side = before ?? after
    // A number with a letter must not also have a sign.
    guard side == nil || !isNegative else { return nil }
    let sign = isNegative || side?.isNegative ?? false ? "-" : ""
    guard let literal = ExactDecimal(sign + magnitude)?.literal else { return nil }
    return Degrees(literal: literal, isLongitude: side?.isLongitude)
  }

  /// Degrees with any minutes and seconds after them, or nil if these are invalid.
  private mutating func withMinutes(_ degrees: String) -> String? {
    guard let minutes = part("'′’‘") else { return degrees }
    let seconds = part("\"″”“")
    guard !degrees.contains("."), seconds == nil || !minutes.contains("."),
      let whole = Double(degrees), let minutes = Double(minutes), minutes < 60,
      let seconds = seconds.map({ Double($0) }) ?? 0, seconds < 60
    else { return nil }
    // A millionth of a degree is about a decimetre.
    return (whole + minutes / 60 + seconds / 3600).decimalText(places: 6)
  }

  /// A number before one of the signs, or before two minute signs used for seconds.
  private mutating func part(_ signs: String) -> String? {
    let start = rest
    skipSpaces()
    if let number = number() {
      skipSpaces()
      if signs.contains("″"), rest.hasPrefix("''") || rest.hasPrefix("′′") {
        rest = rest.dropFirst(2)
        return number
      }
      if skip(signs) { return number }
    }
    rest = start
    return nil
  }

  /// Digits, with or without decimals.
  private mutating func number() -> String? {
    let whole = digits()
    guard let point = rest.first, point == "." || point == "," && hasDecimalCommas else {
      return whole.isEmpty ? nil : whole
    }
    let start = rest
    rest = rest.dropFirst()
    let decimals = digits()
    if whole.isEmpty, decimals.isEmpty { return nil }
    // The comma in `46, 8` separates two numbers.
    if decimals.isEmpty, point == "," { rest = start }
    return (whole.isEmpty ? "0" : whole) + (decimals.isEmpty ? "" : "." + decimals)
  }

  private mutating func digits() -> String {
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    rest = rest.dropFirst(digits.count)
    return String(digits)
  }

  private mutating func letter() -> (isNegative: Bool, isLongitude: Bool)? {
    guard let first = rest.first, first.isASCII,
      let side = Self.letters[Character(first.uppercased())],
      !(rest.dropFirst().first?.isLetter ?? false)
    else { return nil }
    rest = rest.dropFirst()
    skipSpaces()
    return side
  }

  private mutating func skip(_ signs: String) -> Bool {
    guard let first = rest.first, signs.contains(first) else { return false }
    rest = rest.dropFirst()
    return true
  }

  private mutating func skipSpaces() { rest = rest.drop(while: \.isWhitespace) }

  /// The number of commas directly between two digits.
  private static func commasInNumbers(of text: String) -> Int {
    let bytes = Array(text.utf8)
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    return bytes.indices.dropFirst().dropLast().count {
      bytes[$0] == UInt8(ascii: ",") && isDigit(bytes[$0 - 1]) && isDigit(bytes[$0 + 1])
    }
  }
}
