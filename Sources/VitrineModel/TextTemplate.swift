/// A text with `<path>`s in it, which stand for values of a record.
package struct TextTemplate: Hashable, Sendable {
  package let paths: [ValuePath]

  /// The texts around the paths: one more than there are paths.
  let literals: [String]

  /// Whether the text is Markdown.
  package var isMarkdown = false

  /// Nil if `text` holds no path between `<` and `>`.
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

  /// Returns the text with each path replaced by the text that `value` returns for it, and the value
  /// of the first one that has any; nil if none has.
  ///
  /// A missing value takes along the text before it. It also takes the text after it if no value
  /// comes before it, or none after. So `<artist>, <year>` without an artist is the year alone. What stands in
  /// brackets or quotes goes as a whole, and so do the constructs of Markdown: pictures, links, lines, rows of
  /// tables (`TemplateNode`). `write` gives the texts between them another form.
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

  /// Returns `text` as a path; nil if it is none. Columns of a table may have blanks inside their
  /// names, but not at the ends.
  private static func path(_ text: Substring) -> ValuePath? {
    guard let first = text.first, let last = text.last, !first.isWhitespace, !last.isWhitespace,
      !text.contains("<")
    else { return nil }
    return ValuePath(String(text))
  }
}
