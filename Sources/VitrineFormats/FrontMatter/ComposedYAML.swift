import VitrineDiagnostics
import VitrineModel
import VitrineText

/// Returns the value of the YAML in `text`, or nil if it has none. Throws if there are more than
/// `mostValues` values. Adds a warning for each value that was certainly meant to be something
/// else.
func composeYAML(
  _ text: SourceText, mostValues: Int = 2_000_000, warnings: inout [Diagnostic]
) throws(UnreadableContent) -> SourceValue? {
  // The parser needs the address of the bytes, which an empty array may not have.
  guard !text.bytes.isEmpty else { return nil }
  return try text.bytes.withUnsafeBufferPointer { (bytes) throws(UnreadableContent) in
    var composer = YAMLComposer(text, bytes: bytes, mostValues: mostValues)
    let value = try composer.document()
    warnings += composer.warnings
    return value
  }
}

/// A value with the facts that its aliases need.
private struct ComposedValue {
  var value: SourceValue

  /// The text of a scalar. Keys are always text, whatever the type of the scalar.
  var text: String?

  /// The number of values including this one. An alias counts all of its values again.
  var count = 1

  /// The number of levels including this one.
  var levels = 1

  /// Counts a nested value.
  mutating func add(_ other: ComposedValue) {
    count += other.count
    levels = max(levels, 1 + other.levels)
  }
}

/// Builds values from the parser's events, with their positions in the file, and collects
/// everything that front matter does not allow.
private struct YAMLComposer {
  private let text: SourceText
  private let places: YAMLPositions
  private let events: YAMLEvents
  private var diagnostics: [Diagnostic] = []
  private(set) var warnings: [Diagnostic] = []

  /// The values of anchors by name. A later anchor replaces an earlier one.
  private var anchored: [ExactText: ComposedValue] = [:]

  /// Whether any value had an anchor, including values not read to their end.
  private var hasAnchors = false

  /// The number of values still allowed. This limits nested aliases, each of which copies all
  /// values of its anchor.
  private var remainingValues: Int

  /// The names after every `*`, including those inside texts.
  private lazy var aliases = Set(
    text.bytes.indices.lazy.filter { [text] in text.bytes[$0] == UInt8(ascii: "*") }.map {
      [text] in Self.name(after: $0, in: text.bytes)
    })

  init(_ text: SourceText, bytes: UnsafeBufferPointer<UInt8>, mostValues: Int) {
    self.text = text
    places = YAMLPositions(text)
    events = YAMLEvents(of: bytes, places: places)
    remainingValues = mostValues
  }

  /// Reads the single document of the text, or returns nil if it is empty.
  mutating func document() throws(UnreadableContent) -> SourceValue? {
    guard case .document = try next().kind else { return nil }
    let root = try value(at: try next(), depth: 0)
    let event = try next()
    if case .document = event.kind {
      throw failure(YAMLFailure(problem: "but found another document", offset: event.offset))
    }
    guard diagnostics.isEmpty else { throw UnreadableContent(diagnostics: diagnostics) }
    return root.value
  }

  /// Reads the value that begins with `event`.
  private mutating func value(
    at event: YAMLEvent, depth: Int
  ) throws(UnreadableContent) -> ComposedValue {
    let place = places.place(ofByteAt: event.offset)
    if case .alias(let name) = event.kind {
      let result = try value(ofAlias: name, at: event.offset)
      try checkLimits(count: result.count, levels: result.levels, depth: depth, at: place)
      return result
    }
    if event.anchor != nil { hasAnchors = true }
    try checkLimits(count: 1, levels: 1, depth: depth, at: place)
    let result: ComposedValue
    switch event.kind {
    case .scalar(let scalar): result = value(of: scalar, at: event.offset, place)
    case .list: result = try list(at: place, depth: depth)
    case .map: result = try map(at: place, depth: depth)
    case .document, .alias, .end, .endOfText: preconditionFailure("no value begins like this")
    }
    if let anchor = event.anchor { anchored[ExactText(anchor)] = result }
    return result
  }

  private mutating func list(
    at place: TextPosition, depth: Int
  ) throws(UnreadableContent) -> ComposedValue {
    var list = ComposedValue(value: place.value(.null))
    var elements: [SourceValue] = []
    while let event = try nextUnlessEnd() {
      let element = try value(at: event, depth: depth + 1)
      elements.append(element.value)
      list.add(element)
    }
    list.value.content = .list(elements)
    return list
  }

  private mutating func map(
    at place: TextPosition, depth: Int
  ) throws(UnreadableContent) -> ComposedValue {
    var map = ComposedValue(value: place.value(.null))
    var members: [SourceValue.Member] = []
    var keys: [ExactText: TextPosition] = [:]
    while let event = try nextUnlessEnd() {
      let place = places.place(ofByteAt: event.offset)
      let key = try key(at: event, place, depth: depth + 1)
      if let key, let first = keys.updateValue(place, forKey: ExactText(key)) {
        keys[ExactText(key)] = first
        report(
          "the key '\(key)' is already used", at: place,
          hint: "first used at \(first.location(in: text.file))", kind: "duplicate key")
      }
      let member = try value(at: try next(), depth: depth + 1)
      map.add(member)
      guard let key else { continue }
      members.append(place.member(key, member.value))
    }
    map.value.content = .object(members)
    return map
  }

  /// Reads the key that begins with `event`. If it is not text, reports it and returns nil.
  private mutating func key(
    at event: YAMLEvent, _ place: TextPosition, depth: Int
  ) throws(UnreadableContent) -> String? {
    let text: String?
    switch event.kind {
    case .scalar(let scalar):
      text = scalar.text
      if lacksColon(scalar.text, at: event.offset) {
        report(
          "'\(scalar.text)' inside { } has no value", at: place,
          hint: "write 'key: value', or quote the value if it contains a comma")
      }
      if let anchor = event.anchor {
        let content = content(of: scalar, at: place)
        anchored[ExactText(anchor)] = ComposedValue(value: place.value(content), text: scalar.text)
      }
    case .alias(let name):
      // libyaml has the same limit for literal keys.
      let key = try value(ofAlias: name, at: event.offset).text
      text = key.flatMap { $0.utf8.count <= 1024 ? $0 : nil }
    default:
      text = nil
      // `{{ name }}` is a map used as the key of a map. Only this is reported, not the errors
      // inside.
      let (errorCount, warningCount) = (diagnostics.count, warnings.count)
      _ = try value(at: event, depth: depth)
      diagnostics.removeSubrange(errorCount...)
      warnings.removeSubrange(warningCount...)
    }
    if text == nil {
      report(
        "keys must be text", at: place,
        hint:
          "put it in quotes if it begins with [ or {, or if it is a value that begins with {{"
      )
    }
    return text
  }

  private func value(
    ofAlias name: String, at offset: Int
  ) throws(UnreadableContent) -> ComposedValue {
    guard let value = anchored[ExactText(name)] else {
      throw failure(YAMLFailure(problem: "found undefined alias", offset: offset))
    }
    return value
  }
}

extension YAMLComposer {
  private mutating func value(
    of scalar: YAMLScalar, at offset: Int, _ place: TextPosition
  ) -> ComposedValue {
    var value = place.value(content(of: scalar, at: place))
    value.isReported = reportLostText(from: scalar, at: offset, place)
    return ComposedValue(value: value, text: scalar.text)
  }

  private mutating func content(
    of scalar: YAMLScalar, at place: TextPosition
  ) -> SourceValue.Content {
    switch scalar.tag {
    case nil: return scalar.style == .plain ? coreSchemaValue(of: scalar.text) : .text(scalar.text)
    case "!", "tag:yaml.org,2002:str": return .text(scalar.text)
    case let tag?:
      report(
        "the tag '\(tag)' is unknown", at: place,
        hint: "put values that begin with ! in quotes")
      return .null
    }
  }

  /// Warns if the first character of a text has a meaning in YAML, so that the value or its
  /// beginning is lost. Returns whether nothing is left of the value.
  private mutating func reportLostText(
    from scalar: YAMLScalar, at start: Int, _ place: TextPosition
  ) -> Bool {
    let isEmpty = scalar.text.isEmpty
    guard isEmpty || text[start] == UInt8(ascii: "&") else { return false }
    let rest = text.bytes[start...].drop { $0.isSpaceOrTab }
    guard let first = rest.first else { return false }
    let offset = rest.startIndex
    let sign = Character(UnicodeScalar(first))
    let message: String
    switch (sign, scalar.style) {
    case ("#", .plain) where text[offset + 1].map { $0 > 0x20 } ?? false:
      message = "this value is empty, because YAML reads text after '#' as a comment"
    case ("&", .plain) where !aliases.contains(Self.name(after: offset, in: text.bytes)):
      message =
        isEmpty
        ? "this value is empty, because YAML reads text after '&' as the name of a value"
        : "YAML reads the word that begins with '&' as a name for this value, not as part of it"
    case (">", .block), ("|", .block):
      message = "this value is empty, because there is no text below its '\(sign)'"
    default: return false
    }
    let location = SourceLocation(
      file: text.file, line: place.line, column: place.column + offset - start)
    warnings.warn(
      "lost value", at: location, message,
      hint: text.entry(ofValueAt: offset).hintWithQuotes(text))
    return isEmpty
  }

  private static func name(after offset: Int, in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    // In a long run of stars, each begins a name, so names are limited in length.
    bytes[(offset + 1)...].prefix(128).prefix { $0 > 0x20 && !",[]{}".utf8.contains($0) }
  }

  /// Whether the unquoted `name` at `offset` is alone between commas in `{ }`.
  private func lacksColon(_ name: String, at offset: Int) -> Bool {
    guard !name.isEmpty, text.bytes[offset...].starts(with: name.utf8) else { return false }
    let rest = text.bytes[(offset + name.utf8.count)...].drop { $0.isSpaceOrTab }
    return rest.first == UInt8(ascii: ",") || rest.first == UInt8(ascii: "}")
  }
}

extension YAMLComposer {
  private func next() throws(UnreadableContent) -> YAMLEvent {
    do throws(YAMLFailure) {
      return try events.next()
    } catch {
      throw failure(error)
    }
  }

  /// Returns the next event, or nil at the end of a list or map.
  private func nextUnlessEnd() throws(UnreadableContent) -> YAMLEvent? {
    let event = try next()
    if case .end = event.kind { return nil }
    return event
  }

  /// Throws if there are too many values or levels. `count` and `levels` are those of the current
  /// value, which is nested `depth` levels deep.
  private mutating func checkLimits(
    count: Int, levels: Int, depth: Int, at place: TextPosition
  ) throws(UnreadableContent) {
    remainingValues -= count
    if remainingValues < 0 {
      if hasAnchors {
        report(
          "aliases make these values too large", at: place,
          hint: "write out the values instead of using * and &")
      } else {
        report(
          "more than two million values", at: place, hint: "split the file, or save it as JSON")
      }
    } else if depth + levels > 100 {
      report(
        "values are nested more than 100 levels deep", at: place,
        hint: "remove some levels of lists or keys")
    } else {
      return
    }
    throw UnreadableContent(diagnostics: diagnostics)
  }

  private mutating func report(
    _ message: String, at place: TextPosition, hint: String, kind: String = "YAML syntax"
  ) {
    diagnostics.error(kind, at: place.location(in: text.file), message, hint: hint)
  }

  /// The errors of a text that the parser cannot read to its end.
  private func failure(_ failure: YAMLFailure) -> UnreadableContent {
    let last = YAMLSyntaxError(failure, in: text).diagnostic
    // Both can come from the same mistake: until more text follows, `{curly} thing` is a map
    // without values.
    let earlier = diagnostics.filter { ($0.location?.line ?? 0) < (last.location?.line ?? 0) }
    return UnreadableContent(diagnostics: earlier + [last])
  }
}
