import VitrineDiagnostics
import VitrineText

/// Suggests known names similar to unknown ones.
struct NearestNames<Names: Collection<String>> {
  private let names: Names
  private var found: [String: String?] = [:]

  init(among names: Names) {
    self.names = names
  }

  /// Returns nil after 50 different texts: a wrong column has thousands, none of which is close to
  /// a name.
  mutating func name(nearestTo text: String) -> String? {
    if let known = found[text] { return known }
    guard found.count < 50 else { return nil }
    let name = nearestID(to: text, among: names)
    found[text] = .some(name)
    return name
  }
}

/// Returns the closest of a collection's ids, for a hint. Returns nil for more than 2,000 ids,
/// where each hint would take longer than reading the collection.
func nearestID(to name: String, among ids: some Collection<String>) -> String? {
  guard ids.count <= 2000 else { return nil }
  return nearestName(to: name, among: ids.sorted(by: precedesByBytes))
}
