/// A token of a date in words.
enum DateToken: Hashable {
  /// Digits, as written.
  case number(String)

  /// Letters, in lower case.
  case word(String)
  case sign(Character)

  /// A date in a machine-readable form: `1865-07-14`, `18XX`, `14.7.1865`.
  case date(DatePart)
}

extension DateToken {
  /// Splits a text into tokens. Dots, apostrophes and white space can separate words and numbers,
  /// and are otherwise ignored.
  static func tokens(of text: some StringProtocol, dayFirst: Bool? = nil) -> [DateToken] {
    var tokens: [DateToken] = []
    var rest = Substring(text)
    // A minus sign can begin a year. After a number it is a dash.
    var mayBeMinus = true
    while let character = rest.first {
      if let (part, length) = dateAtStart(of: rest, mayBeMinus: mayBeMinus, dayFirst) {
        tokens.append(.date(part))
        rest = rest.dropFirst(length)
      } else if character.isASCIIDigit {
        let digits = rest.prefix(while: \.isASCIIDigit)
        tokens.append(.number(String(digits)))
        rest = rest[digits.endIndex...]
        // `2008.0`: a year that was a floating-point number.
        if digits.utf8.count == 4, rest.hasPrefix(".0"),
          rest.dropFirst(2).first.map({ !$0.isNumber && $0 != "." }) ?? true
        {
          rest = rest.dropFirst(2)
        }
      } else if character.isLetter || character == "º" || character == "ª" {
        var word = ""
        // A word can contain dots: `n.d.`, `v.Chr.`
        while let next = rest.first, next.isLetter || ".'’ºª".contains(next) {
          if next.isLetter || "ºª".contains(next) { word += next.lowercased() }
          rest.removeFirst()
        }
        tokens.append(.word(word))
        // In `pre-1900`, the hyphen is part of the word.
        if word == "pre" || word == "post", let next = rest.first, "-‐–".contains(next) {
          rest.removeFirst()
        }
      } else {
        if !character.isWhitespace, !".'’".contains(character) {
          tokens.append(.sign("‒–—−".contains(character) ? "–" : character))
        }
        rest.removeFirst()
      }
      if case .number? = tokens.last {
        mayBeMinus = false
      } else {
        mayBeMinus = character.isWhitespace
      }
    }
    return tokens
  }

  /// A machine-readable date, with its length in characters. Four digits alone are skipped, because
  /// their meaning depends on the words around them.
  private static func dateAtStart(
    of text: Substring, mayBeMinus: Bool, _ dayFirst: Bool?
  ) -> (DatePart, Int)? {
    if let year = cataloguedYear(text) { return year }
    let run = text.prefix { $0.isASCIIDigit || "XY-~%SE".contains($0) }
    guard mayBeMinus || run.first != "-", run.utf8.count > 4 || run.contains("X") else {
      return numericDate(text, dayFirst)
    }
    // `1923-00-00`: databases write zeros for a month or a day that is unknown.
    var known = run
    if run.utf8.count == 10, !run.hasPrefix("0000") {
      while known.hasSuffix("-00") { known = known.dropLast(3) }
    }
    var reader = DatePartReader(ArraySlice(known.utf8))
    return reader.part().map { ($0, run.count) } ?? numericDate(text, dayFirst)
  }

  /// `192-` and `19uu`: how library catalogues write years whose last digits are unknown.
  private static func cataloguedYear(_ text: Substring) -> (DatePart, Int)? {
    let digits = text.prefix(while: \.isASCIIDigit)
    let rest = text[digits.endIndex...]
    guard (2...3).contains(digits.count), let sign = rest.first, "-u".contains(sign) else {
      return nil
    }
    let signs = rest.prefix { $0 == sign }
    guard digits.count + signs.count == 4,
      rest[signs.endIndex...].first.map({ !$0.isLetter && !$0.isNumber }) ?? true
    else { return nil }
    var reader = DatePartReader(
      ArraySlice("\(digits)\(String(repeating: "X", count: signs.count))".utf8))
    return reader.part().map { ($0, 4) }
  }

  /// `14.7.1865`, `25/12/1999`, `1999/12/25`. `dayFirst` says whether the day comes before the month.
  /// If it is nil, it does so between dots; otherwise one of the two has to be too large for a month.
  private static func numericDate(_ text: Substring, _ dayFirst: Bool?) -> (DatePart, Int)? {
    guard let sign = text.first(where: { !$0.isASCIIDigit }), "./-".contains(sign) else {
      return nil
    }
    var rest = text
    var numbers: [(value: Int, length: Int)] = []
    while true {
      let digits = rest.prefix(while: \.isASCIIDigit)
      guard digits.utf8.count < 5, let value = Int(digits) else { return nil }
      numbers.append((value, digits.utf8.count))
      rest = rest[digits.endIndex...]
      if numbers.count == 3 { break }
      guard rest.popFirst() == sign else { return nil }
      if sign == "." { rest = rest.drop { $0 == " " } }
    }
    let isYearFirst = numbers[0].length == 4 && sign == "/"
    let year = numbers.remove(at: isYearFirst ? 0 : 2)
    let (first, second) = (numbers[0].value, numbers[1].value)
    let isDayFirst =
      isYearFirst ? false : sign == "." || dayFirst ?? (first > 12 || first == second)
    let (day, month) = isDayFirst ? (first, second) : (second, first)
    guard rest.first != sign, year.length == 4, numbers.allSatisfy({ $0.length < 3 }),
      isDayFirst || isYearFirst || dayFirst != nil || day > 12, (1...12).contains(month),
      (1...CalendarDate.days(in: month, of: year.value)).contains(day)
    else { return nil }
    let date = CalendarDate(year: year.value, month: month, day: day)
    return (DatePart(date), text.distance(from: text.startIndex, to: rest.startIndex))
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
