/// An error or a warning about a site's content or templates, with its location and a possible fix.
public struct Diagnostic: Hashable, Sendable {
  public enum Severity: String, Hashable, Sendable {
    case error, warning
  }

  public var severity: Severity

  /// The kind of problem, in a few words that never change. Reports fold warnings of one kind
  /// together.
  public var kind: String

  /// Where the problem is, or nil if no file is to blame, as with an empty folder or a full disk.
  public var location: SourceLocation?

  public var message: String

  /// How to fix it, in one sentence without a full stop.
  public var hint: String?

  /// What a library said about it, for those who ask for everything.
  package var libraryText: String?

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

extension Diagnostic {
  /// Returns the diagnostic as a warning. `consequence` tells how reading continued.
  package func asWarning(_ consequence: String? = nil) -> Diagnostic {
    var warning = self
    warning.severity = .warning
    if let consequence { warning.message += ": \(consequence)" }
    return warning
  }
}

extension Diagnostic: CustomStringConvertible {
  /// Formats as `file:line:column: error: message`, then the hint on its own line.
  ///
  /// Names and values come from content, so control characters are escaped for the terminal and
  /// long values are cut.
  public var description: String {
    let place = location.map { place in
      // The end of a long path identifies the file better than its beginning.
      let file = place.file.utf8.count > 1000 ? "…" + place.file.suffix(1000) : place.file
      return "\(printable(file)):\(place.line):\(place.column): "
    }
    let words = "\(place ?? "vitrine: ")\(severity.rawValue): \(printable(message))"
    return hint.map { "\(words)\n  hint: \(printable($0))" } ?? words
  }
}

/// Returns the message with each quoted text cut to 120 characters, and the whole to 2,000.
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
    // A quote followed by a letter or digit is an apostrophe.
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
  /// Replaces the middle with `…` if there are more than `count` characters.
  fileprivate func shortened(to count: Int) -> String {
    guard utf8.count > count, self.count > count else { return String(self) }
    return "\(prefix(count - count / 4 - 1))…\(suffix(count / 4))"
  }
}

/// Returns a text that is safe to print on a terminal: control characters are escaped, and a text
/// of more than 2,000 characters is cut.
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

/// Whether this is a control character, or one that changes the direction of the text after it.
private func isControl(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case ..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
  default: false
  }
}

extension [Diagnostic] {
  package var hasErrors: Bool { contains { $0.severity == .error } }

  /// Sorted by file, line and column, with diagnostics without a location first. The sort is
  /// stable.
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
