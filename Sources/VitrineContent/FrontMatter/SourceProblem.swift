import VitrineDiagnostics
import VitrineText

/// A problem with the encoding or the structure of a content file.
enum SourceProblem: Hashable {
  /// A byte that is shown as U+FFFD, and one in a file that is no text.
  case invalidUTF8(UInt8)
  case notUTF8(UInt8)
  case zeroByte
  case unknownEncoding(String)
  case takenFor(TextEncoding)
  case noCharacter(TextEncoding)
  case controlCharacter(UInt8)
  case colourCode

  /// A character that no page can hold.
  case forbiddenCharacter(Unicode.Scalar)
  case unclosedFrontMatter(FrontMatterBlock.Language)

  /// Text that was meant for front matter and is none.
  case misplacedFrontMatter
  case noKeys
  case duplicateKey(String, firstLine: Int, firstColumn: Int)
  case keyWithoutValue(String)
  case keyIsNoText
  case tag(String)
  case tooManyAliases
  case tooManyValues
  case nestedTooDeep

  /// A value that YAML loses because it begins with one of its signs; the hint shows it in quotes.
  case lostValue(Character, isEmpty: Bool, hint: String)
}

extension SourceProblem {
  func diagnostic(in file: String, line: Int, column: Int) -> Diagnostic {
    let (message, hint) = words(in: file)
    return Diagnostic(
      severity, kind: kind, at: SourceLocation(file: file, line: line, column: column), message,
      hint: hint)
  }

  func failure(in file: String, line: Int, column: Int) -> UnreadableContent {
    UnreadableContent(diagnostics: [diagnostic(in: file, line: line, column: column)])
  }

  private var severity: Diagnostic.Severity {
    switch self {
    case .lostValue, .misplacedFrontMatter, .invalidUTF8, .takenFor, .noCharacter,
      .controlCharacter, .colourCode, .forbiddenCharacter:
      .warning
    default: .error
    }
  }

  private var kind: String {
    switch self {
    case .invalidUTF8, .notUTF8, .zeroByte, .unknownEncoding, .takenFor, .noCharacter:
      "encoding"
    case .controlCharacter, .colourCode: "control character"
    case .forbiddenCharacter: "forbidden character"
    case .unclosedFrontMatter, .misplacedFrontMatter, .noKeys: "front matter"
    case .duplicateKey: "duplicate key"
    case .keyWithoutValue, .keyIsNoText, .tag, .tooManyAliases, .tooManyValues, .nestedTooDeep:
      "YAML syntax"
    case .lostValue: "lost value"
    }
  }

  private func words(in file: String) -> (message: String, hint: String?) {
    switch self {
    case .invalidUTF8(let byte):
      (
        "the byte 0x\(hexadecimal(byte)) is not UTF-8: it shows '\u{FFFD}'",
        Self.hintForEncoding(of: file)
      )
    case .notUTF8(let byte):
      ("the byte 0x\(hexadecimal(byte)) is not UTF-8", Self.hintForEncoding(of: file))
    case .unknownEncoding(let name):
      (
        "the encoding '\(name)' is not read",
        "save it as UTF-8, and write encoding=\"utf-8\" in its first line; these are read too: "
          + TextEncoding.allCases.dropFirst().map(\.rawValue).joined(separator: ", ")
      )
    case .takenFor(let encoding):
      (
        "the file is not UTF-8, and is read as \(encoding.rawValue)",
        "save it as UTF-8, or write encoding: \(encoding.rawValue) in the collection if that is right"
      )
    case .noCharacter(let encoding):
      (
        "this is no character of \(encoding.rawValue): it shows '\u{FFFD}'",
        "the file may be in another encoding, or cut off"
      )
    case .controlCharacter(let byte):
      ("the control character 0x\(hexadecimal(byte)) is left out", "take it out: nobody sees it")
    case .colourCode:
      (
        "a colour code of a terminal is left out",
        "have the program that wrote it leave colours out, as many do with NO_COLOR=1"
      )
    case .forbiddenCharacter(let character):
      (
        "no page may hold the character \(Self.name(of: character)): it shows '\u{FFFD}' there",
        (0x80...0x9F).contains(character.value)
          ? "the text is in Windows-1252 and was read as Latin-1: convert it again"
          : "take it out: nobody sees it"
      )
    case .zeroByte:
      (
        "a zero byte, which no text has",
        "the file is damaged, or not UTF-8: save it anew as UTF-8, or write encoding: utf-16le if it is a table of Windows"
      )
    case .unclosedFrontMatter(.yaml):
      (
        "the front matter that begins here has no end",
        "close it with a line of three hyphens; for a rule in the text write *** instead"
      )
    case .unclosedFrontMatter(.toml):
      (
        "the front matter that begins here has no end", "close it with a line of three plus signs"
      )
    case .misplacedFrontMatter:
      (
        "this looks like front matter, and is shown as text",
        "begin and end it with a line of --- or +++, the first of them in line 1"
      )
    case .noKeys:
      ("front matter has to be keys with values", "write one 'key: value' a line")
    case .duplicateKey(let key, let line, let column):
      ("the key '\(key)' is already used", "first used at \(file):\(line):\(column)")
    case .keyWithoutValue(let key):
      (
        "'\(key)' stands in { } without a value",
        "write 'key: value', or put a value with a comma in it in quotes"
      )
    case .keyIsNoText:
      (
        "a key has to be text",
        "put it in quotes if it begins with [ or {; a value that begins with {{ stands in quotes too"
      )
    case .tag(let tag):
      ("the tag '\(tag)' is unknown", "put a value that begins with ! in quotes")
    case .tooManyAliases:
      ("aliases make these values too large", "write the values out in place of * and &")
    case .tooManyValues:
      ("more than two million values", "split the file, or save it as JSON")
    case .lostValue("#", _, let hint):
      ("this value is empty, because YAML reads what begins with '#' as a comment", hint)
    case .lostValue("&", let isEmpty, let hint):
      (
        isEmpty
          ? "this value is empty, because YAML reads what begins with '&' as the name of a value"
          : "YAML takes the word that begins with '&' for a name of this value, and no part of it",
        hint
      )
    case .lostValue(let sign, _, let hint):
      ("this value is empty, for no text stands under its '\(sign)'", hint)
    case .nestedTooDeep:
      ("values are nested more than 100 deep", "take some levels of lists or keys away")
    }
  }

  private static func hintForEncoding(of file: String) -> String {
    let hint = "save the file as UTF-8 in the editor it was written with"
    let isData = !["md", "markdown"].contains(file.ending) && file != "site.yml"
    return isData ? hint + ", or say its encoding, as in encoding: windows-1252" : hint
  }

  private static func name(of character: Unicode.Scalar) -> String {
    "U+" + String(character.value, digits: 4, radix: 16, uppercase: true)
  }
}
