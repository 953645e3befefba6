/// Problems with the columns of a table in any format.
extension [Diagnostic] {
  /// Adds an error for each column with the same name as an earlier one.
  package mutating func reportDuplicates(of columns: [(name: String, place: SourceLocation)]) {
    var firsts: [String: SourceLocation] = [:]
    for (name, place) in columns where !name.isEmpty {
      if let first = firsts[name] {
        error(
          "CSV syntax", at: place, "the column '\(name)' appears twice",
          hint: "first at \(first)")
      } else {
        firsts[name] = place
      }
    }
  }

  /// Warns about a column without a name, at its first value.
  package mutating func warnAboutUnnamed(
    _ column: String = "this column", at place: SourceLocation, hint: String
  ) {
    warn(
      "column without a name", at: place, "\(column) has values but no name, so it is left out",
      hint: hint)
  }
}
