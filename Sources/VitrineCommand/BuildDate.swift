import ArgumentParser
import Glibc
import Vitrine
import VitrineDiagnostics
import VitrineModel

/// A day that exists, `YYYY-MM-DD`.
struct BuildDate: ExpressibleByArgument {
  var text: String

  init?(argument: String) {
    guard CalendarDate(wholeDate: argument) != nil else { return nil }
    text = argument
  }
}

extension BuildDate {
  /// The day, in UTC, of `SOURCE_DATE_EPOCH` (<https://reproducible-builds.org/specs/source-date-epoch/>).
  static func ofEnvironment() throws(BuildFailure) -> BuildDate? {
    guard let text = environmentVariable("SOURCE_DATE_EPOCH") else { return nil }
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
