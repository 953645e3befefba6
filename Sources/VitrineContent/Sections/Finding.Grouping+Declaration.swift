import VitrineModel

extension Finding.Grouping {
  /// Groups records, by their indices in `found`, by the first value that each has in a field. Groups are
  /// in the order of these values unless the declaration has one; what has no value comes last.
  ///
  /// Without a unit or a step, titles are grouped by letter, and dates and numbers in as many groups as
  /// fit an overview. Nil if no record has a value, which is said elsewhere.
  init?(_ declaration: GroupingDeclaration, of records: [Int], among found: FoundRecords) {
    guard let by = declaration.by else { return nil }
    let field = by.field.text
    let values = records.map { ReadableValue(found.value(field, of: found.records[$0])) }
    guard values.contains(where: { $0 != nil }) else { return nil }
    let levels = declaration.levels ?? found.levels(of: field)
    let parts = GroupedValues(values, declaration, levels: levels)
    let labels = values.map { $0.flatMap(parts.label) }

    var grouping = declaration.groups
    grouping.names = [field]
    if grouping.sort.isEmpty { grouping.sort = [SortKey(name: field, isDescending: false)] }
    let groups = grouping.groups(of: Array(records.indices)) { place, name in
      name == field ? labels[place] : found.value(name, of: found.records[records[place]])
    }
    var ofRecords = [Int?](repeating: nil, count: found.records.count)
    for (number, group) in groups.enumerated() {
      for place in group.records { ofRecords[records[place]] = number }
    }
    self.init(
      name: by.text, title: declaration.title,
      groups: groups.map { group in
        guard let value = group.value else { return group.title.map { .title($0) } ?? .other }
        if let title = grouping.labels[value] { return .title(title) }
        return parts.group(labels[group.records[0]], unit: found.unit(of: field))
      },
      ofRecords: ofRecords)
  }
}

/// The part of a field's values by which they are grouped.
private enum GroupedValues {
  /// A text, up to what ends its first level.
  case unit(ValueUnit, levels: String?)

  /// So many numbers.
  case steps(Double, isWhole: Bool)

  /// More groups than this are no overview.
  static let mostGroups = 24

  /// Greater numbers are in no group of numbers: not all whole ones are a `Double` there.
  static let mostMagnitude = 1e15

  init(_ values: [ReadableValue?], _ declaration: GroupingDeclaration, levels: String?) {
    let present = values.compactMap { $0 }
    let numbers = present.compactMap(\.number).filter { $0.magnitude < Self.mostMagnitude }
    let isWhole = (declaration.step ?? 1).isWhole && numbers.allSatisfy(\.isWhole)
    if let step = declaration.step, step > 0 {
      self = .steps(step, isWhole: isWhole)
      return
    }
    if let unit = declaration.by?.unit {
      self = .unit(unit, levels: levels)
    } else if declaration.by?.field.text == RecordSlot.title.rawValue {
      self = .unit(.letter, levels: nil)
    } else if numbers.count == present.count, Set(numbers).count > Self.mostGroups {
      let least = (numbers.max()! - numbers.min()!) / Double(Self.mostGroups)
      self = .steps(niceStep(atLeast: least, isWhole: isWhole), isWhole: isWhole)
    } else if present.allSatisfy({ $0.date != nil }), numbers.count < present.count {
      let units: [ValueUnit] = [.year, .decade]
      let unit = units.first { Set(present.map($0.firstYear)).count <= Self.mostGroups }
      self = .unit(unit ?? .century, levels: nil)
    } else {
      self = .unit(.value, levels: levels)
    }
  }

  /// The part of a value, in a form that sorts as the value does; nil if it has none.
  func label(of value: ReadableValue) -> FieldValue? {
    switch self {
    case .unit(.letter, _): .text(firstLetter(of: value.text))
    case .unit(.value, let levels):
      value.bool.map { .bool($0) }
        ?? .text(
          trimmed(
            levels.flatMap { value.text.split(separator: $0).first.map(String.init) }
              ?? value.text))
    case .unit(let unit, _): unit.firstYear(of: value).flatMap { .number(Double($0)) }
    case .steps(let step, _): value.number.flatMap { .number(($0 / step).rounded(.down) * step) }
    }
  }

  /// What the records with a label have in common.
  func group(_ label: FieldValue?, unit: String?) -> Finding.Group {
    switch (self, label) {
    case (.steps(let step, let isWhole), .number(let number)?):
      .numbers(
        from: number.value, to: number.value + step - (isWhole ? 1 : 0), unit: unit)
    case (.unit(let unit, _), .number(let number)?):
      .years(from: Int(number.value), to: Int(number.value) + unit.years - 1)
    case (_, .bool(let flag)?): .flag(flag)
    case (_, .text(let text)?): .title(text)
    default: .other
    }
  }
}

extension FieldValue {
  /// A number in decimal notation; nil if it is too great for that.
  fileprivate static func number(_ value: Double) -> FieldValue? {
    guard value.magnitude <= GroupedValues.mostMagnitude else { return nil }
    return .number(
      Number(value: value, literal: Int(exactly: value).map(String.init) ?? "\(value)"))
  }
}

extension Double {
  fileprivate var isWhole: Bool { self == rounded() }
}

/// 1, 2 or 5 times a power of ten, and at least as much as asked for.
private func niceStep(atLeast least: Double, isWhole: Bool) -> Double {
  var power = 1.0
  while power > least { power /= 10 }
  while power * 10 <= least { power *= 10 }
  let step = [1, 2, 5, 10].map { $0 * power }.first { $0 >= least } ?? least
  return isWhole ? max(1, step) : step
}
