/// Parses dates as catalogues write them: `c. 1657`, `early 19th century`, `1794–7`, `n.d.`
struct DateWordsReader {
  private let tokens: [DateToken]
  private var index = 0

  /// The era of the date being parsed: `AD` in `AD 79 August 24`, `August 24, AD 79` and `79 AD`.
  private var knownEra: DateWord?

  /// Whether the last dash was not a hyphen, which can also separate a year from a month.
  private var isAfterLongDash = false

  /// The meaning of the text, or nil if it is not a date. `dayFirst` says what the first number of
  /// `7/4/1976` is.
  static func form(of text: String, dayFirst: Bool? = nil) -> DateForm? {
    var tokens = DateToken.tokens(of: text, dayFirst: dayFirst)
    while let first = tokens.first, let last = tokens.last,
      (first, last) == (.sign("["), .sign("]")) || (first, last) == (.sign("("), .sign(")"))
    {
      tokens = Array(tokens.dropFirst().dropLast())
    }
    var reader = DateWordsReader(tokens: tokens)
    guard !tokens.isEmpty else { return nil }
    if let form = reader.form(), reader.isAtEnd { return form }
    reader.index = 0
    return reader.describedForm().map(DateForm.described)
  }

  /// The first date among other words. Other numbers disqualify it, except after a comma, and short
  /// ones before a date in brackets: `Meiji 23 (1890)`.
  private mutating func describedForm() -> DateForm? {
    let bounds: [DateWord] = [.before, .after, .until, .between]
    for start in tokens.indices {
      index = start
      if let form = attempt({ $0.formAtStart() }) {
        if start > 0, tokens[start - 1] == .sign("("), take(")") {
          // `Edo period (1615–1868), 19th century`: the date after the period is more exact.
          let later = attempt { reader in
            reader.take(",") ? reader.form().flatMap { reader.isAtEnd ? $0 : nil } : nil
          }
          if later?.span != nil { return later }
        }
        guard let next else { return start > 0 ? form : nil }
        let hasWords = tokens[index...].contains { if case .word = $0 { true } else { false } }
        if case .sign(let sign) = next { return ",;(:".contains(sign) && hasWords ? form : nil }
        if case .word = next { return form }
        return nil
      }
      switch tokens[start] {
      case .word: if bounds.contains(where: { take($0) }) { return nil }
      case .sign(let sign): if !",;:(".contains(sign) { return nil }
      case .number(let digits)
      where digits.utf8.count < 3 && tokens.dropFirst(start + 1).first == .sign("("):
        break
      case .number, .date: return nil
      }
    }
    return nil
  }

  private mutating func formAtStart() -> DateForm? {
    guard let first = part() else { return nil }
    return attempt { $0.takeDash() ? $0.interval(from: first) : nil }
      ?? first.part.map(DateForm.single)
  }

  private init(tokens: [DateToken]) {
    self.tokens = tokens
  }

  private mutating func form() -> DateForm? {
    if attempt({ $0.take(.undated) && $0.isAtEnd ? () : nil }) != nil { return .undated }
    if take(.between) { return between() }
    if take(.before) { return single().map(DateForm.before) }
    if take(.after) { return single().map(DateForm.after) }
    if let last = attempt({ $0.take(.until) ? $0.single() : nil }) {
      return .interval(.open, .date(last))
    }
    let isSince = take(.since)
    guard let first = part() else { return nil }
    if isAtEnd {
      guard let part = first.part else { return nil }
      return isSince ? .interval(.date(part), .open) : .single(part)
    }
    if !isSince, first.isPlainDay, var part = first.part,
      let time = attempt({ reader in reader.time().flatMap { reader.isAtEnd ? $0 : nil } })
    {
      (part.first.time, part.last.time) = (time, time)
      return .single(part)
    }
    if take(.orEarlier) { return first.part.map { .oneOf([DateRun(first: nil, last: $0)]) } }
    if take(.orLater) { return first.part.map { .oneOf([DateRun(first: $0, last: nil)]) } }
    if takeDash() {
      guard let form = interval(from: first) else { return nil }
      guard !isAtEnd, case .interval(.date(let start), .date(let end)) = form else { return form }
      return list(from: DateRun(first: start, last: end))
    }
    return first.part.flatMap { list(from: DateRun(first: $0, last: $0)) }
  }

  // MARK: Several dates

  private mutating func between() -> DateForm? {
    guard let first = part(), take(.and) || take("&") || take("-") || take("–") || take(.to)
    else { return nil }
    return run(from: first).map { .oneOf([$0]) }
  }

  private mutating func interval(from first: PartialDate) -> DateForm? {
    if let part = first.part {
      if isAtEnd || take(.present) { return .interval(.date(part), .open) }
      if attempt({ $0.take("?") && $0.isAtEnd ? () : nil }) != nil {
        return .interval(.date(part), .unknown)
      }
    }
    guard let run = run(from: first), let start = run.first, let end = run.last else { return nil }
    return .interval(.date(start), .date(end))
  }

  /// `1657 or 1658`, `1924–6, 1929`.
  private mutating func list(from first: DateRun) -> DateForm? {
    let isOr = take(.or)
    if !isOr, !takeComma() { return nil }
    var runs = [first]
    repeat {
      guard let run = run() else { return nil }
      runs.append(run)
    } while isOr ? take(.or) : takeComma()
    return isOr ? .oneOf(runs) : .allOf(runs)
  }

  private mutating func takeComma() -> Bool {
    let isComma = take(",") || take(";") || take("&")
    return take(.and) || isComma
  }

  private mutating func run() -> DateRun? {
    guard let first = part() else { return nil }
    return takeDash() ? run(from: first) : first.part.map { DateRun(first: $0, last: $0) }
  }

  /// The range from `first` to the date at the current position. Nil if there is no date, or if it
  /// ends before `first` begins.
  private mutating func run(from first: PartialDate) -> DateRun? {
    let mayTurnCentury = isAfterLongDash
    guard let last = part(),
      let (first, last) = first.completed(with: last, mayTurnCentury: mayTurnCentury),
      !last.isOver(before: first)
    else { return nil }
    return DateRun(first: first, last: last)
  }

  private mutating func takeDash() -> Bool {
    isAfterLongDash = take("–")
    return isAfterLongDash || take("-") || take("/") || take(.to)
  }

  // MARK: One date

  private mutating func single() -> DatePart? { part()?.part }

  /// A date with its qualifiers, its portion and its era.
  private mutating func part() -> PartialDate? {
    let hasWeekday = take(.weekday)
    if hasWeekday { _ = take(",") }
    let qualifiers = qualifiers()
    let portion = portion()
    skipFillers()
    knownEra = era()
    guard let kind = core(), !hasWeekday || kind.isDay else { return nil }
    return PartialDate(
      kind: kind, era: era() ?? knownEra,
      portion: portion ?? attempt { $0.take(",") ? $0.portion() : nil },
      qualifiers: qualifiers, laterQualifiers: self.qualifiers())
  }

  private mutating func era() -> DateWord? {
    if take(.beforeCommonEra) { return .beforeCommonEra }
    return take(.commonEra) ? .commonEra : nil
  }

  private mutating func qualifiers() -> PartialDate.DateQualifiers {
    var found: PartialDate.DateQualifiers = []
    while true {
      if take(.about) {
        found.insert(.isApproximate)
      } else if take(.maybe) || take("?") || take("(", "?", ")") {
        found.insert(.isUncertain)
      } else {
        return found
      }
    }
  }

  private mutating func portion() -> DateWord? {
    skipFillers()
    let words = (1...4).map(DateWord.quarter) + DatePart.Portion.allCases.map(DateWord.portion)
    guard let word = words.first(where: { take($0) }) else { return nil }
    _ = take("-")
    return word
  }

  private mutating func core() -> PartialDate.Kind? {
    attempt { $0.century() } ?? attempt { $0.decade() } ?? attempt { $0.season() }
      ?? attempt { $0.dayOrMonth() } ?? attempt { $0.year() }
  }

  private mutating func century() -> PartialDate.Kind? {
    if take(.centuryPrefix) {
      return (ordinal() ?? number(upTo: 21)).map(PartialDate.Kind.century)
    }
    let numeral = ordinal()
    guard let number = numeral ?? number(upTo: 21) else { return nil }
    let isOrdinal = take(.ordinalSuffix) || numeral != nil
    return take(.century) || isOrdinal && take(.centuryPrefix) ? .century(number) : nil
  }

  /// `nineteenth`, `XIX`, `XIXe`.
  private mutating func ordinal() -> Int? {
    for number in 1...21 where take(.ordinal(number)) { return number }
    guard case .word(let word)? = next else { return nil }
    let letters = word.prefix { "ivx".contains($0) }
    let suffix = word[letters.endIndex...]
    guard let number = Int(roman: letters), number <= 21,
      ["", "e", "è", "er", "ème", "eme", "ième"].contains(suffix)
    else { return nil }
    index += 1
    return number
  }

  /// Season and quarter codes of EDTF (ISO 8601-2): 21 is spring, 33 the first quarter.
  private static let (spring, firstQuarter) = (21, 33)

  private mutating func decade() -> PartialDate.Kind? {
    let isNamed = take(.decadePrefix)
    guard let digits = takeDigits(2...4), let year = Int(digits), year % 10 == 0 else { return nil }
    let isCentury = digits.utf8.count > 2 && year % 100 == 0 && next == .word("s")
    guard take(.decadeSuffix) || isNamed else { return nil }
    if digits.utf8.count == 2 { return .shortDecade(year) }
    return isCentury && !isNamed ? .century(year / 100 + 1) : .decade(year)
  }

  private mutating func season() -> PartialDate.Kind? {
    let season = (0...3).first { take(.season($0)) }
    if season == nil {
      guard take(.quarterOfYear), let number = number(upTo: 4) else { return nil }
      _ = take(",")
      return takeYear().flatMap { .group(Self.firstQuarter + number - 1, of: $0) }
    }
    skipFillers()
    guard let year = takeYear() else { return nil }
    // A winter is part of two years.
    _ = attempt { ($0.take("/") || $0.take("-") || $0.take("–")) ? $0.takeDigits(2...2) : nil }
    return .group(Self.spring + season!, of: year)
  }

  /// `14 July 1865`, `July 14, 1865`, `1865 July`, `July 1865`; without the year if another date
  /// states it.
  private mutating func dayOrMonth() -> PartialDate.Kind? {
    if let year = attempt({ $0.takeYear() }) {
      _ = take(",")
      if take(.quarterOfYear) {
        return number(upTo: 4).flatMap { .group(Self.firstQuarter + $0 - 1, of: year) }
      }
      guard let month = month() else { return nil }
      return .date(year: year, month: month, day: number(upTo: 31))
    }
    var day = number(upTo: 31)
    if day != nil {
      _ = take(.ordinalSuffix)
      skipFillers()
    }
    guard let month = month() else { return nil }
    if day == nil, let later = attempt({ $0.isBeforeEra ? nil : $0.number(upTo: 31) }) {
      day = later
      _ = take(.ordinalSuffix)
    }
    return attempt { reader in
      _ = reader.take(",")
      reader.skipFillers()
      return reader.takeYear().flatMap { .date(year: $0, month: month, day: day) }
    } ?? .month(month, day: day)
  }

  /// `13:30`, `1:30:00 PM`, `13:30:00 +0430`, as RFC 2822 and spreadsheets write times.
  private mutating func time() -> String? {
    guard let digits = takeDigits(1...2), var hour = Int(digits), take(":"),
      let minute = takeDigits(2...2)
    else { return nil }
    let second = take(":") ? takeDigits(2...2) : ""
    if case .word(let half)? = next, half == "am" || half == "pm" {
      guard (1...12).contains(hour) else { return nil }
      hour = hour % 12 + (half == "pm" ? 12 : 0)
      index += 1
    }
    var zone = ""
    if case .word(let name)? = next {
      guard let known = Self.zones[name] else { return nil }
      zone = known
      index += 1
    } else if let sign = ["+", "-", "–"].first(where: { take($0) }) {
      guard let digits = takeDigits(4...4) else { return nil }
      zone = (sign == "+" ? "+" : "-") + digits
    }
    let time = CalendarDate.time(ofMinute: hour * 60)
    guard let second else { return nil }
    let text = time.prefix(3) + minute + (second.isEmpty ? "" : ":" + second) + zone
    return CalendarDate(written: "2000-01-01T" + text)?.time
  }

  /// The zones of RFC 2822, §4.3.
  private static let zones = [
    "gmt": "Z", "ut": "Z", "utc": "Z", "z": "Z", "est": "-0500", "edt": "-0400", "cst": "-0600",
    "cdt": "-0500", "mst": "-0700", "mdt": "-0600", "pst": "-0800", "pdt": "-0700",
  ]

  private mutating func month() -> Int? { (1...12).first { take(.month($0)) } }

  private mutating func year() -> PartialDate.Kind? {
    if case .date(let part)? = next {
      index += 1
      return .whole(part)
    }
    if let number = attempt({ $0.ordinal() }) { return .number(number, digits: 2) }
    guard let digits = takeDigits(knownEra != nil || isBeforeEra ? 1...6 : 1...4) else {
      return nil
    }
    _ = take(.ordinalSuffix)
    return Int(digits).map { .number($0, digits: digits.utf8.count) }
  }

  // MARK: Tokens

  private var isAtEnd: Bool { index == tokens.count }

  private var next: DateToken? { isAtEnd ? nil : tokens[index] }

  /// Takes the longest phrase with this meaning.
  private mutating func take(_ word: DateWord) -> Bool {
    guard let next, let phrases = DateWord.phrases[next],
      let phrase = phrases.first(where: {
        $0.meaning == word && tokens[index...].starts(with: $0.tokens)
      })
    else { return false }
    index += phrase.tokens.count
    return true
  }

  private mutating func take(_ signs: Character...) -> Bool {
    guard tokens[index...].starts(with: signs.map(DateToken.sign)) else { return false }
    index += signs.count
    return true
  }

  private mutating func skipFillers() { while take(.filler) {} }

  private mutating func takeDigits(_ lengths: ClosedRange<Int>) -> String? {
    guard case .number(let digits)? = next, lengths.contains(digits.utf8.count) else { return nil }
    index += 1
    return digits
  }

  /// A year of four digits, or of any number of digits with its era before or after it.
  private mutating func takeYear() -> Int? {
    attempt { reader in
      if reader.knownEra == nil { reader.knownEra = reader.era() }
      guard let digits = reader.takeDigits(1...6) else { return nil }
      if reader.knownEra == nil { reader.knownEra = reader.era() }
      return reader.knownEra != nil || digits.utf8.count == 4 ? Int(digits) : nil
    }
  }

  /// Whether the next token is directly followed by an era: `44` in `March 44 BC`.
  private var isBeforeEra: Bool {
    if isAtEnd { return false }
    var reader = self
    reader.index += 1
    return reader.era() != nil
  }

  private mutating func number(upTo maximum: Int) -> Int? {
    guard case .number(let digits)? = next, digits.utf8.count < 3, let number = Int(digits),
      (1...maximum).contains(number)
    else { return nil }
    index += 1
    return number
  }

  /// Runs `body`, and restores the position if it finds nothing.
  private mutating func attempt<Found>(_ body: (inout Self) -> Found?) -> Found? {
    let start = (index, knownEra)
    if let found = body(&self) { return found }
    (index, knownEra) = start
    return nil
  }
}
