import VitrineDiagnostics
import VitrineFormats
import VitrineModel
import VitrineText

extension SectionBuilder {
  /// Returns the figures of some records. Figures for which no record has a number are reported and
  /// left out.
  mutating func figures(
    _ declaration: KeyFiguresDeclaration, of records: [Int],
    value: (String, Int) -> FieldValue?
  ) -> KeyFigures {
    var figures: [Figure] = []
    for declaration in declaration.figures {
      guard let figure = figure(declaration, of: records, value: value) else { continue }
      if figures.contains(where: { $0.name == figure.name }) {
        diagnostics.error(
          "duplicate figure", at: declaration.place,
          "the figure '\(figure.name)' appears twice here",
          hint: "builds could not tell them apart: remove one")
      } else {
        figures.append(figure)
      }
    }
    return KeyFigures(figures, style: declaration.style)
  }

  private mutating func figure(
    _ declaration: FigureDeclaration, of records: [Int], value: (String, Int) -> FieldValue?
  ) -> Figure? {
    switch declaration.subject {
    case nil: return nil
    case .count(let counted)?:
      let name = counted == .roots ? "count" : "count \(counted)"
      return declaration.figure(name, Double(count(counted, of: records)), title: nil)
    case .share(let state)?:
      guard let field = declaration.of, !records.isEmpty else { return nil }
      // Match a Boolean by any word for it.
      let flag = FlagWord.flag(state).map { [FieldValue.bool($0)] } ?? []
      let test = ValueCondition.Test.isOneOf([.text(state)] + flag)
      let share = percent(
        records.count { test.holds(for: value(field.text, $0)) }, of: records.count)
      return declaration.figure(
        "share \(state) of \(field.text)", share, title: fieldLabel(state), unit: "%")
    case .reduction(let reduction, let field)?:
      let found = records.compactMap { record in
        ComparableValue(value(field.text, record))?.number.flatMap {
          $0.isFinite ? (record: record, number: $0) : nil
        }
      }
      guard !found.isEmpty else {
        // Unknown fields are already reported.
        if records.contains(where: { value(field.text, $0) != nil }) {
          diagnostics.warn(
            "figure without numbers", at: field.place,
            "no record has a number in '\(field.text)'",
            hint: "figures need a measure, or a field with numbers")
        }
        return nil
      }
      let readable = records.compactMap { ComparableValue(value(field.text, $0)) }
      if readable.count > found.count, let other = readable.first(where: { $0.number == nil }) {
        report(
          IncomparableValues(
            readable.count - found.count, of: readable.count, example: other.text,
            expected: .numbers),
          in: field.text, of: found[0].record, at: field.place, use: .figure)
      }
      let number = reduction.reduced(found.map(\.number))
      let measure = self.records.records[found[0].record].measures.first { $0.name == field.text }
      return declaration.figure(
        "\(reduction.rawValue) \(field.text)", number, title: fieldLabel(field.text),
        unit: self.records.records[found[0].record].unit(of: field.text),
        rule: measure?.rule.of(reduction) ?? MeasureRule(),
        record: found.first { $0.number == number }?.record)
    }
  }
}

extension SectionBuilder {
  private func count(_ counted: FigureDeclaration.CountScope, of roots: [Int]) -> Int {
    if counted == .roots { return roots.count }
    var count = 0
    var stack = roots
    while let record = stack.popLast() {
      let children = records.records[record].children
      if counted == .all || children.isEmpty { count += 1 }
      stack += children
    }
    return count
  }
}

extension FigureDeclaration {
  fileprivate func figure(
    _ name: String, _ value: Double, title: String?, unit: String? = nil,
    rule: MeasureRule = MeasureRule(), record: Int? = nil
  ) -> Figure {
    // Round away the digits that adding decimals as binary fractions introduces.
    let rounded = Double(value.decimalText(places: 9)) ?? value
    let value = rounded == 0 ? value : rounded
    return Figure(
      name: name, title: self.title ?? title,
      measure: Record.Measure(
        name: name, value: value,
        literal: value == rounded ? value.decimalText(places: 9) : value.description,
        unit: self.unit ?? unit,
        rule: MeasureRule(better: better ?? rule.better, noise: rule.noise)),
      record: showsRecord ? record : nil)
  }
}

extension MeasureRule {
  /// The rule for a figure of several values. Noise in each value says nothing about the noise of
  /// their sum, unless it is a percentage.
  fileprivate func of(_ reduction: SectionChart.Reduction) -> MeasureRule {
    var rule = self
    if reduction == .sum, case .amount? = noise { rule.noise = nil }
    return rule
  }
}

/// A percentage rounded to one decimal. 0 and 100 are used only for none and all.
private func percent(_ part: Int, of whole: Int) -> Double {
  if part == 0 || part == whole { return part == 0 ? 0 : 100 }
  let tenths = (Double(part) / Double(whole) * 1000).rounded()
  return min(max(tenths, 1), 999) / 10
}
