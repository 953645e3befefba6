internal import VitrineModel

extension ExtendedDate {
  /// The date for readers: `c. 1657`, `19th century`, `before 1900`, `14 July 1865`.
  func words(in formats: LanguageFormats) -> String {
    if let date = calendarDate { return date.words(in: formats) }
    guard let dates = formats.dates else { return text }
    return DateWording(dates: dates, formats: formats).words(of: form) ?? text
  }

  /// The date for readers. A day includes its time.
  func wordsWithTime(in formats: LanguageFormats) -> String {
    calendarDate?.wordsWithTime(in: formats) ?? words(in: formats)
  }

  /// The value of a `datetime` attribute, or nil if HTML cannot express the date.
  var machineText: String? {
    guard case .single(let part) = form, part.kind == .calendar, part.portion == nil,
      (1...9999).contains(part.first.year)
    else { return nil }
    return part.first.iso
  }
}

/// Writes dates in words.
///
/// No word precedes a decade, a century or a portion of one, since most languages would inflect it
/// there. Years are used instead, such as `before 1800` for before the 19th century.
private struct DateWording {
  let dates: DateFormat
  let formats: LanguageFormats

  /// Whether dates of the common era include the era.
  var isAfterBC = false

  /// The wording of dates that follow this one.
  private func after(_ date: CalendarDate) -> DateWording {
    var wording = self
    wording.isAfterBC = isAfterBC || date.year < 1
    return wording
  }

  private func words(of date: CalendarDate) -> String {
    date.words(in: formats, isAfterBC: isAfterBC)
  }

  private func inCommonEra(_ words: String?) -> String? {
    guard isAfterBC, let words else { return words }
    return dates.text(.commonEraOfCentury, words) ?? dates.text(.commonEra, words) ?? words
  }

  /// Returns nil if the language lacks words for it.
  func words(of form: DateForm) -> String? {
    switch form {
    case .single(let part): words(of: part)
    case .interval(.open, let last): last.part.flatMap { bound(.until, $0.end, $0) }
    case .interval(let first, .open): first.part.flatMap { bound(.since, $0.start, $0) }
    case .interval(.date(let first), .date(let last)): range(from: first, to: last)
    case .interval(let first, let last):
      range(from: first.part.flatMap(words) ?? "?", to: last.part.flatMap(words) ?? "?")
    case .oneOf(let runs): words(ofOneOf: runs)
    case .allOf(let runs): list(runs, .both)
    case .before(let part): bound(.before, part.start, part)
    case .after(let part): bound(.after, part.end, part)
    case .undated: dates.text(.undated)
    case .described: nil
    }
  }

  // MARK: One date

  private func words(of part: DatePart) -> String? {
    guard let time = time(of: part) else { return nil }
    var words = time
    if part.isApproximate {
      let years = part.isNounPhrase ? years(of: part) : time
      guard let text = years.flatMap({ dates.text(.about, $0) }) else { return nil }
      words = text
    }
    return part.isUncertain ? dates.text(.uncertain, words) : words
  }

  private func time(of part: DatePart) -> String? {
    let year = part.first.year
    let words: String? =
      switch part.kind {
      case .calendar: words(of: part.first)
      case .estimate(let year, digits: _): words(of: CalendarDate(year: year))
      case .decade: year < 0 ? years(of: part) : inCommonEra(dates.text(.decade, String(year)))
      case .century: century(year < 0 ? (1 - year) / 100 : year / 100 + 1, isBefore: year < 0)
      case .group(let number, let year) where number < 33:
        dates.seasons.isEmpty
          ? nil : dates.seasons[(number - 21) % 4].text(words(of: CalendarDate(year: year)))
      case .millennium, .group, .years: years(of: part)
      case .masked: nil
      }
    guard let portion = part.portion else { return words }
    let key = DateKey(rawValue: portion.rawValue)
    return words.flatMap { words in key.flatMap { dates.text($0, words) } }
  }

  private func century(_ number: Int, isBefore: Bool) -> String? {
    guard let text = dates.century?[dates.ordinals.category(of: number)] else { return nil }
    let century = FormatPattern(text, names: DateKey.century.names)
      .text(String(number), Int.roman(number))
    return isBefore ? dates.text(.beforeCommonEra, century) : inCommonEra(century)
  }

  /// A date after a word. If the date is uncertain, the whole phrase is.
  private func bound(_ key: DateKey, _ date: CalendarDate, _ part: DatePart) -> String? {
    let words = dates.text(key, words(of: date))
    let isSure = !part.isApproximate && !part.isUncertain
    return isSure ? words : words.flatMap { dates.text(.uncertain, $0) }
  }

  // MARK: Several dates

  /// If both ends are approximate or uncertain, the word for it is written once. Ends that are
  /// ranges themselves are merged into one range.
  private func range(from first: DatePart, to last: DatePart) -> String? {
    var (first, last) = (first, last)
    let areApproximate = first.isApproximate && last.isApproximate
    if areApproximate { (first.isApproximate, last.isApproximate) = (false, false) }
    let usesYears = areApproximate && (first.isNounPhrase || last.isNounPhrase)
    let later = after(first.start)
    let start = first.isRange || usesYears ? words(of: first.start) : words(of: first)
    let end = last.isRange || usesYears ? later.words(of: last.end) : later.words(of: last)
    guard let start, let end, let range = range(from: start, to: end) else { return nil }
    return areApproximate ? dates.text(.about, range) : range
  }

  private func range(from first: String, to last: String) -> String? {
    dates.text(first.contains(" ") || last.contains(" ") ? .longRange : .range, first, last)
  }

  private func years(of part: DatePart) -> String? {
    range(from: words(of: part.start), to: after(part.start).words(of: part.end))
  }

  private func words(ofOneOf runs: [DateRun]) -> String? {
    guard runs.count == 1 else { return list(runs, .either) }
    switch (runs[0].first, runs[0].last) {
    case (nil, let last): return last.flatMap { bound(.orEarlier, $0.end, $0) }
    case (let first?, nil): return bound(.orLater, first.start, first)
    case (let first?, let last?) where first == last: return words(of: first)
    case (let first?, let last?):
      return dates.text(.between, words(of: first.start), after(first.start).words(of: last.end))
    }
  }

  private func list(_ runs: [DateRun], _ key: DateKey) -> String? {
    var wording = self
    let texts = runs.map { run -> String? in
      defer { if let date = run.last ?? run.first { wording = wording.after(date.start) } }
      switch (run.first, run.last) {
      case (nil, let last): return last.flatMap { wording.bound(.until, $0.end, $0) }
      case (let first?, nil): return wording.bound(.since, first.start, first)
      case (let first?, let last?):
        return first == last ? wording.words(of: first) : wording.range(from: first, to: last)
      }
    }
    guard let last = texts.last ?? nil, !texts.contains(where: { $0 == nil }) else { return nil }
    let others = texts.dropLast().compactMap(\.self)
    return others.isEmpty ? last : dates.text(key, others.joined(separator: ", "), last)
  }
}

extension DatePart {
  /// Whether it is expressed by a noun, which other words before it would inflect.
  fileprivate var isNounPhrase: Bool {
    kind == .decade || kind == .century || portion != nil
  }

  /// Whether it is written as a range from its first month or year to its last.
  fileprivate var isRange: Bool {
    switch kind {
    case .millennium, .years: true
    case .group(let number, of: _): number > 32
    default: false
    }
  }
}
