public import VitrineText

extension [Diagnostic] {
  /// The diagnostics as text, in their order; folded, the first of each kind and a count.
  public func lines(isFolded: Bool) -> [String] {
    guard isFolded else { return map(\.description) }
    var counts: [String: Int] = [:]
    for diagnostic in self { counts[diagnostic.kind, default: 0] += 1 }
    return compactMap { diagnostic in
      guard let count = counts.removeValue(forKey: diagnostic.kind) else { return nil }
      if count == 1 { return diagnostic.description }
      return "\(diagnostic)\n  and \(count - 1) more of this kind (--verbose shows all)"
    }
  }
}
