import VitrineFormats
import VitrineModel
import VitrineText

/// The value that a field computes from the values at its path.
enum FieldComputation: Sendable {
  case count
  case sum
  case first

  /// The year, decade or century of a date.
  case part(ValueUnit)

  /// The number of years from a date to a day.
  case age(on: Day)

  enum Day: Sendable {
    case date(ExtendedDate)
    case source(FieldSource)
  }
}

extension FieldComputation {
  /// The type of values that it takes, or nil for any type.
  var taken: ValueType? {
    switch self {
    case .count, .first: nil
    case .sum: .number
    case .part, .age: .date
    }
  }

  /// The type of its result, or nil if that is the type it takes.
  var given: ValueType? {
    switch self {
    case .count, .age: .number
    case .sum, .first, .part: nil
    }
  }

  /// The paths that it reads apart from the one to its values.
  var paths: [ValuePath] {
    if case .age(on: .source(let source)) = self { source.paths } else { [] }
  }
}

extension FieldComputation {
  /// Returns the value to compute from if `record` has none. Only a count has one: the empty list,
  /// so that it gives 0.
  func valueOfNone(in record: SourceValue) -> SourceValue? {
    guard case .count = self else { return nil }
    var none = record
    none.content = .list([])
    return none
  }

  /// Returns the result for a value of the type that it takes, or nil if there is none. Other
  /// values, such as the day of an age, come from `record`. Numbers get the given unit.
  func result(of value: FieldValue, in record: SourceValue, unit: String?) -> FieldValue? {
    let values = value.elements.filter { isPresent($0) }
    switch self {
    case .count: return .number(FieldValue.Number(literal: String(values.count), unit: unit))
    case .first: return values.first
    case .sum:
      let literals = values.compactMap { value -> String? in
        if case .number(let number) = value { number.literal } else { nil }
      }
      return ExactDecimal.sum(of: literals).map {
        .number(FieldValue.Number(literal: $0, unit: unit))
      }
    case .part(let part):
      let dates = values.compactMap { value in
        value.date.flatMap { _ in part.label(of: value, in: nil) }
          .flatMap { part.date(labelled: $0) }
      }
      return dates.isEmpty
        ? nil : dates.count == 1 ? .date(dates[0]) : .list(dates.map(FieldValue.date))
    case .age(let day):
      guard let born = values.lazy.compactMap(\.date).first, let last = day.date(in: record),
        let age = born.years(to: last)
      else { return nil }
      return .number(FieldValue.Number(literal: String(age), unit: unit))
    }
  }
}

extension FieldComputation.Day {
  fileprivate func date(in record: SourceValue) -> ExtendedDate? {
    switch self {
    case .date(let date): date
    case .source(let source):
      source.value(in: record)?.scalarText.flatMap { ExtendedDate(trimmed($0)) }
    }
  }
}

extension ExtendedDate {
  /// The whole years from this date to `other`. Nil if it depends on a missing month or day, or if
  /// `other` is earlier.
  fileprivate func years(to other: ExtendedDate) -> Int? {
    guard let span, let otherSpan = other.span, let first = span.first, let last = span.last,
      let otherFirst = otherSpan.first, let otherLast = otherSpan.last
    else { return nil }
    let maximum = first.years(to: otherLast, atMost: true)
    let minimum = last.years(to: otherFirst, atMost: false)
    return maximum == minimum && minimum >= 0 ? minimum : nil
  }
}

extension CalendarDate {
  /// The whole years to a later date. Missing months and days are assumed to make the result as
  /// large as possible if `atMost`, else as small as possible.
  fileprivate func years(to other: CalendarDate, atMost: Bool) -> Int {
    let (minimum, maximum) = ((1, 1), (12, 31))
    let (own, others) = atMost ? (minimum, maximum) : (maximum, minimum)
    let birthday = (month ?? own.0, day ?? own.1)
    let day = (other.month ?? others.0, other.day ?? others.1)
    return other.year - year - (day < birthday ? 1 : 0)
  }
}
