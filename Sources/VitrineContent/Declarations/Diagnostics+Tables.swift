import VitrineDiagnostics

/// Mistakes in tables.
extension Diagnostic {
  static func noColumns(at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "table without columns", at: location, "this table has no columns",
      hint: "name what it shows, as in table: [title, year], or write layout: table for what "
        + "records have")
  }

  static func columnTwice(_ field: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "column twice", at: location, "'\(field)' is a column already",
      hint: "name each field once")
  }

  static func besideTable(_ key: String, at location: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "key beside a table", at: location, "'\(key)' does nothing in a table",
      hint: key == "cell"
        ? "its columns say what is shown of each item: take it away"
        : "visitors select items of other layouts: take it away, or choose a list")
  }

  /// A value that a table or a cell shows but no record has.
  static func emptyValue(
    _ name: String, inTable: Bool, of collection: String, nearest: String?,
    at location: SourceLocation
  ) -> Diagnostic {
    let part = inTable ? "table" : "cell"
    return Diagnostic(
      .warning, kind: inTable ? "empty column" : "empty in cell", at: location,
      "this \(part) shows '\(name)', which no record of '\(collection)' has",
      hint: suggestion(nearest)
        ?? "a \(part) shows what records have: name it in 'fields' of the collection")
  }
}
