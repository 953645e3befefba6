import VitrineDiagnostics

extension [Diagnostic] {
  /// The diagnostics as text, in their order.
  package func lines(_ detail: WarningDetail) -> [String] {
    switch detail {
    case .none: []
    case .folded: lines(showing: 3, ofEach: \.kind, isSame: { $0.message == $1.message })
    case .all:
      map { line in
        line.libraryText.map { "\(line)\n  library: \(printable($0))" } ?? line.description
      }
    }
  }

  /// The first `maximum` of each kind, without those that are the same as one of these. The last
  /// one also gives the number of those left out.
  func lines(
    showing maximum: Int, ofEach kind: (Diagnostic) -> String,
    isSame: (Diagnostic, Diagnostic) -> Bool = { _, _ in false }
  ) -> [String] {
    var counts: [String: Int] = [:]
    var shown: [String: [Int]] = [:]
    for (index, diagnostic) in enumerated() {
      let kind = kind(diagnostic)
      counts[kind, default: 0] += 1
      let known = shown[kind, default: []]
      if known.count == maximum || known.contains(where: { isSame(self[$0], diagnostic) }) {
        continue
      }
      shown[kind] = known + [index]
    }
    return indices.compactMap { index in
      let kind = kind(self[index])
      guard let own = shown[kind], own.contains(index) else { return nil }
      let others = counts[kind]! - own.count
      if others == 0 || index != own.last { return self[index].description }
      return "\(self[index])\n  and \(others) more of this kind (--verbose shows all)"
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
