import VitrineDiagnostics

/// How `diff` names a build: by a path, an address, or its place in the other build's history.
enum BuildName: Hashable, Sendable {
  case site(String)

  /// The build this many steps earlier in the history.
  case back(Int)

  /// Parses `previous` and `3-back`. Any other text names a site.
  init(_ text: String) {
    if text == "previous" {
      self = .back(1)
    } else if text.hasSuffix("-back"), let count = Int(text.dropLast(5)), count > 0,
      text.utf8.first != UInt8(ascii: "+")
    {
      self = .back(count)
    } else {
      self = .site(text)
    }
  }
}

extension SiteSnapshot {
  /// The build `count` steps before this one, which is called `name`.
  func earlier(by count: Int, named name: String) throws(BuildFailure) -> SiteSnapshot {
    guard count <= history.count else {
      throw BuildFailure([.endOfHistory(name, known: history.count, asked: count)])
    }
    return try BuildFailure.ofSnapshot(named: name, earlier(by: count))
  }

  private func earlier(by count: Int) throws(SnapshotFileError) -> SiteSnapshot {
    var build = self
    for _ in 0..<count {
      guard let previous = try build.previous() else { throw .value("history") }
      build = previous
    }
    return build
  }
}

extension Diagnostic {
  static func historyWithoutSite(_ old: String, _ new: String) -> Diagnostic {
    Diagnostic(
      .error, kind: "no build", at: nil, "'\(old)' and '\(new)' both refer to a history",
      hint: "name the site that has the history, as in 'vitrine diff \(old) site'")
  }

  fileprivate static func endOfHistory(_ name: String, known: Int, asked: Int) -> Diagnostic {
    let known = known == 1 ? "1 build" : "\(known) builds"
    return Diagnostic(
      .error, kind: "no build", at: nil,
      "the history of '\(name)' goes \(known) back, not \(asked)",
      hint: "'history' in site.yml sets how many builds with changes are remembered")
  }
}
