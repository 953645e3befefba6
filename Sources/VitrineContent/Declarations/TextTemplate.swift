import VitrineModel

/// A text with `<path>`s in it, which stand for values of a record.
struct TextTemplate: Hashable, Sendable {
  let paths: [ValuePath]

  /// The texts around the paths: one more than there are paths.
  private let literals: [String]

  /// Nil if `text` holds no path between `<` and `>`.
  init?(_ text: String) {
    var paths: [ValuePath] = []
    var literals = [""]
    var rest = text[...]
    while let character = rest.first {
      if character == "<", let end = rest.firstIndex(of: ">"),
        let path = Self.path(rest[rest.index(after: rest.startIndex)..<end])
      {
        paths.append(path)
        literals.append("")
        rest = rest[rest.index(after: end)...]
      } else {
        literals[literals.count - 1].append(character)
        rest.removeFirst()
      }
    }
    guard !paths.isEmpty else { return nil }
    self.paths = paths
    self.literals = literals
  }

  /// Returns the text with each path replaced by its value, and the first of these values with its
  /// place; nil if the record has none of them.
  ///
  /// A missing value takes along the text before it. It also takes the text after it if no value
  /// comes before it, or none after. So `<artist>, <year>` without an artist is the year alone.
  func text(in record: SourceValue) -> (text: String, source: SourceValue)? {
    var result = ""
    var first: SourceValue?
    for (index, path) in paths.enumerated() {
      guard let value = path.value(in: record), let text = value.shownText else { continue }
      if first != nil || index == 0 { result += literals[index] }
      result += text
      if first == nil { first = value }
      if index == paths.count - 1 { result += literals[index + 1] }
    }
    return first.map { (result, $0) }
  }

  /// Returns `text` as a path; nil if it is none. Columns of a table may have blanks inside their
  /// names, but not at the ends.
  private static func path(_ text: Substring) -> ValuePath? {
    guard let first = text.first, let last = text.last, !first.isWhitespace, !last.isWhitespace,
      !text.contains("<")
    else { return nil }
    return ValuePath(String(text))
  }
}

/// Returns the text with `<path>`s that was meant by one with `{{path}}`s or an unclosed `<path`;
/// nil if `text` may be meant as it is.
func textWithPaths(meantBy text: String) -> String? {
  var result = ""
  var rest = text[...]
  var isMended = false
  while let character = rest.first {
    if rest.hasPrefix("{{"), let end = rest.firstRange(of: "}}") {
      let name = rest[..<end.lowerBound].drop { "{ ".contains($0) }
      result += "<\(trimmed(name))>"
      rest = rest[end.upperBound...].drop { $0 == "}" }
      isMended = true
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
      isMended = true
    }
  }
  return isMended ? result : nil
}

extension SourceValue {
  /// True for a map, and for a list with a map in it: a line of text shows neither.
  var holdsMap: Bool {
    switch content {
    case .object: true
    case .list(let values): values.contains(where: \.holdsMap)
    case .null, .bool, .number, .text: false
    }
  }

  /// The value as a line of text, a list's texts joined with commas. Nil if there is nothing to
  /// show; this includes `false`, which data use for a thing that is missing.
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
