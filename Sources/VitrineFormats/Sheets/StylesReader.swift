/// Reads how cell styles show numbers, to find those that show dates.
final class StylesReader: PartReader {
  /// The date form of each style, or nil if it shows plain numbers.
  private(set) var forms: [DateFormatParts?] = []

  /// The least number of digits that each style shows, as `00000` does, or 0 for plain numbers.
  private(set) var widths: [Int] = []
  private var customWidths: [Int: Int] = [:]
  private var custom: [Int: DateFormatParts] = [:]
  private var isInCellStyles = false

  func start(_ element: PartElement) {
    switch element {
    case "numFmt":
      guard let id = element.number("numFmtId"), let code = element["formatCode"] else { return }
      custom[id] = DateFormatParts(code: code)
      if code.count > 1, code.allSatisfy({ $0 == "0" }) { customWidths[id] = code.count }
    case "cellXfs": isInCellStyles = true
    case "xf":
      guard isInCellStyles else { return }
      forms.append(
        element.number("numFmtId").flatMap { custom[$0] ?? DateFormatParts(builtIn: $0) })
      widths.append(element.number("numFmtId").flatMap { customWidths[$0] } ?? 0)
    default: break
    }
  }

  func end(_ element: PartElement, text: [UInt8]) {
    if case "cellXfs" = element { isInCellStyles = false }
  }
}

/// The parts of a date that a number format shows.
struct DateFormatParts: OptionSet, Sendable {
  let rawValue: UInt8

  static let year = DateFormatParts(rawValue: 1)
  static let month = DateFormatParts(rawValue: 2)
  static let day = DateFormatParts(rawValue: 4)
  static let time = DateFormatParts(rawValue: 8)

  /// Hours or minutes that exceed a day or an hour: `[h]:mm`.
  static let duration = DateFormatParts(rawValue: 16)
  static let date: DateFormatParts = [.year, .month, .day]

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The form of a built-in number format (ECMA-376 part 1, 18.8.30). Fails if it shows no date.
  ///
  /// From 27, formats differ by language; most are dates.
  init?(builtIn number: Int) {
    switch number {
    case 14, 15, 27...31, 34...36, 50...58: self = .date
    case 16: self = [.month, .day]
    case 17: self = [.year, .month]
    case 18...21, 32, 33, 45, 47: self = .time
    case 22: self = [.date, .time]
    case 46: self = .duration
    default: return nil
    }
  }

  /// The form of a format code such as `d. mmm yyyy`. Fails if it shows no date.
  init?(code: String) {
    self = []
    for letter in DateLetters(code).letters {
      switch letter {
      case .year: insert(.year)
      case .day: insert(.day)
      case .hourOrSecond, .minute: insert(.time)
      case .month: insert(.month)
      case .duration: insert(.duration)
      }
    }
    if isEmpty { return nil }
  }
}

/// The letters in a number format that represent parts of a date.
private struct DateLetters {
  enum Letter { case year, month, day, hourOrSecond, minute, duration }

  private(set) var letters: [Letter] = []

  init(_ code: String) {
    var rest = Array(code.lowercased().utf8)[...]
    if code.lowercased().contains("general") { return }
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: ";"): rest = []
      case UInt8(ascii: "\""):
        rest = rest.drop { $0 != byte }.dropFirst()
      case UInt8(ascii: "\\"), UInt8(ascii: "_"), UInt8(ascii: "*"): rest = rest.dropFirst()
      case UInt8(ascii: "["):
        let inside = rest.prefix { $0 != UInt8(ascii: "]") }
        rest = rest.dropFirst(inside.count + 1)
        if !inside.isEmpty, inside.allSatisfy({ "hms".utf8.contains($0) }) {
          letters.append(.duration)
        }
      case UInt8(ascii: "a") where rest.starts(with: "m/pm".utf8): rest = rest.dropFirst(4)
      case UInt8(ascii: "a") where rest.starts(with: "/p".utf8): rest = rest.dropFirst(2)
      // After the digits of a number it begins an exponent; otherwise it is the year of an era.
      case UInt8(ascii: "e") where !(rest.first.map { "+-".utf8.contains($0) } ?? false):
        add(.year, &rest, byte)
      case UInt8(ascii: "y"): add(.year, &rest, byte)
      case UInt8(ascii: "d"): add(.day, &rest, byte)
      case UInt8(ascii: "h"): add(.hourOrSecond, &rest, byte)
      // An m next to an hour or a second is a minute; otherwise it is a month.
      case UInt8(ascii: "s"):
        if letters.last == .month { letters[letters.count - 1] = .minute }
        add(.hourOrSecond, &rest, byte)
      case UInt8(ascii: "m"):
        let isMinute = letters.last == .hourOrSecond || letters.last == .duration
        add(isMinute ? .minute : .month, &rest, byte)
      default: break
      }
    }
  }

  private mutating func add(_ letter: Letter, _ rest: inout ArraySlice<UInt8>, _ byte: UInt8) {
    rest = rest.drop { $0 == byte }
    letters.append(letter)
  }
}
