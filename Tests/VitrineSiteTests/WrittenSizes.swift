/// The value of a `sizes` attribute as a browser understands it: the first length whose condition
/// holds.
struct WrittenSizes {
  private var lengths: [(windows: ClosedRange<Double>, perWidth: Double, constant: Double)] = []

  /// Those for a density of 3 and more, which come first.
  private var lengthsAtHighDensity = 0

  init(_ text: String) {
    for part in text.split(separator: ", ") {
      var (windows, rest) = (0...Double.infinity, part)
      if let match = part.firstMatch(of: #/^\(min-width: (\d+)px\) /#) {
        windows = Double(match.1)!...(.infinity)
        rest = rest.dropFirst(match.0.count)
      } else if let match = part.firstMatch(
        of: #/^\(min-resolution: 3x\)(?: and \(max-width: (\d+)px\))? /#)
      {
        precondition(lengths.count == lengthsAtHighDensity)
        windows = 0...(match.1.map { Double($0)! } ?? .infinity)
        rest = rest.dropFirst(match.0.count)
        lengthsAtHighDensity += 1
      }
      let terms = #/^(?:calc\()?(?:(-?[\d.]+)vw)?(?: ?([+-])? ?)(?:(-?[\d.]+)px)?\)?$/#
      guard let match = rest.wholeMatch(of: terms) else { preconditionFailure("\(text): \(rest)") }
      let constant = match.3.map { Double($0)! } ?? 0
      lengths.append(
        (windows, match.1.map { Double($0)! / 100 } ?? 0, match.2 == "-" ? -constant : constant))
    }
  }

  func value(_ window: Double, density: Double = 1) -> Double {
    let length = lengths.dropFirst(density < 3 ? lengthsAtHighDensity : 0)
      .first { $0.windows.contains(window) }!
    return length.perWidth * window + length.constant
  }

  var conditionCount: Int { lengths.count - lengthsAtHighDensity - 1 }

  var isConstant: Bool { lengths.count == 1 && lengths[0].perWidth == 0 }
}
