/// A language with syntax highlighting.
package struct CodeLanguage: Sendable {
  /// The names after the fence of a code block that select this language, in lower case. The first
  /// is the language's own name.
  package let names: [String]

  let form: Form

  /// How texts in a language are read.
  enum Form: Sendable {
    /// Words, quoted texts and comments, described by a table.
    case words(WordLanguage)

    case markup, stylesheet, shell, difference, yaml, toml, json
  }

  init(_ names: String..., form: Form) { (self.names, self.form) = (names, form) }
}

extension CodeLanguage {
  /// All languages, in the order in which the documentation lists them.
  package static let all: [CodeLanguage] = [
    .swift, .c, .cPlusPlus, .javaScript, .typeScript, .python, .rust, .go, .java, .shell, .json,
    .yaml, .toml, .html, .css, .sql, .difference,
  ]

  /// Returns the language with a name, ignoring case, or nil if there is none.
  package static func named(_ name: String) -> CodeLanguage? { byName[name.lowercased()] }

  private static let byName = Dictionary(
    uniqueKeysWithValues: all.flatMap { language in language.names.map { ($0, language) } })
}

extension CodeLanguage {
  static let shell = CodeLanguage("shell", "sh", "bash", "zsh", "ksh", form: .shell)
  static let json = CodeLanguage("json", "jsonc", "jsonl", "ndjson", form: .json)
  static let yaml = CodeLanguage("yaml", "yml", form: .yaml)
  static let toml = CodeLanguage("toml", form: .toml)
  static let html = CodeLanguage("html", "htm", "xhtml", "xml", "svg", form: .markup)
  static let css = CodeLanguage("css", form: .stylesheet)
  static let difference = CodeLanguage("diff", "patch", form: .difference)
}

/// Splits a text into runs of one class each, in order and without gaps: the last run ends with the
/// text, and neighbouring runs have different classes.
///
/// Accepts any bytes. Bytes that no rule recognizes are plain. An unterminated construct, such as a
/// comment, extends to the end.
///
/// - Complexity: O(*n*) in the number of bytes.
package func codeRuns(of text: UnsafeBufferPointer<UInt8>, in language: CodeLanguage) -> [CodeRun] {
  var cursor = CodeCursor(text)
  cursor.read(language.form)
  return cursor.runs
}

extension CodeCursor {
  /// Reads everything up to `end`.
  mutating func read(_ form: CodeLanguage.Form) {
    switch form {
    case .words(let language):
      var scanner = WordScanner(language, at: self)
      scanner.scan()
      self = scanner.cursor
    case .markup: readMarkup()
    case .stylesheet: readStylesheet()
    case .shell: readShell()
    case .difference: readDifference()
    case .yaml: readYAML()
    case .toml: readTOML()
    case .json: readJSON()
    }
    take(to: end, as: .plain)
  }
}
