import VitrineModel

/// A text with `<path>`s in it, which stand for values of a record.
struct TextTemplate: Hashable, Sendable {
  let paths: [ValuePath]

  /// The texts around the paths: one more than there are paths.
  private let literals: [String]

  /// Nil when nothing in `text` is a path between `<` and `>`.
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

  /// The text with each path's value in its place, and where the first of them stands; nil when none
  /// of them is there.
  ///
  /// A missing value takes the text between it and the value before it along; with no value before
  /// it, the text up to the value after it. So `<artist>, <year>` without an artist is the year alone.
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

  /// Columns of a table have blanks in their names, but none at the ends.
  private static func path(_ text: Substring) -> ValuePath? {
    guard let first = text.first, let last = text.last, !first.isWhitespace, !last.isWhitespace,
      !text.contains("<")
    else { return nil }
    return ValuePath(String(text))
  }
}

/// The text with `<path>`s that was meant by one with `{{path}}`s or a `<path` that nothing closes;
/// nil for a text that may be meant as it is.
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
  /// Whether it is a map, or a list with one in it: nothing that a line of text shows.
  var holdsMap: Bool {
    switch content {
    case .object: true
    case .list(let values): values.contains(where: \.holdsMap)
    case .null, .bool, .number, .text: false
    }
  }

  /// The value in a line of text: a list's texts with commas between them. Nil when there is nothing
  /// to show, as for `false`, with which data say that something is not there.
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
