import VitrineDiagnostics
import VitrineFormats
import VitrineModel
import VitrineText

extension TextTemplate {
  /// Returns the text with each path replaced by its value in `record`, and the first of these
  /// values with its location. Nil if the record has none of them.
  func text(in record: SourceValue) -> (text: String, source: SourceValue)? {
    text { path in
      path.value(in: record).flatMap { value in value.shownText.map { ($0, value) } }
    }.map { (text: $0.text, source: $0.first) }
  }
}

/// Corrects `{{path}}`, `{path}` or an unclosed `<path` to `<path>`, or returns nil if there is
/// nothing to correct. The result is not sure if it only has `{path}`s, which may be meant
/// literally.
func textWithPaths(meantBy text: String) -> (text: String, isSure: Bool)? {
  var result = ""
  var rest = text[...]
  var isRepaired = false
  var isSure = false
  while let character = rest.first {
    if rest.hasPrefix("{{"), let end = rest.firstRange(of: "}}") {
      let name = rest[..<end.lowerBound].drop { "{ ".contains($0) }
      result += "<\(trimmed(name))>"
      rest = rest[end.upperBound...].drop { $0 == "}" }
      (isRepaired, isSure) = (true, true)
      continue
    }
    if let match = rest.prefixMatch(of: #/\{(\p{L}[\p{L}\p{N}._\-]*)\}/#) {
      result += "<\(match.1)>"
      rest = rest[match.range.upperBound...]
      isRepaired = true
      continue
    }
    result.append(character)
    rest.removeFirst()
    guard character == "<", rest.first?.isLetter == true else { continue }
    let next = rest.first { $0 == "<" || $0 == ">" }
    if next != ">" {
      let name = rest.prefix { $0.isLetter || $0.isNumber || "._-".contains($0) }
      result += name + ">"
      rest = rest.dropFirst(name.count)
      (isRepaired, isSure) = (true, true)
    }
  }
  return isRepaired ? (result, isSure) : nil
}

extension DeclarationReader {
  /// Corrects and reports paths in a text that are not between `<` and `>`. A text that `mayBePath`
  /// as a whole can contain braces as part of a name, as in `Height {cm}`.
  mutating func textWithPaths(
    _ text: String, of value: SourceValue, mayBePath: Bool = false
  ) -> String {
    guard let meant = VitrineContent.textWithPaths(meantBy: text),
      meant.isSure || !mayBePath || TextTemplate(text) != nil
    else { return text }
    report(
      Diagnostic(
        meant.isSure ? .error : .warning, kind: "not a path", at: location(of: value),
        "'\(text)' contains a path without < and >",
        hint: "write \(yamlText(meant.text))"))
    return meant.isSure ? meant.text : text
  }
}

extension SourceValue {
  /// Whether this is a map with members or a list that contains one, neither of which can be shown
  /// as a line of text.
  var containsMap: Bool {
    switch content {
    case .object(let members): !members.isEmpty
    case .list(let values): values.contains(where: \.containsMap)
    case .null, .bool, .number, .text: false
    }
  }

  /// The value as a line of text, with a list's texts joined by commas. Nil if there is nothing to
  /// show. That includes `false`, which data often use for a missing value.
  var shownText: String? {
    switch content {
    case .bool(false): return nil
    case .list(let values):
      let texts = values.compactMap(\.shownText)
      return texts.isEmpty ? nil : texts.joined(separator: ", ")
    case .null, .bool, .number, .text, .object: return isBlank ? nil : scalarText
    }
  }
}
