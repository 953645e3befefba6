import VitrineDiagnostics

/// How many of a build's warnings are shown.
package enum WarningDetail: Sendable {
  case none

  /// The first of each kind, and how many more there are.
  case folded
  case all
}

extension [Diagnostic] {
  /// The diagnostics as text, in their order.
  package func lines(_ detail: WarningDetail) -> [String] {
    switch detail {
    case .none: []
    case .folded: lines(showing: 1)
    case .all: map(\.description)
    }
  }

  /// The first `most` of each kind, the last of them with the number of those left out.
  func lines(showing most: Int) -> [String] {
    var counts: [String: Int] = [:]
    for diagnostic in self { counts[diagnostic.kind, default: 0] += 1 }
    var shown: [String: Int] = [:]
    return compactMap { diagnostic in
      let number = shown[diagnostic.kind, default: 0] + 1
      guard number <= most, let count = counts[diagnostic.kind] else { return nil }
      shown[diagnostic.kind] = number
      if number < most || count == most { return diagnostic.description }
      return "\(diagnostic)\n  and \(count - most) more of this kind (--verbose shows all)"
    }
  }
}
