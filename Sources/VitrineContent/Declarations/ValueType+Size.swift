import VitrineFormats
import VitrineModel

extension ValueType {
  package static let size = ValueType(
    rawValue: Size.typeName,
    reading: ValueReading(expected: "a size", isMeasured: true, readsParts: true) {
      ValueProblem(
        kind: "not a size", text: $0, message: "is not a size and stays as it is",
        hint: "a size is one to three lengths, such as 30 × 40 or H 30, W 40",
        boundMessage: "which is not a size")
    } read: { written throws(ValueProblem) in
      try Size(written).map { .composite(FieldValue.Composite($0)) }
    })
}

/// One to three lengths, such as height, width and depth.
private struct Size: CompositeValue {
  /// Nonnegative, in decimal notation.
  let lengths: [String]
  let unit: String?

  static let typeName = "size"

  /// Converts the lengths to the field's unit.
  init?(_ written: WrittenValue) throws(ValueProblem) {
    let size =
      switch written.value {
      case .list(let values):
        WrittenSize(values.compactMap(\.scalarText), decimal: written.decimal)
      case .object(let fields): WrittenSize(fields, decimal: written.decimal)
      default: WrittenSize(written.text, decimal: written.decimal)
      }
    guard let size else { return nil }
    var lengths: [String] = []
    for length in size.lengths {
      // What the source says in the field's unit is nearer to the original than a conversion.
      let same = length.equivalents.first { other in
        written.unit.map { UnitOfMeasure.areSame($0, other.unit) } ?? false
      }
      let (literal, unit) = same ?? (length.literal, length.unit ?? "")
      lengths.append(try written.inUnit(literal, unit.isEmpty ? nil : unit))
    }
    (self.lengths, unit) = (lengths, written.unit)
  }

  var text: String { lengths.joined(separator: " × ") + (unit.map { " " + $0 } ?? "") }

  var words: [CompositeWord] {
    Array(lengths.map { [.number($0)] }.joined(separator: [.text("\u{A0}×\u{A0}")]))
  }

  /// The length, area or volume, then the lengths.
  var order: [String] {
    let numbers = lengths.map { Double($0) ?? .infinity }
    return [lengths.count == 1 ? lengths[0] : numbers.reduce(1, *).description] + lengths
  }
}
