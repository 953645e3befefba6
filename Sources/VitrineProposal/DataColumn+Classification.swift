import VitrineContent
import VitrineFormats
import VitrineModel

/// The nature of a column's values as a whole.
extension DataColumn {
  /// The best declaration for a field with these values, based on all distinct values.
  var likelyForm: FieldType {
    var form = FieldType(separator: separator)
    if html > 0 {
      form.type = .html
    } else if areFlagWords {
      form.type = .flag
    } else if areLinks {
      form.type = .link
    } else if areDates, !areNumbers,
      distinct.keys.contains(where: { CalendarDate(written: $0) == nil })
    {
      form.type = .date
    } else if texts == values, let sizeUnits, values > 0,
      let unit = Self.commonUnit(of: sizeUnits.filter { !$0.key.isEmpty }) ?? nameAndUnit?.unit
    {
      (form.type, form.unit) = (.size, unit)
    } else if let unit {
      (form.type, form.unit) = (.number, unit)
    } else if areWrittenNumbers, writtenUnits?.keys.allSatisfy(\.isEmpty) ?? false {
      form.type = .number
    } else if texts == values, values > 0, arePlaces {
      form.type = .coordinates
    }
    return form
  }

  /// The unit of its numbers, from the values or the column's name. Nil if there is none, or if
  /// there are several that cannot be converted into each other.
  private var unit: String? {
    guard let units = writtenUnits, areWrittenNumbers || areNumbers else { return nil }
    let written = units.filter { !$0.key.isEmpty }
    guard !written.isEmpty else { return nameAndUnit?.unit }
    guard let unit = Self.commonUnit(of: written) else { return nil }
    // A single `4 m` does not change the unit of other values under `Height (cm)`.
    if let named = nameAndUnit?.unit, UnitOfMeasure.convert("1", from: unit, to: named) != nil {
      return named
    }
    // `5A` and `5B` are house numbers.
    let isUnit =
      UnitOfMeasure.isKnown(unit) || Currency(unit) != nil || !unit.contains(where: \.isLetter)
      || distinct.keys.contains { $0.hasSuffix(" \(unit)") || $0.hasPrefix("\(unit) ") }
    return isUnit ? unit : nil
  }

  /// The most frequent unit, or nil if there is none or if other units cannot be converted to it.
  private static func commonUnit(of counts: [String: Int]) -> String? {
    let unit = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    return unit.flatMap { unit in
      counts.keys.allSatisfy { UnitOfMeasure.convert("1", from: $0, to: unit) != nil } ? unit : nil
    }
  }

  /// Whether its numbers were written by people, with units or separators.
  private var areWrittenNumbers: Bool {
    writtenUnits != nil && texts > 0 && !areNumbers && flags == 0 && texts + numbers >= values
  }

  /// Whether each record has at most one value.
  var isSingle: Bool { lists == 0 }

  /// Whether each record has at most one text, with one value or several.
  var isWrittenAsOne: Bool { isSingle || separator != nil }

  /// Whether all records have different values, or different first values in lists.
  var isUnique: Bool { repeats == 0 }

  /// The share of records whose value does not occur before.
  var uniqueness: Double { Double(hashes.count) / Double(max(1, hashes.count + repeats)) }

  var meanLength: Int { values == 0 ? 0 : length / values }
  var areNumbers: Bool { values > 0 && numbers == values }
  var areFlags: Bool { values > 0 && flags == values }

  /// `A 1920` can be an inventory number, unless the column's name indicates a date.
  var areDates: Bool {
    values > 0 && dates == values && (datesAmongWords * 2 < values || isNamedAsDate)
  }

  var areYears: Bool { areNumbers && isYear }

  /// Whether its texts mean yes and no. An S can also be a size or a direction.
  private var areFlagWords: Bool {
    let flags = distinct.keys.map { $0.lowercased() == "s" ? nil : FlagWord.flag($0) }
    return texts == values && !areNumbers && flags.contains(true) && flags.contains(false)
      && !flags.contains(nil)
  }

  /// Whether this is the unit of other columns, the same in all records.
  var isUnitColumn: Bool {
    ["unit", "units"].contains(words.last) && distinct.count == 1 && texts == values
      && distinct.keys.allSatisfy(isUnit)
  }

  /// Whether its only value means yes, as a cross or a tick. Missing values then mean no.
  var areCheckMarks: Bool {
    distinct.count == 1 && texts == values
      && distinct.keys.allSatisfy { text in
        let isSign = text.lowercased() == "x" || !text.contains { $0.isLetter || $0.isNumber }
        return isSign && FlagWord.flag(text) == true
      }
  }

  var areLinks: Bool { values > 0 && links == values }

  /// Not all values have to be known symbols, because some emoji can be newer than this program.
  var areSymbols: Bool { symbols * 10 > values * 9 }

  /// Whether each value fits on a line and consists only of words.
  var fitsOnOneLine: Bool { links == 0 && isPrintable && multiline == 0 && markup == 0 }

  /// Whether its values are words that fit on a line. A few can have a second line.
  var areWords: Bool {
    values > 0 && texts == values && links == 0 && isPrintable && multiline * 20 <= values
      && symbols * 2 < values && ![.number, .date, .size, .coordinates].contains(form.type)
  }

  /// Whether two values differ only in case.
  var differsInCase: Bool { Set(distinct.keys.map { $0.lowercased() }).count < distinct.count }

  /// How often each distinct value occurs on average.
  var use: Double { Double(values) / Double(max(1, distinct.count)) }
}
