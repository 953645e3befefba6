extension DateForm {
  /// The form as Extended Date/Time Format text, preceded by words for what that format cannot
  /// express.
  var text: String {
    switch self {
    case .single(let part):
      part.kind == .years ? "\(part.startText)/\(part.endText)" : part.text
    case .interval(let first, let last): "\(first.text(\.startText))/\(last.text(\.endText))"
    case .oneOf(let runs): "[\(runs.map(\.text).joined(separator: ","))]"
    case .allOf(let runs): "{\(runs.map(\.text).joined(separator: ","))}"
    case .before(let part): Self.beforeWord + part.startText
    case .after(let part): Self.afterWord + part.endText
    case .undated: Self.undatedWord
    case .described(let form): form.text
    }
  }

  static let beforeWord = "before "
  static let afterWord = "after "
  static let undatedWord = "undated"
}

extension DateEnd {
  fileprivate func text(_ text: (DatePart) -> String) -> String {
    switch self {
    case .date(let part): text(part)
    case .open: ".."
    case .unknown: ""
    }
  }
}

extension DateRun {
  fileprivate var text: String {
    if let first, first == last, first.kind != .years { return first.text }
    return "\(first?.startText ?? "")..\(last?.endText ?? "")"
  }
}

extension DatePart {
  fileprivate var text: String {
    (portion.map { $0.word + " " } ?? "") + time + qualifiers
  }

  fileprivate var startText: String { kind == .years ? first.edtf + qualifiers : text }
  fileprivate var endText: String { kind == .years ? last.edtf + qualifiers : text }

  private var time: String {
    switch kind {
    case .calendar, .years: first.edtf
    case .decade: first.edtf(unspecified: 1)
    case .century: first.edtf(unspecified: 2)
    case .millennium: first.edtf(unspecified: 3)
    case .group(let number, let year): "\(CalendarDate(year: year).yearText)-\(number)"
    case .estimate(let year, let digits): "\(CalendarDate(year: year).yearText)S\(digits)"
    case .masked(let text): text
    }
  }

  private var qualifiers: String {
    // A year with significant digits is already marked as approximate.
    if case .estimate = kind { return isUncertain ? "?" : "" }
    return isApproximate ? isUncertain ? "%" : "~" : isUncertain ? "?" : ""
  }
}

extension DatePart.Portion {
  /// The word before the time of which it is a part.
  var word: String {
    switch self {
    case .early, .mid, .late: rawValue
    case .firstHalf: "first half"
    case .secondHalf: "second half"
    }
  }
}

extension CalendarDate {
  fileprivate var yearText: String {
    (-9999...9999).contains(year) ? CalendarDate(year: year).isoDate : "Y\(year)"
  }

  fileprivate var edtf: String {
    guard let month else { return yearText }
    // Only a year can have more than four digits.
    var text = CalendarDate(year: year, month: month, day: day).isoDate
    if !time.isEmpty { text += "T\(time)" }
    return text
  }

  /// The year with its last `count` digits replaced by `X`.
  fileprivate func edtf(unspecified count: Int) -> String {
    // Before the common era, the first year of a period is the one with the most digits.
    String(yearText.dropLast(count)) + String(repeating: "X", count: count)
  }
}
