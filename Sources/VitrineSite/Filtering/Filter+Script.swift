internal import VitrineModel
internal import VitrineText

extension Filtering.Filter {
  /// The name of its query parameter.
  var addressName: String { Filtering.addressName(of: field) }

  /// Writes the filter for a page's script. `places` are the items' indices among the records that
  /// can be found, or nil for items that cannot.
  func write(places: [Int?], words: SiteWords, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("field", addressName)
    switch choice {
    case .values(let values): values.write(places, words: words, to: &writer)
    case .range(let range): range.write(places, words: words, to: &writer)
    case .flag(let flags):
      // Yes and no are two values like any others, but they mean little without the filter's title.
      writer.member("isFlag", if: true)
      writer.array("values", [SiteWord.yes, .no]) { $0.text(words[$1]) }
      writer.array("names", ["true", "false"]) { $0.text($1) }
      writer.array("of", places) { writer, place in
        place.flatMap { flags[$0] }.map { writer.number($0 ? 0 : 1) } ?? writer.null()
      }
    }
    writer.endObject()
  }
}

extension Filtering.Values {
  fileprivate func write(_ places: [Int?], words: SiteWords, to writer: inout JSONWriter) {
    writer.array("values", values) { $0.text($1.title(in: words)) }
    let areTree = values.contains { $0.parent != nil }
    if areTree || values.contains(where: { $0.localized != nil || $0.name != $0.title }) {
      writer.array("names", values) { $0.text($1.name) }
    }
    if areTree {
      writer.array("parents", values) { $0.number($1.parent ?? -1) }
    }
    writer.member("all", if: requiresAll)
    writer.array("of", places) { writer, place in
      let own = place.map { valuesByRecord[$0] } ?? []
      switch own.count {
      case 0: writer.null()
      case 1: writer.number(own[0])
      default: writer.numbers(own.map(Double.init))
      }
    }
  }
}

extension Filtering.Value {
  func title(in words: SiteWords) -> String { localized?.value.text(in: words) ?? title }
}

extension Filtering.Range {
  fileprivate func write(_ places: [Int?], words: SiteWords, to writer: inout JSONWriter) {
    writer.member("scale", scale.rawValue)
    writer.member("step", step)
    writer.member("unit", unit?.unitSign)
    if NumberFormat.hasPattern(unit) {
      let numbers = words.formats.numbers
      func writeSides(_ name: String, around number: String) {
        let (before, after) = numbers.parts(number, unit: unit)
        writer.array(name, [before, after]) { $0.text($1) }
      }
      writeSides("around", around: "")
      if let currency = unit.flatMap(Currency.init) {
        writer.member("decimals", currency.decimals)
        // The language determines the position of an amount's minus sign.
        if rangesByRecord.contains(where: { $0.map { $0.lowerBound < 0 } ?? false }) {
          writeSides("below", around: NumberFormat.minus)
        }
      }
    }
    writer.array("of", places) { writer, place in
      guard let range = place.flatMap({ rangesByRecord[$0] }) else { return writer.null() }
      let ends = [range.lowerBound, range.upperBound]
      if ends[0] == ends[1] { return writer.number(ends[0]) }
      writer.numbers(ends)
    }
  }
}

extension Filtering.Grouping {
  /// Writes the grouping for a page's script.
  func write(places: [Int?], words: SiteWords, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.array("titles", groups) { $0.text($1.title(in: words, of: title)) }
    writer.array("of", places) { writer, place in
      place.flatMap { groupsByRecord[$0] }.map { writer.number($0) } ?? writer.null()
    }
    writer.endObject()
  }
}

extension Filtering.Group {
  fileprivate func title(in words: SiteWords, of grouping: String) -> String {
    switch self {
    case .title(let title): return title
    case .localized(let title): return title.text(in: words, field: grouping)
    case .other: return words[.other]
    case .years(let years) where years.lowerBound < 1:
      let bounds = [years.lowerBound, years.upperBound].map {
        CalendarDate(year: $0).words(in: words.formats)
      }
      return years.count == 1 ? bounds[0] : bounds.joined(separator: " – ")
    case .years(let years):
      return span(
        String(years.lowerBound), String(years.upperBound), in: words.formats.numbers,
        groupedFrom: 5)
    case .numbers(let from, let to, let unit):
      let bounds = [from, to].map { unit.flatMap(Currency.init)?.padded($0) ?? $0 }
      let span = span(bounds[0], bounds[1], in: words.formats.numbers)
      return words.formats.numbers.text(span, unit: unit)
    }
  }

  private func span(
    _ from: String, _ to: String, in numbers: NumberFormat, groupedFrom digits: Int = 0
  ) -> String {
    let bounds = from == to ? [from] : [from, to]
    // A dash next to a minus sign needs space.
    let dash = bounds.contains { $0.hasPrefix("-") } ? "\u{A0}–\u{A0}" : "–"
    return bounds.map { numbers.text($0, from: digits) }.joined(separator: dash)
  }
}
