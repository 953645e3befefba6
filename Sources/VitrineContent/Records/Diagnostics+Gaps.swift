import VitrineDiagnostics
import VitrineModel

/// Diagnostics about what all records of a collection lack.
extension Diagnostic {
  /// A declared path that no record has, or several alternatives that none has.
  static func unknownPath(
    _ alternatives: [String], known: [String], _ severity: Severity, at place: SourceLocation
  ) -> Diagnostic {
    let nearest = alternatives.lazy.compactMap { nearestName(to: $0, among: known) }.first
    let names = alternatives.first?.split(separator: ", ").map(String.init) ?? []
    let several = names.count > 1 && names.allSatisfy(known.contains)
    let meant =
      several
      ? names.map { "<\($0)>" }.joined(separator: ", ")
      : alternatives.lazy.compactMap { textWithPaths(meantBy: $0)?.text }.first
    return Diagnostic(
      severity, kind: "unknown path", at: place,
      "no record has '\(alternatives.joined(separator: "' or '"))'",
      hint: meant.map { "write \(yamlText($0))" } ?? suggestion(nearest)
        ?? sample(of: known))
  }

  static func unfilledField(_ name: String, of collection: String, at place: SourceLocation)
    -> Diagnostic
  {
    Diagnostic(
      .warning, kind: "unfilled field", at: place,
      "no record of '\(collection)' has anything for '\(name)'",
      hint: "what it is taken from is empty in all of them, or nothing follows from it")
  }

  /// No record has a title. With `areNameless`, some have no id either, so nothing names them.
  static func noTitles(
    areNameless: Bool, haveMap: Bool, known: [String], at place: SourceLocation
  ) -> Diagnostic {
    let maps = Set<Substring>(
      known.compactMap { path in path.lastIndex(of: ".").map { path[..<$0] } })
    let paths = known.filter { !maps.contains($0[...]) }
    let title =
      paths.first { $0.lowercased().hasSuffix("title") }
      ?? paths.first { $0.lowercased().hasSuffix("name") } ?? paths.first
    let names = [title] + [paths.first { $0 != title }]
    let entries = zip(["title", "subtitle"], names).compactMap { slot, path in
      path.map { "\(slot): \(yamlText($0))" }
    }
    let remedy = entries.first.map { entry in
      haveMap
        ? "add to 'fields' where it stands, as in \(entry)"
        : "say what they show, as in fields: { \(entries.joined(separator: ", ")) }"
    }
    return Diagnostic(
      areNameless ? .error : .warning, kind: areNameless ? "no id" : "no title",
      at: place,
      areNameless
        ? "no record has an id or a title" : "no record has a title, their ids stand in its place",
      hint: remedy.flatMap { remedy in sample(of: known).map { "\(remedy); \($0)" } })
  }
}

/// Returns some of the paths that records have, in words; nil if they have none.
private func sample(of known: [String]) -> String? {
  known.isEmpty ? nil : "they have \(known.prefix(12).joined(separator: ", "))"
}
