package import VitrineDiagnostics

/// Something wrong with a JSON text.
public struct JSONError: Error, Hashable, Sendable {
  package enum Problem: Hashable, Sendable {
    case empty
    case tooLarge
    case tooDeep(limit: Int)
    case endsEarly(expected: String)
    case unexpected(String, expected: String)
    case trailingComma
    case missingComma
    case wrongClosing(String, opened: JSONPosition)
    case unquotedKey(String)
    case decimalComma
    case singleQuotes
    case comment
    case unknownWord(String)
    case extraContent
    case leadingZero
    case leadingPlus
    case missingDigits(after: String)
    case missingIntegerPart
    case openString
    case controlCharacter(UInt8)
    case invalidEscape(String)
    case loneSurrogate(String)
    case invalidUTF8(UInt8)
    case duplicateKey(String, first: JSONPosition)
  }

  package var problem: Problem
  package var position: JSONPosition

  package init(_ problem: Problem, at position: JSONPosition) {
    self.problem = problem
    self.position = position
  }
}

/// All that is wrong with a JSON text, in the order of the text.
package struct JSONFailure: Error, Hashable, Sendable {
  /// A text with more errors holds something else. Those of one character are not counted.
  package static let mostErrors = 20

  package var errors: [JSONError]

  /// The errors as the writer of `file` sees them.
  package func diagnostics(in file: String) -> [Diagnostic] {
    errors.map { $0.diagnostic(in: file) }
  }
}

extension JSONError {
  /// This error as the writer of `file` sees it.
  package func diagnostic(in file: String) -> Diagnostic {
    var (message, hint) = words
    if case .duplicateKey(_, let first) = problem {
      hint = "first used at \(first.location(in: file))"
    }
    if case .wrongClosing(_, let opened) = problem {
      hint = "what it should close was opened at \(opened.location(in: file))"
    }
    return Diagnostic(.error, kind: kind, at: position.location(in: file), message, hint: hint)
  }

  /// True if one character is wrong, and nothing around it.
  package var isOfOneCharacter: Bool {
    switch problem {
    case .controlCharacter, .loneSurrogate: true
    default: false
    }
  }

  private var kind: String {
    switch problem {
    case .duplicateKey: "duplicate key"
    case .invalidUTF8: "encoding"
    default: "JSON syntax"
    }
  }

  private var words: (message: String, hint: String?) {
    switch problem {
    case .empty: ("there is no JSON value", "write [] for an empty list")
    case .tooLarge: ("the file is larger than 4 GB", "split it into several files")
    case .tooDeep(let limit):
      ("more than \(limit) levels of [ and {", "take some levels of lists or keys away")
    case .endsEarly(let expected):
      ("the text ends where \(expected) is expected", "the file may be cut off")
    case .unexpected(let text, let expected): ("\(text) where \(expected) is expected", nil)
    case .trailingComma: ("a comma with nothing after it", "remove the comma")
    case .missingComma: ("a comma is missing before this", nil)
    case .wrongClosing(let text, _): ("\(text) does not match", nil)
    case .unquotedKey(let key): ("a key without quotes", "write \"\(key)\"")
    case .decimalComma: ("a comma in a number", "a decimal number has a dot")
    case .singleQuotes: ("text in single quotes", "JSON has double quotes only")
    case .comment: ("a comment", "JSON has no comments: remove it")
    case .unknownWord(let word): ("'\(word)' is no JSON value", Self.meaning(of: word))
    case .extraContent:
      (
        "more text after the value",
        "take it away, or put all into one list, [ … ]; in a .jsonl file each has a line of its own"
      )
    case .leadingZero:
      (
        "a number that begins with 0",
        "write it without the zeros before it, or as text in double quotes"
      )
    case .leadingPlus: ("a number that begins with +", "remove the +")
    case .missingDigits(let place): ("a number without digits after '\(place)'", nil)
    case .missingIntegerPart: ("a number that begins with a dot", "write a 0 before the dot")
    case .openString:
      ("text that is not closed on its line", "close it with \", write \\n for a line break")
    case .controlCharacter(0):
      ("a zero byte, which no text has", "the file is damaged, or not UTF-8: save it anew as UTF-8")
    case .controlCharacter(let byte):
      ("a control character in a text", "write \(Self.escape(byte))")
    case .invalidEscape(let escape): ("'\(escape)' is no escape", "write \\\\ for a backslash")
    case .loneSurrogate(let escape):
      ("'\(escape)' is half a character", "surrogates come in pairs: \\uD83D\\uDE00")
    case .invalidUTF8(let byte):
      ("the byte 0x\(hexadecimal(byte)) is not UTF-8", "save the file as UTF-8")
    case .duplicateKey(let key, _): ("key '\(key)' is already used in this object", nil)
    }
  }

  private static func meaning(of word: String) -> String? {
    switch word.lowercased() {
    case "true", "yes", "on": "write true"
    case "false", "no", "off": "write false"
    case "null", "none", "nil", "undefined", "nan", "infinity", "-nan", "-infinity": "write null"
    default: "text stands in double quotes"
    }
  }

  private static func escape(_ byte: UInt8) -> String {
    byte == UInt8(ascii: "\t") ? "\\t" : "\\u00\(hexadecimal(byte))"
  }
}
