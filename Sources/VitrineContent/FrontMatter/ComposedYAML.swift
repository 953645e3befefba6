import VitrineDiagnostics
import VitrineModel
internal import Yams

/// Returns the value of the YAML in `text`; nil if it has none. Throws if it has more than `mostValues`
/// values. Adds a warning for each value that surely was meant otherwise.
func composeYAML(
  _ text: SourceText, mostValues: Int = 2_000_000, warnings: inout [Diagnostic]
) throws(UnreadableContent) -> SourceValue? {
  let places = YAMLPlaces(text)
  guard aliasesAreFew(text) else {
    throw SourceProblem.tooManyAliases.failure(in: text.file, line: text.firstLine, column: 1)
  }
  let root: Node?
  do {
    // Without an encoding each parser would ask the environment for one.
    root = try compose(yaml: text.string, .basic, .default, .utf8)
  } catch YamlError.duplicatedKeysInMapping {
    throw UnreadableContent(diagnostics: duplicateKeys(of: text, places: places))
  } catch {
    let problem = YAMLSyntaxError(error, text: text, places: places)
    throw UnreadableContent(diagnostics: [problem.diagnostic])
  }
  guard let root else { return nil }
  var reading = NodeReading(text: text, places: places, mostValues: mostValues)
  let value = reading.value(of: root, depth: 0)
  guard reading.diagnostics.isEmpty else {
    throw UnreadableContent(diagnostics: reading.diagnostics)
  }
  warnings += reading.warnings
  return value
}

/// Copies the parser's tree, with places in the file, and collects everything that front matter cannot
/// have.
private struct NodeReading {
  let text: SourceText
  let places: YAMLPlaces
  var diagnostics: [Diagnostic] = []
  var warnings: [Diagnostic] = []

  /// The number of values that may still be copied. It bounds aliases of aliases, each of which copies
  /// all that its anchor holds.
  private var remainingNodes: Int

  init(text: SourceText, places: YAMLPlaces, mostValues: Int) {
    remainingNodes = mostValues
    self.text = text
    self.places = places
  }

  mutating func value(of node: Node, depth: Int) -> SourceValue {
    let place = places.location(of: node.mark)
    remainingNodes -= 1
    guard remainingNodes >= 0 else {
      if remainingNodes == -1 {
        let hasAnchors = text.bytes.contains(UInt8(ascii: "&"))
        report(hasAnchors ? .tooManyAliases : .tooManyValues, at: place)
      }
      return SourceValue(content: .null, line: place.line, column: place.column)
    }
    guard depth < 100 else {
      if diagnostics.isEmpty { report(.nestedTooDeep, at: place) }
      return SourceValue(content: .null, line: place.line, column: place.column)
    }
    let content: SourceValue.Content
    var isNoted = false
    switch node {
    case .scalar(let scalar):
      content = self.content(of: scalar, at: place)
      isNoted = noteLoss(from: scalar, at: place)
    case .sequence(let sequence):
      content = .list(sequence.map { value(of: $0, depth: depth + 1) })
    case .mapping(let mapping):
      content = .object(members(of: mapping, depth: depth))
    case .alias:
      preconditionFailure("the parser resolves aliases as it composes")
    }
    return SourceValue(
      content: content, line: place.line, column: place.column, isNoted: isNoted)
  }

  /// Warns if YAML takes the first character of a text for a sign of its own and drops the value or its
  /// beginning. Returns true if nothing is left of the value.
  private mutating func noteLoss(
    from scalar: Node.Scalar, at place: (line: Int, column: Int)
  ) -> Bool {
    let isEmpty = scalar.string.isEmpty
    let start = places.offset(of: scalar.mark)
    let rest = text.bytes[start...].drop { $0 == 0x20 || $0 == 0x09 }
    guard let first = rest.first, isEmpty || first == UInt8(ascii: "&") else { return false }
    let offset = rest.startIndex
    let sign = Character(UnicodeScalar(first))
    let isLost =
      switch (sign, scalar.style) {
      case ("#", .plain): text[offset + 1].map { $0 > 0x20 } ?? false
      case ("&", .plain): !aliases.contains(Self.name(after: offset, in: text.bytes))
      case (">", .folded), ("|", .literal): true
      default: false
      }
    guard isLost else { return false }
    let hint = text.entry(ofValueAt: offset).hintWithQuotes(text)
    let problem = SourceProblem.lostValue(sign, isEmpty: isEmpty, hint: hint)
    warnings.append(
      problem.diagnostic(
        in: text.file, line: place.line, column: place.column + offset - start))
    return isEmpty
  }

  /// The names after every `*`, including those inside texts.
  private lazy var aliases = Set(
    text.bytes.indices.lazy.filter { [text] in text.bytes[$0] == UInt8(ascii: "*") }.map {
      [text] in Self.name(after: $0, in: text.bytes)
    })

  private static func name(after offset: Int, in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    // Each star of a long run begins a name, so names are cut off.
    bytes[(offset + 1)...].prefix(128).prefix { $0 > 0x20 && !",[]{}".utf8.contains($0) }
  }

  private mutating func content(
    of scalar: Node.Scalar, at place: (line: Int, column: Int)
  ) -> SourceValue.Content {
    switch scalar.tag.description {
    case "": return coreSchemaValue(of: scalar.string)
    case "!", "tag:yaml.org,2002:str": return .text(scalar.string)
    case let tag:
      report(.tag(tag), at: place)
      return .null
    }
  }

  private mutating func members(of mapping: Node.Mapping, depth: Int) -> [SourceValue.Member] {
    mapping.compactMap { key, value in
      let place = places.location(of: key.mark)
      guard let name = key.scalar?.string else {
        report(.keyIsNoText, at: place)
        return nil
      }
      if lacksColon(name, at: places.offset(of: key.mark)) {
        report(.keyWithoutValue(name), at: place)
      }
      return SourceValue.Member(
        key: name, keyLine: place.line, keyColumn: place.column,
        value: self.value(of: value, depth: depth + 1))
    }
  }

  /// Returns true if `name`, unquoted at `offset`, is alone between the commas of `{ }`.
  private func lacksColon(_ name: String, at offset: Int) -> Bool {
    guard !name.isEmpty, text.bytes[offset...].starts(with: name.utf8) else { return false }
    let rest = text.bytes[(offset + name.utf8.count)...].drop { $0 == 0x20 || $0 == 0x09 }
    return rest.first == UInt8(ascii: ",") || rest.first == UInt8(ascii: "}")
  }

  private mutating func report(_ problem: SourceProblem, at place: (line: Int, column: Int)) {
    diagnostics.append(problem.diagnostic(in: text.file, line: place.line, column: place.column))
  }
}

/// Returns false if aliases of aliases could make keys of maps too large. The parser compares keys by
/// all they hold, before anyone could count.
private func aliasesAreFew(_ text: SourceText) -> Bool {
  var anchors = 0
  var aliases = 0
  var previous: UInt8 = 0x0A
  for byte in text.bytes {
    if byte == UInt8(ascii: "&") || byte == UInt8(ascii: "*"),
      " \t\r\n,[{?:-".utf8.contains(previous)
    {
      if byte == UInt8(ascii: "&") { anchors += 1 } else { aliases += 1 }
    }
    previous = byte
  }
  guard anchors > 0 else { return true }
  // Anchors that hold each other multiply: `aliases / anchors` copies at each of `anchors` levels.
  var copies = 1.0
  for _ in 0..<min(anchors, aliases) {
    copies *= max(1.5, Double(aliases) / Double(anchors))
    if copies > 1e7 { return false }
  }
  return true
}
