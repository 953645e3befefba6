import VitrineModel

extension SourceValue {
  /// Says what was likely meant by this value in the place of what is `expected`; nil if nothing tells.
  /// `what` names it as a message does, as `'date'`.
  func hint(toWrite expected: String, for what: String) -> String? {
    switch content {
    case .object(let members) where expected.hasPrefix("a text"):
      if let field = self["field"]?.scalarText {
        return "write \(what.filter { $0 != "'" }): \(field)"
      }
      return members.isEmpty ? nil : "a text that begins with { or holds ': ' stands in quotes"
    case .object(let members) where expected.hasPrefix("a list"):
      return members.first.map { first in
        first.key.hasPrefix("-")
          ? "write a space behind the hyphen of '\(first.key)'"
          : "begin each entry of the list with '- '"
      }
    case .number where expected.hasPrefix("a field"):
      return "the name of a field that reads as a number stands in quotes"
    case .text(let text): return hint(toWrite: expected, for: what, notText: text)
    default: return nil
    }
  }

  private func hint(toWrite expected: String, for what: String, notText text: String) -> String? {
    switch what {
    case CollectionDeclaration.keys.name:
      // A name without a dot is a folder's, and so names the page of that folder.
      return text.contains("*") || text.contains(".")
        ? "write { from: \(yamlText(text)) }"
        : "that of another page stands in a section: put 'collection: \(text)' into 'sections'"
    case "'where'":
      return "write \(Comparison.condition(from: text) ?? "a map, as { kind: Print }")"
    case "'sections'", SectionDeclaration.keys.name:
      return "a section is a map, as in sections: [{ layout: grid }]"
    default: break
    }
    if expected.hasPrefix("true"), let flag = FlagWord.flag(text) { return "write \(flag)" }
    if expected.contains("number"), Double(text) != nil { return "leave out the quotes" }
    let areMaps = ["condition", "figure", "link"].contains(where: expected.contains)
    let list = YAMLValue.list(text.split(separator: ", ").map { .text(String($0)) })
    return expected.hasPrefix("a list") && !areMaps ? "write \(list)" : nil
  }
}
