import VitrineModel

/// What the values of a column are, taken together.
extension DataColumn {
  /// What a field with its values is best declared to hold. Looks at all different values.
  var likelyForm: FieldForm {
    var form = FieldForm(separator: separator)
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

  /// The unit that its numbers are written with, or that its name ends with; nil where these have none, or
  /// several that cannot be said in one another.
  private var unit: String? {
    guard let units = writtenUnits, areWrittenNumbers || areNumbers else { return nil }
    let written = units.filter { !$0.key.isEmpty }
    guard !written.isEmpty else { return nameAndUnit?.unit }
    guard let unit = Self.commonUnit(of: written) else { return nil }
    // One `4 m` says nothing of the others under `Height (cm)`.
    if let named = nameAndUnit?.unit, UnitOfMeasure.convert("1", from: unit, to: named) != nil {
      return named
    }
    // `5A` and `5B` are houses.
    let isUnit =
      UnitOfMeasure.isKnown(unit) || Currency(unit) != nil || !unit.contains(where: \.isLetter)
      || distinct.keys.contains { $0.hasSuffix(" \(unit)") || $0.hasPrefix("\(unit) ") }
    return isUnit ? unit : nil
  }

  /// The unit that most numbers have; nil if others cannot be said in it, or if there is none.
  private static func commonUnit(of counts: [String: Int]) -> String? {
    let unit = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    return unit.flatMap { unit in
      counts.keys.allSatisfy { UnitOfMeasure.convert("1", from: $0, to: unit) != nil } ? unit : nil
    }
  }

  /// True if people wrote its numbers, with units or signs of their own.
  private var areWrittenNumbers: Bool {
    writtenUnits != nil && texts > 0 && !areNumbers && flags == 0 && texts + numbers >= values
  }

  /// True if each record has at most one value.
  var isSingle: Bool { lists == 0 }

  /// True if each record has one text at most, of one value or of several.
  var isWrittenAsOne: Bool { isSingle || separator != nil }

  /// True if no two records have the same value, in lists the same first one.
  var isUnique: Bool { repeats == 0 }

  /// The share of records that are the first with their value.
  var freshness: Double { Double(hashes.count) / Double(max(1, hashes.count + repeats)) }

  var meanLength: Int { values == 0 ? 0 : length / values }
  var areNumbers: Bool { values > 0 && numbers == values }
  var areFlags: Bool { values > 0 && flags == values }

  /// `A 1920` may be the number of an object, unless the column's name says that it is a date.
  var areDates: Bool {
    values > 0 && dates == values && (datesAmongWords * 2 < values || isNamedAsDate)
  }

  var areYears: Bool { areNumbers && isYear }

  /// True if its texts say yes and no. A single S may be a size or the south.
  private var areFlagWords: Bool {
    let flags = distinct.keys.map { $0.lowercased() == "s" ? nil : FlagWord.flag($0) }
    return texts == values && !areNumbers && flags.contains(true) && flags.contains(false)
      && !flags.contains(nil)
  }

  /// True for the one unit of other columns.
  var holdsUnit: Bool {
    ["unit", "units"].contains(words.last) && distinct.count == 1 && texts == values
      && distinct.keys.allSatisfy(isUnit)
  }

  /// True if all that it says is yes, with a cross or a tick: where it says nothing it means no.
  var areCrosses: Bool {
    distinct.count == 1 && texts == values
      && distinct.keys.allSatisfy { text in
        let isSign = text.lowercased() == "x" || !text.contains { $0.isLetter || $0.isNumber }
        return isSign && FlagWord.flag(text) == true
      }
  }

  var areLinks: Bool { values > 0 && links == values }

  /// Some emoji may be newer than this program.
  var areSymbols: Bool { symbols * 10 > values * 9 }

  /// True if a line can say each value, and words alone.
  var fitsALine: Bool { links == 0 && isPrintable && multiline == 0 && markup == 0 }

  /// True if its values are what people read in a line; a few may have a second one.
  var areWords: Bool {
    values > 0 && texts == values && links == 0 && isPrintable && multiline * 20 <= values
      && symbols * 2 < values && ![.number, .date, .size, .coordinates].contains(form.type)
  }

  /// True if two values differ in nothing but case.
  var differsInCase: Bool { Set(distinct.keys.map { $0.lowercased() }).count < distinct.count }

  /// How often a value occurs on average.
  var use: Double { Double(values) / Double(max(1, distinct.count)) }
}
