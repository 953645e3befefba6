import VitrineDiagnostics

extension [Diagnostic] {
  /// The diagnostics as text, in their order.
  package func lines(_ detail: WarningDetail) -> [String] {
    switch detail {
    case .none: []
    case .folded: lines(showing: 1, ofEach: \.kind)
    case .all: map(\.description)
    }
  }

  /// The first `maximum` of each kind. The last one also gives the number of those left out.
  func lines(showing maximum: Int, ofEach kind: (Diagnostic) -> String) -> [String] {
    var counts: [String: Int] = [:]
    for diagnostic in self { counts[kind(diagnostic), default: 0] += 1 }
    var shown: [String: Int] = [:]
    return compactMap { diagnostic in
      let kind = kind(diagnostic)
      let number = shown[kind, default: 0] + 1
      guard number <= maximum, let count = counts[kind] else { return nil }
      shown[kind] = number
      if number < maximum || count == maximum { return diagnostic.description }
      return "\(diagnostic)\n  and \(count - maximum) more of this kind (--verbose shows all)"
    }
  }
}

extension Diagnostic {
  /// The kind, and the message without quoted text and numbers: errors that share both are likely
  /// to have the same cause.
  var cause: String {
    var cause = "\(kind) "
    var isQuoted = false
    for sign in message.unicodeScalars {
      if sign == "'" { isQuoted.toggle() }
      if !isQuoted, !("0"..."9").contains(sign) { cause.unicodeScalars.append(sign) }
    }
    return cause
  }
}
