/// The value of a `sizes` attribute as a browser understands it: the first length whose condition
/// holds.
struct WrittenSizes {
  private var lengths: [(from: Double, perWidth: Double, constant: Double)] = []

  init(_ text: String) {
    for part in text.split(separator: ", ") {
      var (from, rest) = (0.0, part)
      if let match = part.firstMatch(of: #/^\(min-width: (\d+)px\) /#) {
        from = Double(match.1)!
        rest = rest.dropFirst(match.0.count)
      }
      let terms = #/^(?:calc\()?(?:(-?[\d.]+)vw)?(?: ?([+-])? ?)(?:(-?[\d.]+)px)?\)?$/#
      guard let match = rest.wholeMatch(of: terms) else { preconditionFailure("\(text): \(rest)") }
      let constant = match.3.map { Double($0)! } ?? 0
      lengths.append(
        (from, match.1.map { Double($0)! / 100 } ?? 0, match.2 == "-" ? -constant : constant))
    }
  }

  func value(_ window: Double) -> Double {
    let length = lengths.first { window >= $0.from }!
    return length.perWidth * window + length.constant
  }

  var conditionCount: Int { lengths.count - 1 }
}
