import VitrineModel
import VitrineText

/// Units that can be converted exactly: of length, weight and file size.
package enum UnitOfMeasure {
  /// The conversion to the base unit: multiply by `factor` and a power of ten.
  private struct Scale {
    var kind: Kind
    var factor: Int
    var power: Int
  }

  private enum Kind { case length, weight, data }

  private static let scales: [String: Scale] = [
    "mm": Scale(kind: .length, factor: 1, power: 0),
    "cm": Scale(kind: .length, factor: 1, power: 1),
    "m": Scale(kind: .length, factor: 1, power: 3),
    "km": Scale(kind: .length, factor: 1, power: 6),
    "in": Scale(kind: .length, factor: 254, power: -1),
    "ft": Scale(kind: .length, factor: 3048, power: -1),
    "mg": Scale(kind: .weight, factor: 1, power: 0),
    "g": Scale(kind: .weight, factor: 1, power: 3),
    "kg": Scale(kind: .weight, factor: 1, power: 6),
    "t": Scale(kind: .weight, factor: 1, power: 9),
    "b": Scale(kind: .data, factor: 1, power: 0),
    "kb": Scale(kind: .data, factor: 1, power: 3),
    "mb": Scale(kind: .data, factor: 1, power: 6),
    "gb": Scale(kind: .data, factor: 1, power: 9),
    "tb": Scale(kind: .data, factor: 1, power: 12),
  ]

  private static let otherNames = [
    "\"": "in", "″": "in", "in.": "in", "inch": "in", "inches": "in", "′": "ft", "ft.": "ft",
    "feet": "ft", "foot": "ft", "metres": "m", "meters": "m", "gram": "g", "grams": "g",
    "bytes": "b", "byte": "b",
  ]

  /// Converts a number from one unit to another. Returns nil if they measure different things, or
  /// if the result has no exact decimal form. Unknown units only convert to themselves.
  package static func convert(_ literal: String, from unit: String, to other: String) -> String? {
    let (name, otherName) = (plain(unit), plain(other))
    if name == otherName { return literal }
    if let currency = Currency(trimmed(unit)), let declared = Currency(trimmed(other)) {
      return currency.mayBe(declared) ? literal : nil
    }
    guard let scale = scales[name], let otherScale = scales[otherName],
      scale.kind == otherScale.kind, scale.factor.isMultiple(of: otherScale.factor)
    else { return nil }
    return ExactDecimal(literal)?
      .multiplied(by: scale.factor / otherScale.factor, power: scale.power - otherScale.power)
      .literal
  }

  /// Whether the unit can be converted.
  package static func isKnown(_ unit: String) -> Bool { scales[plain(unit)] != nil }

  /// Whether two texts name the same unit.
  package static func areSame(_ unit: String, _ other: String) -> Bool {
    plain(unit) == plain(other)
  }

  private static func plain(_ unit: String) -> String {
    let name = trimmed(unit).lowercased()
    return otherNames[name] ?? name
  }
}
