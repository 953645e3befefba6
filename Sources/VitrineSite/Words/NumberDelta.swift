internal import VitrineModel
internal import VitrineText

/// The change of a number, such as `+2` or `−0.25`, with the decimals of the longer one. Nil if
/// either is not a number, or if both are equal.
func numberDelta(from old: FieldValue?, to new: FieldValue?, in formats: LanguageFormats) -> String?
{
  guard let old = old?.plainNumber, let new = new?.plainNumber, old.value != new.value else {
    return nil
  }
  return formats.numbers.signedText(
    (new.value - old.value).decimalText(places: min(9, max(old.decimals, new.decimals))))
}

extension SiteDifference.MeasureChange {
  /// The change in percent of the old value, or the new value itself if the old one was 0.
  func delta(in formats: LanguageFormats) -> String {
    guard old != 0 else { return formats.numbers.signedText(new.decimalText(places: 9)) }
    let percent = (new - old) / old.magnitude * 100
    return formats.numbers.percent.text(formats.numbers.signedText(percent.percentText))
  }
}

extension FieldValue {
  /// The value and the number of decimals of a number in decimal notation, or nil for anything
  /// else.
  fileprivate var plainNumber: (value: Double, decimals: Int)? {
    guard case .number(let number) = self else { return nil }
    let literal = number.literal
    let digits = literal.drop { $0 == "-" }.utf8
    guard let first = digits.first, let last = digits.last, first.isDigit, last.isDigit,
      digits.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") }), let value = Double(literal)
    else { return nil }
    return (value, digits.firstIndex(of: UInt8(ascii: ".")).map { digits[$0...].count - 1 } ?? 0)
  }
}
