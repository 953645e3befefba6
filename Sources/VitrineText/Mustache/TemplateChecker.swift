import VitrineDiagnostics
import VitrineSystem

/// Follows every template with a known shape through everything it includes, and reports unknown
/// names.
struct TemplateChecker {
  private let program: TemplateProgram
  private let sources: [TemplateSource]
  private let tags: [TemplateTag?]
  private(set) var errors: [Diagnostic] = []

  private var replacements: [Replacement] = []
  private var visited: Set<Visit> = []

  /// The templates being followed since the last section that leads inwards. A template that
  /// appears twice would recurse for ever.
  private var chain: [Int] = []

  init(program: TemplateProgram, sources: [TemplateSource], tags: [TemplateTag?]) {
    self.program = program
    self.sources = sources
    self.tags = tags
  }

  mutating func check() {
    for (index, source) in sources.enumerated() {
      guard let shape = source.shape else { continue }
      follow(index, Scope(shapes: [shape]), tag: nil)
    }
    var seen: Set<Diagnostic> = []
    errors = errors.inOrderOfPlaces.filter { seen.insert($0).inserted }
  }
}

private struct Replacement: Hashable {
  var block: Int32
  var body: Range<Int>
}

/// A template with what is visible in it. Following the same combination again would repeat the
/// same errors.
private struct Visit: Hashable {
  var template: Int
  var scope: Scope
  var replacements: [Replacement]
}

/// The shapes around a tag, innermost last.
private struct Scope: Hashable {
  private(set) var shapes: [TemplateShape]

  /// Whether there is enclosing data that may contain any name.
  private(set) var acceptsAnyName = false

  init(shapes: [TemplateShape]) {
    self.shapes = shapes
  }

  static func == (first: Scope, second: Scope) -> Bool {
    first.acceptsAnyName == second.acceptsAnyName
      && first.shapes.elementsEqual(second.shapes) { $0 === $1 }
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(acceptsAnyName)
    for shape in shapes { hasher.combine(ObjectIdentifier(shape)) }
  }

  /// Entering a shape that already surrounds the tag moves it to the innermost place: its members
  /// hide those of the others either way.
  func inside(_ member: TemplateShape.Member) -> Scope {
    var scope = self
    switch member {
    case .value, .values: break
    case .any: scope.acceptsAnyName = true
    case .deferredContext(let shape), .deferredList(let shape): scope.enter(shape())
    }
    return scope
  }

  private mutating func enter(_ shape: TemplateShape) {
    shapes.removeAll { $0 === shape }
    shapes.append(shape)
  }

  func member(_ name: String) -> TemplateShape.Member? {
    for shape in shapes.reversed() {
      if let member = shape.members[name] { return member }
    }
    return acceptsAnyName ? .any : nil
  }

  /// Whether the name belongs to the innermost shape or to the data around it.
  func isInnermost(_ name: String) -> Bool {
    shapes.last?.members[name] != nil
      || acceptsAnyName && !shapes.contains { $0.members[name] != nil }
  }

  var names: [String] {
    Set(shapes.flatMap(\.members.keys)).sorted()
  }
}

// MARK: - Following templates

extension TemplateChecker {
  private mutating func follow(_ template: Int, _ scope: Scope, tag: TemplateTag?) {
    if let tag, chain.contains(template) {
      return errors.error(
        "template", at: place(tag),
        "'\(program.templates[template].name)' includes itself endlessly",
        hint:
          "remove the include, or wrap it in a section so that it ends: {{#parts}}…{{/parts}}")
    }
    let visit = Visit(template: template, scope: scope, replacements: replacements)
    guard visited.insert(visit).inserted else { return }
    chain.append(template)
    check(program.templates[template].instructions, scope)
    chain.removeLast()
  }

  private mutating func check(_ range: Range<Int>, _ scope: Scope) {
    var index = range.lowerBound
    while index < range.upperBound {
      let instruction = program.instructions[index]
      guard let tag = tags[index] else {
        index += 1
        continue
      }
      let body = index + 1..<Int(instruction.end)
      switch instruction.kind {
      case .text: break
      case .variable, .unescapedVariable, .invertedSection:
        _ = member(instruction, tag, scope)
        check(body, scope)
      case .section:
        let outer = chain
        let found = member(instruction, tag, scope)
        if found.map({ recursionTerminates(instruction, $0, scope) }) ?? true { chain = [] }
        // Inside an unknown section, everything is unknown.
        check(body, scope.inside(found ?? .any))
        chain = outer
      case .partial, .parent:
        checkInclude(instruction, tag, body, scope)
      case .dynamicPartial, .dynamicParent:
        _ = member(instruction, tag, scope)
        checkArguments(body, scope)
      case .block:
        checkBlock(instruction, body, scope)
      }
      index = body.upperBound
    }
  }

  /// Whether a template that includes itself inside a section ends when the data does. It does if
  /// the section's context or list always comes from the context before it. A flag, or anything
  /// found further out, stays the same at each level.
  private func recursionTerminates(
    _ instruction: Instruction, _ member: TemplateShape.Member, _ scope: Scope
  ) -> Bool {
    let names = program.paths[Int(instruction.operand)].names
    guard let first = names.first else { return false }
    switch member {
    case .value: return false
    case .values, .any, .deferredContext, .deferredList:
      return scope.isInnermost(program.names.texts[program.pathNames[first]])
    }
  }

  private mutating func checkInclude(
    _ instruction: Instruction, _ tag: TemplateTag, _ body: Range<Int>, _ scope: Scope
  ) {
    guard instruction.operand >= 0 else {
      guard errors.count < TemplateFailure.maxErrors else { return }
      return errors.error(
        "template", at: place(tag), "no template named '\(tag.name)'",
        hint: suggestion(for: tag.name, among: sources.map(\.name)))
    }
    let count = replacements.count
    var index = body.lowerBound
    while index < body.upperBound {
      let block = program.instructions[index]
      let isReplaced = replacements.contains { $0.block == block.operand }
      if !isReplaced {
        replacements.append(
          Replacement(block: block.operand, body: index + 1..<Int(block.end)))
      }
      index = Int(block.end)
    }
    follow(Int(instruction.operand), scope, tag: tag)
    replacements.removeSubrange(count...)
  }

  /// The template is not known here, so its blocks are checked against what surrounds the tag.
  private mutating func checkArguments(_ body: Range<Int>, _ scope: Scope) {
    var index = body.lowerBound
    while index < body.upperBound {
      let end = Int(program.instructions[index].end)
      check(index + 1..<end, scope)
      index = end
    }
  }

  private mutating func checkBlock(
    _ instruction: Instruction, _ body: Range<Int>, _ scope: Scope
  ) {
    guard let index = replacements.firstIndex(where: { $0.block == instruction.operand }) else {
      check(body, scope)
      return
    }
    // A block inside its own replacement stands for its default content.
    let replacement = replacements.remove(at: index)
    check(replacement.body, scope)
    replacements.insert(replacement, at: index)
  }
}

// MARK: - Names

extension TemplateChecker {
  private func place(_ tag: TemplateTag) -> SourceLocation {
    tag.location(in: sources)
  }

  /// The member that the tag's path leads to. Reports an error and returns nil if there is none.
  private mutating func member(
    _ instruction: Instruction, _ tag: TemplateTag, _ scope: Scope
  ) -> TemplateShape.Member? {
    let names = program.paths[Int(instruction.operand)].names.map {
      program.names.texts[program.pathNames[$0]]
    }
    guard let first = names.first else { return .value }
    guard var member = scope.member(first) else {
      guard errors.count < TemplateFailure.maxErrors else { return nil }
      errors.error(
        "template", at: place(tag), "unknown name '\(first)'",
        hint: suggestion(for: first, orAll: scope.names))
      return nil
    }
    for (index, name) in names.enumerated().dropFirst() {
      switch member {
      case .any: return .any
      case .deferredContext(let inner):
        let shape = inner()
        if let inner = shape.members[name] {
          member = inner
          continue
        }
        reportUnknown(name, of: names[..<index], tag, known: shape.members.keys.sorted())
        return nil
      case .value, .values, .deferredList:
        reportUnknown(name, of: names[..<index], tag, known: [])
        return nil
      }
    }
    return member
  }

  private mutating func reportUnknown(
    _ name: String, of owner: ArraySlice<String>, _ tag: TemplateTag, known: [String]
  ) {
    guard errors.count < TemplateFailure.maxErrors else { return }
    errors.error(
      "template", at: place(tag), "'\(owner.joined(separator: "."))' has no '\(name)'",
      hint: suggestion(for: name, orAll: known))
  }
}
