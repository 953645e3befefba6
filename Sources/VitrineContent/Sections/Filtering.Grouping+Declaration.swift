import VitrineDiagnostics
import VitrineModel
import VitrineText

extension Filtering.Grouping {
  /// Groups records, given by their indices in `found`, by the first value that each has in a
  /// field. Groups are in the order of these values unless the declaration sets another. Records
  /// without a value come last.
  ///
  /// Without a unit or a step, titles are grouped by letter, and dates and numbers so that there
  /// are not too many groups.
  ///
  /// Returns nil if no record is in any group, which is reported unless something else reports it.
  init?(
    _ declaration: GroupingDeclaration, of records: [Int], among found: FilterableRecords,
    _ diagnostics: inout [Diagnostic]
  ) {
    guard let by = declaration.by else { return nil }
    let field = by.field.text
    let values = records.map { found.value(field, of: found.records[$0]) }
    let parts = GroupedValues(
      values, declaration,
      levels: declaration.levels ?? (by.unit == nil ? found.levels(of: field) : nil),
      unit: found.unit(of: field), alphabet: found.alphabet)
    let labels = values.map { parts.label(of: $0) }
    guard labels.contains(where: { $0 != nil }) else {
      if values.contains(where: { ComparableValue($0) != nil }) {
        diagnostics.append(by.groupsNothing(isByStep: declaration.step != nil))
      } else if case .object(let members)?? = values.first(where: { $0 != nil }) {
        diagnostics.warn(
          "grouping by a map", at: by.field.place,
          "'\(field)' is a map, so items cannot be grouped by it",
          hint: members.first.map { "name a path in it, such as '\(field).\($0.name)'" }
            ?? "it is empty: name a field that has values")
      }
      return nil
    }
    var grouping = declaration.groups
    grouping.keys = [Grouping.Key(name: field)]
    grouping = grouping.ordered(by: found.status(named: field), in: found.alphabet)
    if grouping.sort.isEmpty { grouping.sort = [SortKey(name: field, isDescending: false)] }
    let groups = grouping.groups(of: Array(records.indices)) { place, name in
      name == field ? labels[place] : found.value(name, of: found.records[records[place]])
    }
    self.init(
      name: declaration.name, title: declaration.title ?? fieldLabel(field), groups: [],
      groupsByRecord: Array(repeating: nil, count: found.records.count))
    var numbers: [Filtering.Group: Int] = [:]
    for group in groups {
      let title =
        (group.value.map { grouping.labels[$0] } ?? group.title?.text).map { .title($0) }
        ?? labels[group.records[0]].map { label in
          label.id == nil
            ? parts.group(label, of: field) : .title(group.title?.text ?? label.termText)
        } ?? .other
      // Groups with the same title are merged, unless their titles belong to records.
      let number = (group.title?.id == nil ? numbers[title] : nil) ?? self.groups.count
      if number == self.groups.count {
        numbers[title] = number
        self.groups.append(title)
      }
      for place in group.records { groupsByRecord[records[place]] = number }
    }
  }
}

extension GroupingDeclaration {
  /// Its name in addresses: what it groups by, as written.
  fileprivate var name: String {
    (by?.text ?? "") + (step.map { " by \(Int(exactly: $0).map(String.init) ?? "\($0)")" } ?? "")
  }
}

/// Which part of a field's values they are grouped by.
private struct GroupedValues {
  private enum Part {
    case flags, numbers

    /// A text, up to the separator after its first level.
    case texts(levels: String?)
    case letters, months
    case years(YearStep)
    case steps(DecimalStep)
  }

  private let part: Part

  /// The unit of a measure.
  private let unit: String?

  /// The alphabet for grouping by letter.
  private let alphabet: Alphabet?

  /// Whether the numbers are likely to be years.
  private let areYears: Bool

  /// With more groups than this, visitors lose the overview.
  private static let maxGroups = 24

  init(
    _ values: [FieldValue?], _ declaration: GroupingDeclaration, levels: String?, unit: String?,
    alphabet: Alphabet?
  ) {
    let present = values.compactMap { ComparableValue($0) }
    let numbers = present.compactMap(\.number).filter { $0.magnitude < DecimalStep.maxMagnitude }
    let isWhole = numbers.allSatisfy { $0 == $0.rounded() }
    self.unit = unit
    self.alphabet = alphabet
    // Among dates, numbers are years too.
    let areDates = present.contains { $0.number == nil && $0.date != nil }
    areYears =
      areDates
      || unit == nil && isWhole && !numbers.isEmpty
        && numbers.allSatisfy { 1000..<2200 ~= $0 }
    let areNumbers = numbers.count == present.count && !present.isEmpty
    let by = declaration.by
    if let step = declaration.step {
      if areDates, let years = Int(exactly: step) {
        part = .years(YearStep(years))
      } else {
        part = .steps(DecimalStep(step, isWhole: isWhole))
      }
    } else if let years = by?.unit?.years {
      part = .years(years)
    } else if by?.unit == .month {
      part = .months
    } else if by?.unit == .value {
      part = .texts(levels: levels)
    } else if by?.unit == .letter || by?.field.text == RecordSlot.title.rawValue {
      part = .letters
    } else if values.areFlags {
      part = .flags
    } else if areNumbers, Set(numbers).count > Self.maxGroups {
      let minimum = (numbers.max()! - numbers.min()!) / Double(Self.maxGroups)
      part = .steps(DecimalStep(atLeast: minimum, isWhole: isWhole))
    } else if areNumbers {
      part = .numbers
    } else if values.areDates {
      let steps = [ValueUnit.year, .decade].compactMap(\.years)
      let step = steps.first { Set(present.map($0.span)).count <= Self.maxGroups }
      part = .years(step ?? YearStep(100))
    } else {
      part = .texts(levels: levels)
    }
  }

  /// The part of a value, in a form that sorts like the value. Nil if the value has no such part.
  func label(of value: FieldValue?) -> FieldValue? {
    guard let readable = ComparableValue(value) else { return nil }
    switch part {
    case .flags: return value?.flag.map { .bool($0) }
    case .numbers: return readable.number.map(number)
    case .texts(let levels):
      if let date = readable.extendedDate { return .date(date) }
      if levels == nil, readable.id != nil { return presentValues(of: value).first }
      let first = levels.flatMap { readable.text.split(separator: $0).first.map(String.init) }
      return .text(trimmed(first ?? readable.text))
    case .letters: return .text(firstLetter(of: readable.text, in: alphabet))
    case .months: return readable.month.map { .date(ExtendedDate($0)) }
    case .years(let step): return step.span(of: readable).map { number(Double($0.lowerBound)) }
    case .steps(let step):
      let number = readable.number ?? readable.date.map { Double($0.year) }
      return number.flatMap { step.multiple(below: $0) }.map { multiple in
        let literal = step.literal(of: multiple)
        return .number(FieldValue.Number(value: Double(literal) ?? 0, literal: literal))
      }
    }
  }

  private func number(_ value: Double) -> FieldValue {
    let literal = Int(exactly: value).map(String.init) ?? "\(value)"
    return .number(FieldValue.Number(value: value, literal: literal))
  }

  /// The group of records whose value of `field` has this label.
  func group(_ label: FieldValue, of field: String) -> Filtering.Group {
    switch (part, label) {
    case (.years(let step), .number(let number)):
      return step.span(around: Int(number.value)).map(Filtering.Group.years) ?? .other
    case (.steps(let step), .number(let number)):
      return numbers(
        from: number.literal, to: step.end(of: step.multiple(below: number.value) ?? 0))
    case (_, .number(let number)): return numbers(from: number.literal, to: number.literal)
    case (_, .text(let text)): return .title(text)
    default: return LocalizedTitle(label, of: field).map(Filtering.Group.localized) ?? .other
    }
  }

  private func numbers(from: String, to: String) -> Filtering.Group {
    if areYears, let from = Int(from), let to = Int(to), from <= to { return .years(from...to) }
    return .numbers(from: from, to: to, unit: unit)
  }
}

extension GroupedField {
  /// Reports a grouping by numbers or times that puts none of the values in a group.
  func groupsNothing(isByStep: Bool = false) -> Diagnostic {
    let wanted = isByStep ? "number" : unit == .month ? "month or a day" : "date or a year"
    return Diagnostic(
      .warning, kind: "grouping without values", at: field.place,
      "no record has a \(wanted) in '\(field.text)'",
      hint: "write '\(field.text) by value'\(isByStep ? " without 'step'" : ""), "
        + "so that each value forms a group")
  }
}
