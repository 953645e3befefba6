import ArgumentParser
import Glibc
import Vitrine
import VitrineText

/// A day that exists, `YYYY-MM-DD`.
struct BuildDate: ExpressibleByArgument {
  var text: String

  init?(argument: String) {
    let parts = argument.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], argument.utf8.allSatisfy(\.isDateByte),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      (1...12).contains(month), (1...Self.days(in: month, of: year)).contains(day)
    else { return nil }
    text = argument
  }

  private static func days(in month: Int, of year: Int) -> Int {
    let isLeapYear =
      year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    return switch month {
    case 2: isLeapYear ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension BuildDate {
  /// The day, in UTC, of `SOURCE_DATE_EPOCH` (<https://reproducible-builds.org/specs/source-date-epoch/>).
  static func ofEnvironment() throws(BuildFailure) -> BuildDate? {
    guard let value = getenv("SOURCE_DATE_EPOCH") else { return nil }
    let text = String(cString: value)
    var moment = tm()
    guard var seconds = time_t(text), gmtime_r(&seconds, &moment) != nil,
      let date = BuildDate(argument: moment.day)
    else {
      throw BuildFailure([
        Diagnostic(
          .error, kind: "date", at: nil, "SOURCE_DATE_EPOCH is '\(text)'",
          hint: "set it to a number of seconds since 1970, or use --date")
      ])
    }
    return date
  }
}

extension tm {
  fileprivate var day: String {
    let number = (Int(tm_year) + 1900) * 10_000 + (Int(tm_mon) + 1) * 100 + Int(tm_mday)
    let digits = Array("\(100_000_000 + number)".dropFirst())
    return String(digits[0..<4]) + "-" + String(digits[4..<6]) + "-" + String(digits[6...])
  }
}

extension UInt8 {
  fileprivate var isDateByte: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || self == UInt8(ascii: "-")
  }
}
