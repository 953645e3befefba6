/// A language whose texts are parted into classes.
package struct CodeLanguage: Sendable {
  /// The names behind the fence of a code block that mean this language, in lower case. The first is
  /// the language's own.
  package let names: [String]

  let form: Form

  /// The way in which texts of a language are read.
  enum Form: Sendable {
    /// By words, texts in quotes and comments, as a table says them.
    case words(WordLanguage)

    case markup, stylesheet, shell, difference, yaml, toml, json
  }

  init(_ names: String..., form: Form) { (self.names, self.form) = (names, form) }
}

extension CodeLanguage {
  /// All languages, in the order in which documentation lists them.
  package static let all: [CodeLanguage] = [
    .swift, .c, .cPlusPlus, .javaScript, .typeScript, .python, .rust, .go, .java, .shell, .json,
    .yaml, .toml, .html, .css, .sql, .difference,
  ]

  /// Returns the language of a name, in any case of letters; nil if no language has it.
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

/// Parts a text into runs of classes, in order and without gaps: the last run ends with the text, and
/// two neighbours have different classes.
///
/// Any bytes are a text: what no rule knows is plain. What begins and never ends, as a comment, goes on
/// to the end.
///
/// - Complexity: O(*n*), the number of bytes.
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
