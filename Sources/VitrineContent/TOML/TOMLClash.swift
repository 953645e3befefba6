import VitrineDiagnostics

/// A key or a table that cannot be there, since another one is.
struct TOMLClash: Error {
  enum Kind {
    case duplicateKey

    /// `[a]` for a second time.
    case secondHeader

    /// `[a]` or `[[a]]` after `a.b = 1`.
    case headerOfDottedTable

    /// `[a]` after `[[a]]`.
    case headerOfList

    /// `[[a]]` after `[a]`.
    case elementOfTable

    /// `a.b = 1` after `[a]`.
    case dottedKeyOfHeader

    /// Something in `a` after `a = { }`.
    case closedTable

    /// Something in `a` after `a = 1`.
    case valueIsNoTable

    static func inside(_ value: SourceValue) -> Self {
      value.isMap ? .closedTable : .valueIsNoTable
    }
  }

  var kind: Kind

  /// The key or the path with its dots.
  var name: String
  var place: TextPlace

  /// Where the first one is.
  var first: TextPlace

  init(_ kind: Kind, _ path: [TOMLKey], first: TextPlace) {
    self.kind = kind
    name = path.map(\.text).joined(separator: ".")
    place = path[path.count - 1].place
    self.first = first
  }

  init(_ kind: Kind, _ key: TOMLKey, first: TextPlace) { self.init(kind, [key], first: first) }
}

extension TOMLClash {
  func diagnostic(in file: String) -> Diagnostic {
    let first = "\(file):\(self.first.line):\(self.first.column)"
    let (message, hint) =
      switch kind {
      case .duplicateKey: ("the key '\(name)' is already used", "first used at \(first)")
      case .secondHeader:
        (
          "the table [\(name)] is already there",
          "put its keys under the first one, at \(first); for one more element of a list write [[\(name)]] at both"
        )
      case .headerOfDottedTable:
        ("the table '\(name)' was made by a key with dots", "put its keys beside it, at \(first)")
      case .headerOfList:
        ("'\(name)' is a list of tables", "write [[\(name)]]; the first is at \(first)")
      case .elementOfTable:
        (
          "'\(name)' is one table, and no list",
          "write [[\(name)]] at the first one too, at \(first)"
        )
      case .dottedKeyOfHeader:
        (
          "a key with dots adds to the table '\(name)', which has a header",
          "put it under the header, at \(first)"
        )
      case .closedTable:
        (
          "the table '\(name)' is written in braces, which hold all of it",
          "write the key in the braces, at \(first)"
        )
      case .valueIsNoTable:
        ("'\(name)' is a value, and cannot hold others", "its value is set at \(first)")
      }
    return Diagnostic(
      .error, kind: "duplicate key",
      at: SourceLocation(file: file, line: place.line, column: place.column), message, hint: hint)
  }
}
