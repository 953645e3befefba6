import VitrineDiagnostics
import VitrineFormats
import VitrineModel
import VitrineText

extension Alias {
  /// Reads a path from the root of the site, such as `/old/` or `2019/old.html`.
  ///
  /// Returns nil if the value is not such a path, or not a text: YAML reads an unquoted `2019` as a
  /// number.
  init?(_ value: SourceValue, at place: SourceLocation) {
    guard case .text(let text) = value.content else { return nil }
    var path = text[...]
    if path.hasPrefix("/") { path.removeFirst() }
    let isFile = path.hasSuffix(".html")
    if path.hasSuffix("/") { path.removeLast() }
    guard path.pathSegments(omittingEmptySegments: false).allSatisfy({ Self.isName($0) }) else {
      return nil
    }
    self.init(output: isFile ? String(path) : "\(path)/index.html", place: place)
  }

  /// Whether browsers request a segment as written. They do not if it is empty, `.` or `..`, or has
  /// characters that start a scheme, query, fragment or escape.
  static func isName(_ segment: Substring) -> Bool {
    !segment.isEmpty && segment != "." && segment != ".."
      && !segment.utf8.contains { $0 <= 0x20 || "?#:%\\".utf8.contains($0) }
  }

  static let schema: JSONSchema = {
    let other = "[^/?#:%\\\\\\x00-\\x20]"
    let name = "(\(other)*[^/?#:%\\\\.\\x00-\\x20]\(other)*|[.]{3,})"
    let address = JSONSchema.pattern("^/?\(name)(/\(name))*/?$")
    return .either([address, .list(address)])
  }()
}

extension ContentType<[Alias]> {
  /// One address or a list of them.
  static var aliases: Self {
    Self(Alias.schema) { member, reader in
      reader.texts(member)?.compactMap { text, value in
        let alias = Alias(value, at: reader.location(of: value))
        if alias == nil { reader.report(.noAlias(text, at: reader.location(of: value))) }
        return alias
      }
    }
  }
}

extension Diagnostic {
  /// Reports an address outside the site.
  static func noAlias(_ text: String, at place: SourceLocation) -> Diagnostic {
    Diagnostic(
      .error, kind: "alias", at: place, "'\(text)' is not an address in this site",
      hint:
        "an alias is a path from the site's root without % and ?, such as /old/ or /2019/old.html")
  }
}
