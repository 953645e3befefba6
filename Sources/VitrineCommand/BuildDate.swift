import ArgumentParser
import Vitrine
import VitrineDiagnostics
import VitrineModel
import VitrineSystem

/// A valid date, `YYYY-MM-DD`.
struct BuildDate: ExpressibleByArgument {
  var text: String

  init?(argument: String) {
    guard CalendarDate(wholeDate: argument) != nil else { return nil }
    text = argument
  }
}

extension BuildDate {
  /// The date, in UTC, of `SOURCE_DATE_EPOCH`
  /// (<https://reproducible-builds.org/specs/source-date-epoch/>).
  static func ofEnvironment() throws(BuildFailure) -> BuildDate? {
    guard let text = environmentVariable("SOURCE_DATE_EPOCH") else { return nil }
    guard let seconds = Int(text), let day = dayInUTC(secondsSince1970: seconds),
      let date = BuildDate(argument: words(day.year, day.month, day.day))
    else {
      throw BuildFailure([
        Diagnostic(
          .error, kind: "date", at: nil,
          "SOURCE_DATE_EPOCH is '\(text)', which is not a valid time",
          hint: "set it to a number of seconds since 1970, or remove it")
      ])
    }
    return date
  }
}

/// `YYYY-MM-DD`.
private func words(_ year: Int, _ month: Int, _ day: Int) -> String {
  let digits = Array("\(100_000_000 + year * 10_000 + month * 100 + day)".dropFirst())
  return String(digits[0..<4]) + "-" + String(digits[4..<6]) + "-" + String(digits[6...])
}
