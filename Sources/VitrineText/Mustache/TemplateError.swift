package import VitrineDiagnostics

/// Why a template cannot be compiled.
package enum TemplateError: Error, Hashable, Sendable {
  case noText(UInt8, at: SourceLocation)
  case unclosedTag(closing: String, at: SourceLocation)
  case invalidName(String, at: SourceLocation)
  case invalidDelimiters(at: SourceLocation)
  case unclosedSection(String, end: String, at: SourceLocation)
  case nestedTooDeep(at: SourceLocation)
  case closedTwice(String, at: SourceLocation)
  case closedOutOfOrder(String, expected: String, opened: SourceLocation, at: SourceLocation)
  case tagInParent(String, parent: String, at: SourceLocation)
  case unknownName(String, at: SourceLocation, nearest: String?, known: [String])
  case unknownMember(String, of: String, at: SourceLocation, nearest: String?, known: [String])
  case unknownPartial(String, at: SourceLocation, nearest: String?)
  case includesItself(String, at: SourceLocation)
  case includesTooMuch(String, TemplateLimit, at: SourceLocation)

  /// Of a file of words.
  case notJSON(JSONError, file: String)
  case noWords(at: SourceLocation)
  case unknownWord(String, at: SourceLocation, nearest: String?)
  case wrongType(String, expected: String, at: SourceLocation)
  case wordWithoutPlaceholder(String, placeholder: String, at: SourceLocation)
  case missingMember(String, of: String, hint: String, at: SourceLocation)
  case invalidPluralRule(String, at: SourceLocation)
}

/// The first hundred errors in a set of templates, in the order of the templates and of their text.
package struct TemplateFailure: Error, Hashable, Sendable {
  package var errors: [TemplateError]

  /// More say nothing new, and finding the place of each takes reading up to it.
  static let mostErrors = 100

  package init(errors: [TemplateError]) {
    self.errors = errors
  }
}

extension TemplateError {
  /// This error as the writer sees it.
  package var diagnostic: Diagnostic {
    let (location, message, hint) = words
    return Diagnostic(.error, kind: "template", at: location, message, hint: hint)
  }

  private var words: (SourceLocation, message: String, hint: String?) {
    switch self {
    case .noText(let byte, let location):
      byte == 0
        ? (
          location, "a zero byte, which no text has",
          "the file is damaged, or not UTF-8: save it anew as UTF-8"
        )
        : (location, "the byte 0x\(hexadecimal(byte)) is not UTF-8", "save the file as UTF-8")
    case .unclosedTag(let closing, let location):
      (location, "this tag is not closed", "end it with \(closing)")
    case .invalidName(let name, let location):
      name.isEmpty
        ? (location, "this tag has no name", nil)
        : (location, "'\(name)' is not a name", Self.hint(forWords: name))
    case .invalidDelimiters(let location):
      (location, "these delimiters cannot be used", "write two, with a space between, as <% %>")
    case .unclosedSection(let name, let end, let location):
      (location, "'\(name)' is not closed", "end it with \(end)")
    case .nestedTooDeep(let location):
      (location, "sections are nested more than 100 deep", "close some before this one")
    case .closedTwice(let name, let location):
      (location, "'\(name)' is closed but not open", nil)
    case .closedOutOfOrder(let name, let expected, let opened, let location):
      (
        location, "'\(name)' is closed where '\(expected)' is open",
        "'\(expected)' was opened at \(opened)"
      )
    case .tagInParent(let name, let parent, let location):
      (
        location, "'\(name)' stands in '\(parent)' outside its blocks",
        "inside {{<\(parent)}} only {{$blocks}} are shown"
      )
    case .unknownName(let name, let location, let nearest, let known):
      (location, "no name '\(name)' here", Self.hint(nearest, known))
    case .unknownMember(let name, let owner, let location, let nearest, let known):
      (location, "'\(owner)' has no '\(name)'", Self.hint(nearest, known))
    case .unknownPartial(let name, let location, let nearest):
      (location, "no template named '\(name)'", suggestion(nearest))
    case .includesItself(let name, let location):
      (
        location, "'\(name)' includes itself without end",
        "remove the include, or wrap it in a section so that it ends: {{#parts}}…{{/parts}}"
      )
    case .includesTooMuch(let name, let limit, let location):
      (
        location, "'\(name)' makes \(limit.words)",
        "include it less often: a template that includes itself must not include another twice"
      )
    case .notJSON(let error, let file):
      (
        error.position.location(in: file), error.diagnostic(in: file).message,
        error.diagnostic(in: file).hint
      )
    case .noWords(let location):
      (location, "there are no words", #"write { "words": { "next": "Next" } }"#)
    case .unknownWord(let name, let location, let nearest):
      (location, "sites say no word '\(name)'", suggestion(nearest))
    case .wrongType(let name, let expected, let location):
      (location, "'\(name)' must be \(expected)", nil)
    case .wordWithoutPlaceholder(let name, let placeholder, let location):
      (
        location, "'\(name)' lacks {\(placeholder)}",
        "write {\(placeholder)} where it goes in the text"
      )
    case .missingMember(let name, let owner, let hint, let location):
      (location, "'\(owner)' lacks '\(name)'", hint)
    case .invalidPluralRule(let rule, let location):
      (
        location, "'\(rule)' is not a plural rule",
        "write it as CLDR does: i % 10 = 2..4 and i % 100 != 12..14"
      )
    }
  }

  /// Other templates have `{{#if name}}` and `{{#each names}}`.
  private static func hint(forWords name: String) -> String {
    let words = name.split(separator: " ")
    return words.count > 1 && ["if", "each"].contains(words[0])
      ? "write #\(words[1]), and /\(words[1]) at its end: a section is an if and a loop"
      : "a name has no spaces in it"
  }

  private static func hint(_ nearest: String?, _ known: [String]) -> String? {
    suggestion(nearest)
      ?? (known.isEmpty ? nil : "known here: \(known.joined(separator: ", "))")
  }
}
