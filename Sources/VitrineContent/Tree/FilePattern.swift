import VitrineText

/// A pattern of file paths, as in `from`: `*`, `?` and `[abc]` within a name, and `**` for any
/// number of folders.
struct FilePattern: Hashable, Sendable {
  fileprivate enum Part: Hashable {
    case folders
    case name([Token])
  }

  fileprivate enum Token: Hashable {
    case character(Character)
    case any
    case run
    case set([ClosedRange<Character>], negated: Bool)
  }

  /// The path resolved against the folder that it is relative to.
  let text: String
  private let parts: [Part]

  /// Whether the pattern has no wildcards and so names one file.
  let isLiteral: Bool

  /// The folder that contains all matches: the parent of the first part with a wildcard.
  let base: String

  /// Whether the base has the same bytes in each Unicode normalization.
  private let hasPlainBase: Bool

  /// Fails if the path leaves the content folder.
  init?(_ text: String, in folder: String) {
    guard let resolved = text.resolved(in: folder) else { return nil }
    self.text = resolved
    let names = resolved.pathSegments()
    parts = names.map { $0 == "**" ? .folders : .name(Self.tokens(of: $0)) }
    let special: (Character) -> Bool = { $0 == "*" || $0 == "?" || $0 == "[" }
    isLiteral = !resolved.contains(where: special)
    base = names.dropLast().prefix { !$0.contains(where: special) }.joined(separator: "/")
    hasPlainBase = base.utf8.allSatisfy { $0 < 0x80 }
  }

  func matches(_ path: String) -> Bool {
    if path == text { return true }
    if isLiteral { return false }
    // A quick way out, because most files of a site are in other folders.
    guard !hasPlainBase || path.utf8.starts(with: base.utf8) else { return false }
    return Self.matches(parts, path.pathSegments(), isRun: { $0 == .folders }) { part, name in
      guard case .name(let tokens) = part else { return false }
      return Self.matches(tokens, name, isRun: { $0 == .run }) { $0.matches($1) }
    }
  }

  /// Matches parts one by one, folders or characters; a run token matches any number of them.
  ///
  /// Matching is greedy and keeps one point to go back to, so the time is at most the product of
  /// the lengths.
  private static func matches<Parts: Collection, Text: Collection>(
    _ parts: Parts, _ text: Text, isRun: (Parts.Element) -> Bool,
    matchesOne: (Parts.Element, Text.Element) -> Bool
  ) -> Bool {
    var part = parts.startIndex
    var position = text.startIndex
    var retry: (part: Parts.Index, position: Text.Index)?
    while true {
      if part < parts.endIndex, isRun(parts[part]) {
        parts.formIndex(after: &part)
        retry = (part, position)
      } else if position < text.endIndex, part < parts.endIndex,
        matchesOne(parts[part], text[position])
      {
        parts.formIndex(after: &part)
        text.formIndex(after: &position)
      } else if position == text.endIndex, part == parts.endIndex {
        return true
      } else if let point = retry, point.position < text.endIndex {
        (part, position) = (point.part, text.index(after: point.position))
        retry = (part, position)
      } else {
        return false
      }
    }
  }

  private static func tokens(of name: Substring) -> [Token] {
    var result: [Token] = []
    var rest = name
    while let character = rest.popFirst() {
      switch character {
      case "*": if result.last != .run { result.append(.run) }
      case "?": result.append(.any)
      case "[": result.append(set(in: &rest) ?? .character("["))
      default: result.append(.character(character))
      }
    }
    return result
  }

  /// Reads the set after a `[`. Returns nil and reads nothing if no `]` closes it.
  private static func set(in rest: inout Substring) -> Token? {
    guard let end = rest.dropFirst().firstIndex(of: "]") else { return nil }
    var inside = rest[..<end]
    rest = rest[rest.index(after: end)...]
    let negated = inside.first == "!" || inside.first == "^"
    if negated { inside.removeFirst() }
    var ranges: [ClosedRange<Character>] = []
    while let first = inside.popFirst() {
      if inside.first == "-", let last = inside.dropFirst().first, first <= last {
        ranges.append(first...last)
        inside = inside.dropFirst(2)
      } else {
        ranges.append(first...first)
      }
    }
    return .set(ranges, negated: negated)
  }
}

extension FilePattern.Token {
  fileprivate func matches(_ character: Character) -> Bool {
    switch self {
    case .character(let expected): expected == character
    case .any: true
    case .run: false
    case .set(let ranges, let negated): ranges.contains { $0.contains(character) } != negated
    }
  }
}
