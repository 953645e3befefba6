internal import VitrineLayout

extension Double {
  /// At most four decimals, `213.3333`, and none that are zero.
  var shortText: String {
    let scaled = (self * 10_000).rounded()
    guard scaled.magnitude < 1e15 else { return description }
    let units = Int(scaled)
    let whole = units.magnitude / 10_000
    var fraction = String(units.magnitude % 10_000 + 10_000).dropFirst()
    while fraction.last == "0" { fraction.removeLast() }
    return (units < 0 ? "-" : "") + "\(whole)" + (fraction.isEmpty ? "" : ".\(fraction)")
  }
}

extension Size {
  var text: String { "\(width.shortText) × \(height.shortText)" }
}
