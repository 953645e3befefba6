public import VitrineText

/// How many of a build's warnings are shown.
public enum WarningDetail: Sendable {
  case none

  /// The first of each kind, and how many more there are.
  case folded
  case all
}

extension [Diagnostic] {
  /// The diagnostics as text, in their order.
  public func lines(_ detail: WarningDetail) -> [String] {
    switch detail {
    case .none: []
    case .folded: foldedLines
    case .all: map(\.description)
    }
  }

  private var foldedLines: [String] {
    var counts: [String: Int] = [:]
    for diagnostic in self { counts[diagnostic.kind, default: 0] += 1 }
    return compactMap { diagnostic in
      guard let count = counts.removeValue(forKey: diagnostic.kind) else { return nil }
      if count == 1 { return diagnostic.description }
      return "\(diagnostic)\n  and \(count - 1) more of this kind (--verbose shows all)"
    }
  }
}
