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
  static func tokens(of text: some StringProtocol) -> [DateToken] {
    var tokens: [DateToken] = []
    var rest = Substring(text)
    // A minus sign can begin a year. After a number it is a dash.
    var mayBeMinus = true
    while let character = rest.first {
      if let (part, length) = dateAtStart(of: rest, mayBeMinus: mayBeMinus) {
        tokens.append(.date(part))
        rest = rest.dropFirst(length)
      } else if character.isASCIIDigit {
        let digits = rest.prefix(while: \.isASCIIDigit)
        tokens.append(.number(String(digits)))
        rest = rest[digits.endIndex...]
      } else if character.isLetter || character == "º" || character == "ª" {
        var word = ""
        // A word can contain dots: `n.d.`, `v.Chr.`
        while let next = rest.first, next.isLetter || ".'’ºª".contains(next) {
          if next.isLetter || "ºª".contains(next) { word += next.lowercased() }
          rest.removeFirst()
        }
        tokens.append(.word(word))
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
    of text: Substring, mayBeMinus: Bool
  ) -> (DatePart, Int)? {
    if let year = cataloguedYear(text) { return year }
    let run = text.prefix { $0.isASCIIDigit || "XY-~%SE".contains($0) }
    guard mayBeMinus || run.first != "-", run.utf8.count > 4 || run.contains("X") else {
      return numericDate(text)
    }
    var reader = DatePartReader(ArraySlice(run.utf8))
    return reader.part().map { ($0, run.count) } ?? numericDate(text)
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

  /// `14.7.1865`: in numbers separated by dots, the day comes first.
  private static func numericDate(_ text: Substring) -> (DatePart, Int)? {
    let run = text.prefix { $0.isASCIIDigit || $0 == "." || $0 == " " }
    let parts = run.split(separator: ".", omittingEmptySubsequences: false).map {
      $0.drop { $0 == " " }
    }
    guard parts.count == 3, parts[2].count == 4, let day = Int(parts[0]), let month = Int(parts[1]),
      let year = Int(parts[2]), (1...12).contains(month),
      (1...CalendarDate.days(in: month, of: year)).contains(day)
    else { return nil }
    return (DatePart(CalendarDate(year: year, month: month, day: day)), run.count)
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
