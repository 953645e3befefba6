/// A line of a table: a name, and cells that end below each other.
package func row(_ name: String, _ cells: [String]) -> String {
  func padding(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
  return name + padding(32 - name.count) + cells.map { padding(12 - $0.count) + $0 }.joined()
}

/// A number with two digits after the point.
package func decimals(_ value: Double) -> String {
  guard value.isFinite else { return "\(value)" }
  let units = Int((max(0, value) * 100).rounded())
  let digits = "\(units % 100)"
  return "\(units / 100)." + (digits.count < 2 ? "0" : "") + digits
}
