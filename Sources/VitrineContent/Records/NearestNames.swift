import VitrineDiagnostics
import VitrineText

/// Finds names like texts that are none.
struct NearestNames<Names: Collection<String>> {
  private let names: Names
  private var found: [String: String?] = [:]

  init(among names: Names) {
    self.names = names
  }

  /// A wrong column has thousands of texts, of which none is near to a name: the first few are enough.
  mutating func name(nearestTo text: String) -> String? {
    if let known = found[text] { return known }
    guard found.count < 50 else { return nil }
    let name = nearestID(to: text, among: names)
    found[text] = .some(name)
    return name
  }
}

/// Returns the nearest of a collection's ids, for a hint; nil in a collection of thousands, where
/// each hint would take longer than reading the collection.
func nearestID(to name: String, among ids: some Collection<String>) -> String? {
  guard ids.count <= 2000 else { return nil }
  return nearestName(to: name, among: ids.sorted(by: precedesByBytes))
}
