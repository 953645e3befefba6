internal import VitrineModel

extension ExtendedDate {
  /// The date for a reader: `c. 1657`, `19th century`, `before 1900`, `14 July 1865`.
  func words(in formats: LanguageFormats) -> String {
    if let date = calendarDate { return date.words(in: formats) }
    guard let dates = formats.dates else { return text }
    return DateWording(dates: dates, formats: formats).words(of: form) ?? text
  }

  /// The same; a day has its time.
  func wordsWithTime(in formats: LanguageFormats) -> String {
    calendarDate?.wordsWithTime(in: formats) ?? words(in: formats)
  }

  /// The value of a `datetime` attribute; nil where HTML cannot say the date.
  var machineText: String? {
    guard case .single(let part) = form, part.kind == .calendar, part.portion == nil,
      (1...9999).contains(part.first.year)
    else { return nil }
    return part.first.iso
  }
}

/// Puts dates into words.
private struct DateWording {
  let dates: DateFormat
  let formats: LanguageFormats

  /// Nil if the language lacks words for it.
  func words(of form: DateForm) -> String? {
    switch form {
    case .single(let part): words(of: part)
    case .interval(.open, let last): last.part.flatMap(words).flatMap { dates.text(.until, $0) }
    case .interval(let first, .open): first.part.flatMap(words).flatMap { dates.text(.since, $0) }
    case .interval(.date(let first), .date(let last)): range(from: first, to: last)
    case .interval(let first, let last):
      range(from: first.part.flatMap(words) ?? "?", to: last.part.flatMap(words) ?? "?")
    case .oneOf(let runs): words(ofOneOf: runs)
    case .allOf(let runs): list(runs, .both)
    case .before(let part): words(of: part).flatMap { dates.text(.before, $0) }
    case .after(let part): words(of: part).flatMap { dates.text(.after, $0) }
    case .undated: dates.text(.undated)
    case .described: nil
    }
  }

  // MARK: One date

  private func words(of part: DatePart) -> String? {
    guard var words = time(of: part) else { return nil }
    if let portion = part.portion {
      guard let text = dates.text(portion.pattern, words) else { return nil }
      words = text
    }
    if part.isApproximate {
      guard let text = dates.text(.about, words) else { return nil }
      words = text
    }
    return part.isUncertain ? dates.text(.uncertain, words) : words
  }

  private func time(of part: DatePart) -> String? {
    let year = part.first.year
    switch part.kind {
    case .calendar: return part.first.words(in: formats)
    case .estimate(let date): return date.words(in: formats)
    case .decade: return year < 0 ? range(of: part) : dates.text(.decade, String(year))
    case .century: return century(year < 0 ? (1 - year) / 100 : year / 100 + 1, isBefore: year < 0)
    case .season(let number):
      return dates.seasons.isEmpty ? nil : dates.seasons[number].text(String(year))
    case .millennium, .months, .years: return range(of: part)
    case .masked: return nil
    }
  }

  private func century(_ number: Int, isBefore: Bool) -> String? {
    guard let text = dates.century?[dates.ordinals.category(of: number)] else { return nil }
    let century = FormatPattern(text, names: DateKey.century.names)
      .text(String(number), romanNumeral(number))
    return isBefore ? dates.text(.beforeCommonEra, century) : century
  }

  // MARK: Several dates

  /// Doubts about both ends are said once.
  private func range(from first: DatePart, to last: DatePart) -> String? {
    var (first, last) = (first, last)
    let areApproximate = first.isApproximate && last.isApproximate
    if areApproximate { (first.isApproximate, last.isApproximate) = (false, false) }
    guard let start = words(of: first), let end = words(of: last),
      let range = range(from: start, to: end)
    else { return nil }
    return areApproximate ? dates.text(.about, range) : range
  }

  private func range(from first: String, to last: String) -> String? {
    dates.text(first.contains(" ") || last.contains(" ") ? .longRange : .range, first, last)
  }

  private func range(of part: DatePart) -> String? {
    range(from: part.first.words(in: formats), to: part.last.words(in: formats))
  }

  private func words(ofOneOf runs: [DateRun]) -> String? {
    guard runs.count == 1 else { return list(runs, .either) }
    switch (runs[0].first, runs[0].last) {
    case (nil, let last): return last.flatMap(words).flatMap { dates.text(.orEarlier, $0) }
    case (let first, nil): return first.flatMap(words).flatMap { dates.text(.orLater, $0) }
    case (let first?, let last?) where first == last: return words(of: first)
    case (let first?, let last?):
      guard let start = words(of: first), let end = words(of: last) else { return nil }
      return dates.text(.between, start, end)
    }
  }

  private func list(_ runs: [DateRun], _ key: DateKey) -> String? {
    var texts: [String] = []
    for run in runs {
      let first = run.first.flatMap(words)
      let last = run.last.flatMap(words)
      let text =
        switch (first, last) {
        case (nil, let last?): dates.text(.until, last)
        case (let first?, nil): dates.text(.since, first)
        case (let first?, let last?): first == last ? first : range(from: first, to: last)
        case (nil, nil): String?.none
        }
      guard let text else { return nil }
      texts.append(text)
    }
    let last = texts.removeLast()
    return texts.isEmpty ? last : dates.text(key, texts.joined(separator: ", "), last)
  }
}

/// The numeral of a number up to 399, which is more than there are centuries in words.
private func romanNumeral(_ number: Int) -> String {
  let values = [
    (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"),
    (1, "I"),
  ]
  var rest = number
  return values.reduce(into: "") { numeral, value in
    while rest >= value.0 {
      numeral += value.1
      rest -= value.0
    }
  }
}
