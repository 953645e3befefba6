import VitrineDiagnostics
import VitrineFormats
import VitrineModel
import VitrineText

extension Diagnostic {
  /// Reports a value of the wrong type. By default the hint guesses what was meant.
  static func wrongType(
    _ what: String, _ expected: String, _ value: SourceValue, at location: SourceLocation,
    hint: String? = nil
  ) -> Diagnostic {
    let text = value.scalarText.flatMap { $0.count <= 40 ? "'\($0)'" : nil }
    return Diagnostic(
      .error, kind: "wrong type", at: location,
      "\(what) must be \(expected), not \(text ?? value.kindName)",
      hint: hint ?? value.hint(toWrite: expected, for: what, in: location.file))
  }
}

extension SourceValue {
  /// Guesses what was meant by this value where `expected` should be. Returns nil if there is no
  /// indication. `what` is the name of the value in the message, such as `'date'`.
  fileprivate func hint(toWrite expected: String, for what: String, in file: String) -> String? {
    // Other formats are usually written by programs.
    let isData = !["md", "markdown", "yml", "yaml"].contains(file.ending)
    switch content {
    case .object(let members) where isData:
      guard expected.hasPrefix("text") else { return nil }
      let key = what.filter { $0 != "'" }
      return members.first.map { "name the value in 'fields', as in \(key): \(key).\($0.key)" }
    case .object(let members) where expected.hasPrefix("text"):
      if let field = self["field"]?.scalarText {
        return "write \(what.filter { $0 != "'" }): \(field)"
      }
      return members.isEmpty ? nil : "put text that begins with { or contains ': ' in quotes"
    case .object where what == "'navigation'":
      return "write navigation: [{ title: Birds, page: birds }]"
    case .object(let members) where expected.hasPrefix("a list"):
      return members.first.map { first -> String in
        if first.key.hasPrefix("-") {
          return "add a space after the hyphen of '\(first.key)'"
        }
        // The first key starts where the map starts unless there is a brace before it.
        return first.keyLine == line && first.keyColumn == column
          ? "begin each entry of the list with '- '" : "put it in a list, as in [{ … }]"
      }
    case .number where expected.hasPrefix("a field"):
      return "put field names that read as numbers in quotes"
    case .text(let text): return hint(toWrite: expected, for: what, notText: text)
    default: return nil
    }
  }

  private func hint(toWrite expected: String, for what: String, notText text: String) -> String? {
    let texts = text.split(separator: ", ").map(String.init)
    switch what {
    case CollectionDeclaration.keys.name:
      // A name without a dot is a folder, and so refers to the page of that folder.
      return text.contains("*") || text.contains(".")
        ? "write \(YAMLValue.map([.init(key: "from", value: .texts(texts))]))"
        : "to show the collection of another page, write 'collection: \(text)' in one of its 'sections'"
    case "'where'":
      return "write \(Comparison.condition(from: text) ?? "a map, as { kind: Print }")"
    case "'sections'", SectionDeclaration.keys.name:
      return "a section is a map, as in sections: [{ layout: grid }]"
    default: break
    }
    if expected.hasPrefix("true"), let flag = FlagWord.flag(text) { return "write \(flag)" }
    if expected.contains("number"), case .number = coreSchemaValue(of: text) {
      return "remove the quotes"
    }
    let areMaps =
      ["condition", "figure", "link"].contains(where: expected.contains)
      || ["'end'", "'fonts'", "'menu'", "'of'", "'start'"].contains(what)
    let minimum = ["'choose'", "'order'"].contains(what) ? 2 : 1
    guard expected.hasPrefix("a list"), !areMaps, texts.count >= minimum else { return nil }
    return "write \(YAMLValue.list(texts.map { .text($0) }))"
  }
}
