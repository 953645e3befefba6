import VitrineDiagnostics

/// A syntax error of the YAML parser, explained for the people who write content.
///
/// The parser reports what it expected and where it gave up. Most mistakes are one of a few common
/// traps that are visible on the line itself.
struct YAMLSyntaxError {
  private let text: SourceText
  private let problem: String

  /// Where the parser gave up.
  private let offset: Int

  /// The beginning of the structure that the parser could not finish, or nil if it does not tell.
  private let contextOffset: Int?

  init(_ failure: YAMLFailure, in text: SourceText) {
    self.text = text
    problem = failure.problem
    offset = failure.offset
    contextOffset = failure.contextOffset
  }

  private func error(_ message: String, at offset: Int, hint: String) -> Diagnostic {
    Diagnostic(
      .error, kind: "YAML syntax", at: text.location(ofByteAt: offset), message, hint: hint)
  }
}

extension YAMLSyntaxError {
  var diagnostic: Diagnostic {
    if let noBreakSpace { return noBreakSpace }
    return switch problem {
    case "control characters are not allowed":
      error(
        "a control character that YAML does not allow", at: offset,
        hint: "delete it and retype the text around it")
    case "mapping values are not allowed in this context":
      colonInValue
    case "could not find expected ':'":
      lineWithoutColon
    case "found character that cannot start any token":
      text[offset] == 0x09
        ? tab : comparison(at: offset) ?? leadingInBrackets ?? leadingCharacter ?? unknown
    case "found a tab character where an indentation space is expected",
      "found a tab character that violates indentation":
      tab
    case "found unexpected end of stream", "found unexpected document indicator":
      error(
        "the quotes that open here are not closed", at: contextOffset ?? offset,
        hint: "close them with the same quotes")
    case "found unknown escape character", "did not find expected hexdecimal number",
      "found invalid Unicode character escape code":
      escape
    case "did not find expected ',' or ']'":
      unclosed("[ ]", "]")
    case "did not find expected ',' or '}'":
      colonInsideBrackets ?? unclosed("{ }", "}")
    case "found undefined alias":
      leadingText(at: offset)
    case "did not find expected alphabetic or numeric character":
      leadingText(at: contextOffset ?? offset)
    case "block sequence entries are not allowed in this context":
      error(
        "a list cannot begin on the same line as its key", at: offset,
        hint: "begin the list on the next line, or write it as [a, b]")
    case "did not find expected '-' indicator":
      error(
        "every line in a list must begin with '- '", at: offset,
        hint: "indent the line to continue the entry above, or put '- ' before it")
    case "did not find expected key":
      afterValue
    case "but found another document", "did not find expected <document start>":
      secondDocument ?? leadingCharacter
        ?? error(
          "text after the end of the values", at: offset,
          hint: "give every line a key and the same indentation")
    case "found unknown directive name", "could not find expected directive name",
      "found unexpected non-alphabetical character":
      error(
        "keys that begin with '%' must be in quotes", at: contextOffset ?? offset,
        hint: "put the key in quotes")
    case "did not find expected node content":
      openBracket ?? leadingCharacter ?? unknown
    case "did not find expected comment or line break":
      comparison(at: contextOffset ?? offset) ?? leadingCharacter ?? unknown
    default:
      leadingInBrackets ?? leadingCharacter ?? unknown
    }
  }

  private var secondDocument: Diagnostic? {
    guard text.bytes[offset...].starts(with: "---".utf8) else { return nil }
    return error(
      "a second document begins here", at: offset,
      hint: "remove the '---', or put it at the beginning of the file")
  }

  private var unknown: Diagnostic {
    error("this is not YAML", at: offset, hint: "put the value in quotes if it is text")
  }

  /// The error for a no-break space before a key or after its colon, on the line where the parser
  /// gave up or the one above.
  private var noBreakSpace: Diagnostic? {
    let lineFeed = UInt8(ascii: "\n")
    let start = text.bytes[..<offset].lastIndex(of: lineFeed) ?? text.range.lowerBound
    let above = text.bytes[..<start].lastIndex(of: lineFeed) ?? text.range.lowerBound
    let end = text.bytes[offset...].firstIndex(of: lineFeed) ?? text.range.upperBound
    for line in text.bytes[above..<end].split(separator: lineFeed) {
      let value = line.firstIndex(of: UInt8(ascii: ":")).map { line[($0 + 1)...] }
      for words in [line, value ?? []] {
        guard let index = words.firstIndex(where: { $0 != 0x20 }),
          words[index...].starts(with: "\u{A0}".utf8)
        else { continue }
        return error(
          "a no-break space where YAML allows only plain spaces", at: index,
          hint: "retype the spaces")
      }
    }
    return nil
  }

  private var tab: Diagnostic {
    error("a tab where YAML allows only spaces", at: offset, hint: "indent with spaces")
  }

  private var colonInValue: Diagnostic {
    let line = text.line(at: offset)
    if let value = line.value, value.lowerBound < offset {
      // `layout: list: inset` is more likely a map.
      let words = text.words(value)
      let isMap = words.wholeMatch(of: #/[a-z][A-Za-z]*: \S.*/#) != nil
      let map = line.key.map { "; maps go in braces: \(text.string($0)): { \(words) }" }
      return error(
        "values that contain ': ' must be in quotes", at: value.lowerBound,
        hint: line.hintWithQuotes(text) + (isMap ? map ?? "" : ""))
    }
    if let missing = missingSpace(inLineBefore: line.keyOffset) { return missing }
    return error(
      "a key below a key that already has a value", at: line.keyOffset,
      hint: "align the line with the key above")
  }

  /// The error for a colon in a text inside `{ }`, or nil if the parser failed at something else.
  private var colonInsideBrackets: Diagnostic? {
    guard text[offset] == UInt8(ascii: ":") else { return nil }
    let start =
      text.bytes[..<offset].indices.last { index in
        "{[,\n\r".utf8.contains(text.bytes[index])
          || (text.bytes[index] == UInt8(ascii: ":") && text[index + 1] == 0x20)
      } ?? text.range.lowerBound
    guard text.bytes[start] >= 0x20 else { return nil }
    let value = text.bytes[(start + 1)...].firstIndex { $0 > 0x20 } ?? offset
    // The text before the colon may be the next key.
    let words = text.bytes[value..<offset].split(separator: 0x20)
    let key = words.count > 1 ? words.last.map { String(decoding: $0, as: UTF8.self) } : nil
    return error(
      "values that contain ': ' must be in quotes", at: value,
      hint: "put the value in quotes\(key.map { ", or a comma before '\($0)'" } ?? "")")
  }

  /// Returns the error for a text whose first character has a meaning in YAML.
  private func leadingText(at offset: Int) -> Diagnostic {
    guard let character = text.character(at: offset) else { return unknown }
    let entry = text.entry(ofValueAt: offset)
    let isInBraces = text.openBracket(before: offset).flatMap { text[$0] } == UInt8(ascii: "{")
    let isKey = entry.key.map { $0.contains(offset) } ?? isInBraces
    return error(
      "text that begins with '\(character)' must be in quotes", at: offset,
      hint: isKey ? "put the key in quotes" : entry.hintWithQuotes(text))
  }

  private var lineWithoutColon: Diagnostic {
    let start = contextOffset ?? offset
    return missingSpace(inLineOf: start)
      ?? error(
        "a line without a key", at: start,
        hint: "write 'key: value', or indent the line to continue the value above")
  }

  private func missingSpace(inLineBefore offset: Int) -> Diagnostic? {
    let end = text.bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }
    return end.flatMap { missingSpace(inLineOf: $0) }
  }

  /// Returns the error for `key:value`, which is a text and not a key, or nil if the line has none.
  private func missingSpace(inLineOf offset: Int) -> Diagnostic? {
    let line = text.line(at: offset)
    guard line.key == nil, let words = line.value,
      !"\"'".utf8.contains(text.bytes[words.lowerBound]),
      let colon = text.bytes[words].firstIndex(of: UInt8(ascii: ":")), colon > words.lowerBound,
      !text.bytes[colon...].starts(with: "://".utf8),
      ![colon - 1, colon + 1].allSatisfy({ (0x30...0x39).contains(text.bytes[$0]) })
    else { return nil }
    let key = text.string(words.lowerBound..<colon)
    let value = text.string(colon + 1..<words.upperBound)
    return error(
      "missing space after the colon", at: colon,
      hint: words.count <= 80 ? "write '\(key): \(value)'" : "write 'key: value'")
  }

  private var escape: Diagnostic {
    error(
      "an unknown escape in double quotes", at: offset,
      hint: #"write \\ for a backslash, or use single quotes"#)
  }

  /// The error for a bracket that is still open at the end of the text.
  private var openBracket: Diagnostic? {
    guard text.bytes[offset...].allSatisfy({ $0 <= 0x20 }),
      let bracket = text.openBracket(before: offset)
    else { return nil }
    return text.bytes[bracket] == UInt8(ascii: "[")
      ? unclosed("[ ]", "]", at: bracket) : unclosed("{ }", "}", at: bracket)
  }

  private func unclosed(
    _ brackets: String, _ closing: String, at bracket: Int? = nil
  ) -> Diagnostic {
    let start = bracket ?? contextOffset ?? offset
    // The closing bracket of `[#a, b]` is in a comment.
    let comment = text.line(at: start).value?.first {
      $0 > start && text.beginsComment(at: $0) && text[$0 + 1] ?? 0x20 > 0x20
    }
    if let comment { return leadingText(at: comment) }
    return error(
      "the \(brackets) that opens here is not closed, or a comma is missing", at: start,
      hint: "close it with \(closing), and check its commas and quotes")
  }
}

extension YAMLSyntaxError {
  /// Returns the error for `height: > 8` under `where`, because conditions use words for
  /// comparisons.
  private func comparison(at offset: Int) -> Diagnostic? {
    let entry = text.entry(ofValueAt: offset)
    guard let value = entry.value, let key = entry.key,
      let comparison = Comparison(text.words(value)),
      let parentKey = text.key(aroundEntryAt: entry.keyOffset),
      ["where", "any", "all", "not"].contains(parentKey)
    else { return nil }
    return error(
      "conditions use words for comparisons", at: value.lowerBound,
      hint: "write \(text.string(key)): \(comparison.condition)")
  }

  /// The error for a key, or a value in brackets, that begins with a character with a meaning in
  /// YAML.
  private var leadingInBrackets: Diagnostic? {
    let start = contextOffset ?? offset
    let line = text.line(at: start)
    guard let byte = text[start], "*&>|@`%!".utf8.contains(byte),
      line.key?.contains(start) ?? false || line.value.map({ $0.lowerBound < start }) ?? false
    else { return nil }
    return leadingText(at: start)
  }

  /// The error for a value that begins with a character with a meaning in YAML.
  private var leadingCharacter: Diagnostic? {
    for place in [contextOffset, offset].compactMap({ $0 }) {
      let line = text.line(at: place)
      guard let value = line.value, "{[*&>|@`%!,".utf8.contains(text.bytes[value.lowerBound]) else {
        continue
      }
      let character = text.string(value.lowerBound..<value.lowerBound + 1)
      return error(
        "text that begins with '\(character)' must be in quotes", at: value.lowerBound,
        hint: line.hintWithQuotes(text))
    }
    return nil
  }

  /// The error for text after or below a value that is not a key.
  private var afterValue: Diagnostic {
    if let bracket = text.character(at: offset), ["]", "}"].contains(bracket) {
      return error(
        "unmatched '\(bracket)'", at: offset, hint: "remove the '\(bracket)'")
    }
    let line = text.line(at: offset)
    // `[a, b]` is not a text: the error is at its key.
    let isClosed = line.value.map { value in
      [("[", "]"), ("{", "}")].contains {
        text.string(value).hasPrefix($0) && text.string(value).hasSuffix($1)
      }
    }
    if isClosed != true, let leading = leadingCharacter { return leading }
    if let value = line.value, value.lowerBound < offset,
      "\"'".utf8.contains(text.bytes[value.lowerBound])
    {
      return error(
        "text after the closing quote", at: value.lowerBound,
        hint: "quote the whole value, and use the other kind of quotes inside it")
    }
    return error(
      "the indentation of this line matches no line above", at: offset,
      hint: "start keys that belong together in the same column")
  }
}
