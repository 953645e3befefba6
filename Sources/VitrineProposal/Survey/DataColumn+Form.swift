import VitrineContent
import VitrineFormats
import VitrineModel

extension DataColumn {
  /// The declaration of a field that fits nearly all values. The build warns about the others.
  var likelyForm: FieldType {
    var form = FieldType(separator: separator)
    if self[.html] > 0 {
      form.type = .html
    } else if areFlagWords || areZerosAndOnes {
      form.type = .flag
    } else if areLinks {
      form.type = .link
    } else if areYears
      ? self[.fraction] > 0
      : areDates && !areNumbers
        && distinct.keys.contains(where: { CalendarDate(written: $0) == nil })
    {
      form.type = .date
    } else if mostly(.size), let unit = commonUnit ?? nameAndUnit?.unit {
      (form.type, form.unit) = (.size, unit)
    } else if let unit = numberUnit {
      (form.type, form.unit) = (.number, unit)
    } else if areWrittenNumbers, units.keys.allSatisfy(\.isEmpty) {
      form.type = .number
    } else if mostly(.coordinates), all(.text) {
      form.type = .coordinates
    }
    return form
  }

  /// The unit of its numbers, from the values or the column's name. Nil if there is none, or if
  /// there are several that cannot be converted into each other.
  private var numberUnit: String? {
    guard areWrittenNumbers || all(.number) else { return nil }
    guard units.contains(where: { !$0.key.isEmpty }) else { return nameAndUnit?.unit }
    guard let unit = commonUnit else { return nil }
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
  private var commonUnit: String? {
    let counts = units.filter { !$0.key.isEmpty }
    let unit = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    return unit.flatMap { unit in
      counts.keys.allSatisfy { UnitOfMeasure.convert("1", from: $0, to: unit) != nil } ? unit : nil
    }
  }

  /// Whether its numbers were written by people, with units or separators.
  private var areWrittenNumbers: Bool {
    self[.text] > 0 && mostly(.writtenNumber) && !all(.number) && self[.flag] == 0
  }

  /// Whether its texts mean yes and no. An S can also be a size or a direction.
  private var areFlagWords: Bool {
    let flags = distinct.keys.map { $0.lowercased() == "s" ? nil : FlagWord.flag($0) }
    return all(.text) && self[.number] == 0 && flags.contains(true) && flags.contains(false)
      && !flags.contains(nil)
  }

  /// Whether 0 and 1 answer the question in the column's name.
  private var areZerosAndOnes: Bool {
    Set(distinct.keys) == ["0", "1"] && isQuestion
  }

  private var isQuestion: Bool {
    name.hasSuffix("?")
      || ["is", "has", "was", "are", "had", "can", "does", "did"].contains(
        nameWords(of: name).first)
  }

  /// Whether its values are yes and no.
  var areFlags: Bool { mostly(.flag) || form.type == .flag && !areCheckMarks }
}
