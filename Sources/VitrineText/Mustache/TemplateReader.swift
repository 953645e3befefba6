/// Reads the tags of one template, and examines what surrounds them on their lines.
package struct TemplateReader {
  let bytes: [UInt8]

  /// Where the text begins that has not been added yet.
  var text: Int

  private var position: Int
  private var addresses = AddressTags()
  private var opening = Array("{{".utf8)
  private var closing = Array("}}".utf8)

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    text = byteOrderMarkLength(in: bytes)
    position = text
  }

  /// The next tag, or nil at the end. After a failure, reading cannot go on, because it is unclear
  /// where the next tag begins.
  package mutating func nextTag() -> Result<TemplateTag, TemplateTagError>? {
    guard let start = firstIndex(of: opening, from: position) else { return nil }
    var content = start + opening.count
    let sigil = content < bytes.count ? bytes[content] : 0
    let kind = Self.kind(sigil)
    var ending = closing
    if sigil == UInt8(ascii: "{") {
      ending = [UInt8(ascii: "}")] + closing
    } else if sigil == UInt8(ascii: "=") {
      ending = [UInt8(ascii: "=")] + closing
    }
    if kind != .variable { content += 1 }
    guard let stop = firstIndex(of: ending, from: content) else {
      let words = String(decoding: ending, as: UTF8.self)
      return .failure(
        TemplateTagError(
          message: "this tag is not closed", hint: "end it with \(words)", offset: start))
    }
    position = stop + ending.count
    let inner = String(decoding: bytes[content..<stop], as: UTF8.self)
    var tag = TemplateTag(kind: kind, name: "", start: start, end: position)
    if kind == .delimiters, !setDelimiters(inner) {
      return .failure(
        TemplateTagError(
          message: "these delimiters cannot be used",
          hint: "write two, with a space between, such as <% %>", offset: start))
    }
    if kind != .comment, kind != .delimiters {
      tag.name = Self.name(inner)
      if tag.name.isEmpty {
        return .failure(TemplateTagError(message: "this tag has no name", offset: start))
      }
      if tag.name.utf8.contains(UInt8(ascii: " ")) {
        return .failure(
          TemplateTagError(
            message: "'\(tag.name)' is not a name", hint: Self.hint(forWords: tag.name),
            offset: start))
      }
    }
    tag.isAddress = addresses.follow(tag, in: bytes)
    return .success(tag)
  }

  /// Returns a name without surrounding white space. If it has several words, all of them are kept.
  private static func name(_ inner: String) -> String {
    // Nearly all names are plain ASCII, and splitting into characters costs more than the rest of a
    // tag.
    if inner.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) { return inner }
    let words = inner.split(whereSeparator: \.isWhitespace)
    // In `{{> * name }}` the star can be separate.
    return words.first == "*" ? words.joined() : words.joined(separator: " ")
  }

  /// Other template languages have `{{#if name}}` and `{{#each names}}`.
  private static func hint(forWords name: String) -> String {
    let words = name.split(separator: " ")
    return words.count > 1 && ["if", "each"].contains(words[0])
      ? "write #\(words[1]), and /\(words[1]) at its end: a section is an if and a loop"
      : "a name has no spaces in it"
  }

  private static func kind(_ sigil: UInt8) -> TemplateTag.Kind {
    switch sigil {
    case UInt8(ascii: "#"): .section
    case UInt8(ascii: "^"): .invertedSection
    case UInt8(ascii: "/"): .end
    case UInt8(ascii: ">"): .partial
    case UInt8(ascii: "<"): .parent
    case UInt8(ascii: "$"): .block
    case UInt8(ascii: "!"): .comment
    case UInt8(ascii: "="): .delimiters
    case UInt8(ascii: "{"), UInt8(ascii: "&"): .unescapedVariable
    default: .variable
    }
  }

  private mutating func setDelimiters(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count == 2, !text.contains("=") else { return false }
    opening = Array(words[0].utf8)
    closing = Array(words[1].utf8)
    return true
  }

  /// The tag that would close a section of this name, with the delimiters now in effect.
  func endTag(_ name: String) -> String {
    String(decoding: opening, as: UTF8.self) + "/\(name)" + String(decoding: closing, as: UTF8.self)
  }

  private func firstIndex(of pattern: [UInt8], from start: Int) -> Int? {
    var index = start
    while index + pattern.count <= bytes.count {
      if bytes[index] == pattern[0], bytes[index..<index + pattern.count].elementsEqual(pattern) {
        return index
      }
      index += 1
    }
    return nil
  }
}

// MARK: - Lines

extension TemplateReader {
  func isLineStart(_ index: Int) -> Bool {
    index == 0 || bytes[index - 1] == UInt8(ascii: "\n")
      || (index == 3 && bytes.starts(with: [0xEF, 0xBB, 0xBF]))
  }

  /// Where the line of `index` begins if only white space precedes the index on it, or else nil.
  func marginStart(before index: Int) -> Int? {
    var start = index
    while start > text, bytes[start - 1].isSpaceOrTab { start -= 1 }
    return isLineStart(start) ? start : nil
  }

  /// Where the next line begins if only white space follows `index` on its line, or else nil.
  func lineAfterBlank(_ index: Int) -> Int? {
    var next = index
    while next < bytes.count, bytes[next].isSpaceOrTab { next += 1 }
    if next == bytes.count { return next }
    if bytes[next] == UInt8(ascii: "\r") { next += 1 }
    return next < bytes.count && bytes[next] == UInt8(ascii: "\n") ? next + 1 : nil
  }

  /// The white space that starts at `index`.
  func margin(at index: Int) -> ArraySlice<UInt8> {
    bytes[index...].prefix(while: \.isSpaceOrTab)
  }

  func isEndTag(afterMarginAt index: Int) -> Bool {
    bytes[(index + margin(at: index).count)...].starts(with: opening + [UInt8(ascii: "/")])
  }

  /// Splits `range` after each newline.
  func lines(_ range: Range<Int>) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = range.lowerBound
    for index in range where bytes[index] == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < range.upperBound { lines.append(bytes[start..<range.upperBound]) }
    return lines
  }
}
