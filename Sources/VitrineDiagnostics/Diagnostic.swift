/// An error or a warning about a site's content or templates: its place, and a way to mend it.
public struct Diagnostic: Hashable, Sendable {
  public enum Severity: String, Hashable, Sendable {
    case error, warning
  }

  public var severity: Severity

  /// The kind of trouble, in a few words that never change: warnings of one kind are folded.
  public var kind: String

  /// Where it is; nil when no file is to blame (an empty folder, a full disk).
  public var location: SourceLocation?

  public var message: String

  /// The way to mend it, in one sentence without a full stop.
  public var hint: String?

  public init(
    _ severity: Severity, kind: String, at location: SourceLocation?, _ message: String,
    hint: String? = nil
  ) {
    self.severity = severity
    self.kind = kind
    self.location = location
    self.message = withShortQuotes(message)
    self.hint = hint.map(withShortQuotes)
  }
}

extension Diagnostic: CustomStringConvertible {
  /// `file:line:column: error: message`, then the hint on a line of its own.
  ///
  /// Leaves out characters in names and values that a terminal would obey, and cuts values that
  /// would fill it.
  public var description: String {
    let place = location.map { place in
      // The end of a long path says more than its beginning.
      let file = place.file.utf8.count > 1000 ? "…" + place.file.suffix(1000) : place.file
      return "\(printable(file)):\(place.line):\(place.column): "
    }
    let words = "\(place ?? "vitrine: ")\(severity.rawValue): \(printable(message))"
    return hint.map { "\(words)\n  hint: \(printable($0))" } ?? words
  }
}

/// Returns a message in which each text in quotes has at most 120 characters, and which has at most 2,000.
private func withShortQuotes(_ message: String) -> String {
  guard message.utf8.count > 120 else { return message }
  var result = ""
  var rest = message[...]
  var before: Character = " "
  while let index = rest.firstIndex(of: "'") {
    if index > rest.startIndex { before = rest[rest.index(before: index)] }
    result += rest[...index]
    rest = rest[rest.index(after: index)...]
    if before.isLetter || before.isNumber { continue }
    // A quote inside a word is an apostrophe.
    var close = rest.firstIndex(of: "'")
    while let found = close, let next = rest[found...].dropFirst().first,
      next.isLetter || next.isNumber
    {
      close = rest[rest.index(after: found)...].firstIndex(of: "'")
    }
    guard let close else { break }
    result += rest[..<close].shortened(to: 120) + "'"
    rest = rest[rest.index(after: close)...]
    before = "'"
  }
  return (result + rest)[...].shortened(to: 2000)
}

extension Substring {
  /// With `…` in the place of what is in its middle beyond `count` characters.
  fileprivate func shortened(to count: Int) -> String {
    guard utf8.count > count, self.count > count else { return String(self) }
    return "\(prefix(count - count / 4 - 1))…\(suffix(count / 4))"
  }
}

/// Returns a text as a terminal may print it: with escapes in the place of control characters, and cut
/// where it is very long.
package func printable(_ text: String) -> String {
  let longest = 2000
  let end = text.index(text.startIndex, offsetBy: longest, limitedBy: text.endIndex)
  let result = end.map { $0 < text.endIndex ? text[..<$0] + "…" : text } ?? text
  guard result.unicodeScalars.contains(where: isControl) else { return result }
  return result.unicodeScalars.reduce(into: "") { shown, scalar in
    if isControl(scalar) {
      shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    } else {
      shown.unicodeScalars.append(scalar)
    }
  }
}

/// The control characters, and those that turn the direction of the text after them.
private func isControl(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case ..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
  default: false
  }
}

extension [Diagnostic] {
  package var hasErrors: Bool { contains { $0.severity == .error } }

  /// Sorted by file, line and column, those without a place first; of two at one place the earlier
  /// stays first.
  package var inOrderOfPlaces: [Diagnostic] {
    enumerated().sorted { first, second in
      switch (first.element.location, second.element.location) {
      case (let one?, let other?) where one != other: one < other
      case (nil, .some): true
      case (.some, nil): false
      default: first.offset < second.offset
      }
    }.map(\.element)
  }
}
