/// A text with `<path>` placeholders for values of a record.
package struct TextTemplate: Hashable, Sendable {
  package let paths: [ValuePath]

  /// The texts around the paths, one more than there are paths.
  let literals: [String]

  /// Whether the text is Markdown.
  package var isMarkdown = false

  /// Nil if `text` contains no path between `<` and `>`.
  package init?(_ text: String) {
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

  /// Returns the text with each path replaced by the text that `value` returns for it, and the
  /// first value that is present, or nil if all are missing.
  ///
  /// A missing value removes the text before it. It also removes the text after it if there is no
  /// value before it, or none after it. So `<artist>, <year>` without an artist is only the year.
  /// Text in brackets or quotes is removed as a whole, and so are Markdown constructs: pictures,
  /// links, lines, table rows (`TemplateNode`). `write` transforms the texts in between.
  package func text<Value>(
    writing write: @escaping (String) -> String = { $0 },
    _ value: (ValuePath) -> (text: String, value: Value)?
  ) -> (text: String, first: Value)? {
    let values = paths.map(value)
    guard let first = values.lazy.compactMap({ $0?.value }).first else { return nil }
    guard values.contains(where: { $0 == nil }) else {
      let text = zip(literals, values).map { write($0) + $1!.text }.joined()
      return (text + write(literals[paths.count]), first)
    }
    let writing = TemplateWriting(values: values.map { $0?.text }, write: write)
    let text =
      isMarkdown
      ? writing.markdown(pieces[...]) : writing.text(of: TemplateNode.nodes(pieces[...]))
    return text.map { ($0, first) }
  }

  /// Returns `text` as a path, or nil if it is not one. Column names of a table can contain blanks,
  /// but not at the ends.
  private static func path(_ text: Substring) -> ValuePath? {
    guard let first = text.first, let last = text.last, !first.isWhitespace, !last.isWhitespace,
      !text.contains("<")
    else { return nil }
    return ValuePath(String(text))
  }
}
