import VitrineDiagnostics
import VitrineText

/// Something wrong with the syntax of a TOML text.
enum TOMLProblem: Hashable {
  /// What ends with its line.
  enum Part {
    case value, header
  }

  case noKey(found: String)
  case noTableName
  case letterInKey
  case keyOverLines
  case noEqualsSign(hasColon: Bool)
  case noValue

  /// A word without quotes that is no value; with all that stands on its line.
  case bareValue(String, isInBrackets: Bool)
  case moreOnLine(after: Part)
  case openHeader
  case openQuotes
  case openText
  case openBracket(String)
  case escape(String)
  case escapedNumber
  case noComma(opened: TextPlace)
  case commaWithoutValue
  case lineInBraces
  case controlCharacter(UInt8)
  case nestedTooDeep
}

extension TOMLProblem {
  func diagnostic(in file: String, at place: TextPlace) -> Diagnostic {
    let (message, hint) = words { "\(file):\($0.line):\($0.column)" }
    return Diagnostic(
      .error, kind: "TOML syntax",
      at: SourceLocation(file: file, line: place.line, column: place.column), message, hint: hint)
  }

  private func words(_ path: (TextPlace) -> String) -> (message: String, hint: String?) {
    switch self {
    case .noKey(""): ("a key is missing", "write key = value")
    case .noKey("="): ("a value without a key", "write the key before the '='")
    case .noTableName: ("a table without a name", "write a name between the brackets")
    case .noKey(let found):
      ("'\(found)' cannot stand in a key without quotes", "put the key in quotes: \"\(found)…\"")
    case .letterInKey:
      (
        "a key without quotes has only the letters A to Z, digits, '_' and '-'",
        "put the key in quotes"
      )
    case .keyOverLines: ("a key is on one line", "put it in one pair of quotes")
    case .noEqualsSign(let hasColon):
      (
        "'=' is missing after the key",
        hasColon
          ? "TOML has key = value; front matter with 'key: value' stands between lines of ---"
          : "write key = value, and keys with blanks in quotes"
      )
    case .noValue:
      ("the key has no value", "write \"\" for an empty text, or take the key out")
    case .bareValue(let text, let isInBrackets):
      words(ofBareValue: text, isInBrackets: isInBrackets)
    case .moreOnLine(after: .value):
      (
        "more after the value",
        "write one key a line; put text in quotes, text with quotes in it in '…', and write decimals with a point"
      )
    case .moreOnLine(after: .header): ("more after the table's name", "write its keys under it")
    case .openHeader: ("']' is missing after the table's name", nil)
    case .openQuotes:
      (
        "the quotes that open here are not closed on this line",
        "close them; for a text over several lines write three quotes at both ends"
      )
    case .openText: ("the three quotes that open here are not closed", "close them with three")
    case .openBracket(let bracket): ("the '\(bracket)' that opens here is not closed", nil)
    case .escape(let character):
      (
        "'\\\(character)' means nothing in double quotes",
        "write \\\\ for a backslash, or the text in single quotes"
      )
    case .escapedNumber:
      (
        "this is the number of no character",
        "\\u has four hexadecimal digits behind it, \\U eight"
      )
    case .noComma(let opened):
      ("',' or the closing bracket is missing", "the bracket was opened at \(path(opened))")
    case .commaWithoutValue: ("a value is missing before or after a comma", "take the comma out")
    case .lineInBraces:
      (
        "a table in braces is on one line",
        "write it on one line, or as a table of its own: [name], and its keys under it"
      )
    case .controlCharacter(0x0D):
      ("a carriage return without a line feed", "save the file with line ends of one kind")
    case .controlCharacter(let byte):
      ("the control character 0x\(hexadecimal(byte)), which TOML does not allow", "remove it")
    case .nestedTooDeep:
      ("values are nested more than 100 deep", "take some levels of lists or keys away")
    }
  }

  private func words(
    ofBareValue text: String, isInBrackets: Bool
  ) -> (message: String, hint: String) {
    // The end of a list or table is no part of the text.
    let value = trimmed(isInBrackets ? text.prefix { !",]}".contains($0) } : text[...])
    let digits = value.utf8.allSatisfy { (0x30...0x39).contains($0) || "+-._,".utf8.contains($0) }
    switch value.lowercased() {
    case "true", "yes", "on": return ("'\(value)' is no value", "write true")
    case "false", "no", "off": return ("'\(value)' is no value", "write false")
    case "null", "nil", "none", "~":
      return ("'\(value)' is no value", "TOML has no word for none: take the key out")
    case _ where digits && !value.isEmpty:
      return (
        "'\(value)' is neither a number nor a date of TOML",
        "write a number as 0.5, a date as 2024-05-01, and what is neither in quotes"
      )
    default:
      let needsPlain = value.contains { "\"\\".contains($0) }
      let quotes = needsPlain ? value.contains("'") ? "'''" : "'" : "\""
      var words = String(value.prefix(60))
      if value.isEmpty || value.count > 60 { words += "…" }
      return ("a text has to be in quotes", "write \(quotes)\(words)\(quotes)")
    }
  }
}
