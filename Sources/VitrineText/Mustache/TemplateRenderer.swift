/// Runs a program's instructions against contexts.
struct TemplateRenderer: ~Copyable {
  private let program: FrozenProgram

  /// The contexts in which names are looked up, innermost last.
  private var contexts: [any TemplateContext] = []

  /// A cache of the last lookup of the first part of a path and its context: `{{item.title}}`
  /// usually follows `{{item.href}}`. Reset, with -1 for the name, when the contexts change.
  private var knownName = -1
  private var knownContext: (any TemplateContext)?

  /// The values of `.`, innermost last.
  private var values: [TemplateValue]

  /// The bodies that replace blocks. Those of the outermost parent come first, because they take
  /// precedence.
  private var replacements: [(block: Int32, body: Range<Int>)] = []

  /// The white space at the beginning of every line of template text.
  private var indentation: [UInt8] = []
  private var isAtLineStart = false
  private var depth = 0

  /// How many templates or blocks have been rendered.
  private var inclusions = 0

  /// Whether only values are written, for the trace.
  private let isTraced: Bool
  var trace = TemplateTrace()

  init(program: FrozenProgram, value: TemplateValue, isTraced: Bool = false) {
    self.program = program
    self.isTraced = isTraced
    values = [value]
    if case .context(let context) = value { contexts = [context] }
  }

  mutating func render(_ range: Range<Int>, into page: inout [UInt8]) {
    var index = range.lowerBound
    while index < range.upperBound {
      let instruction = program.instructions[index]
      if instruction.kind == .text {
        if !isTraced { write(Int(instruction.operand)..<Int(instruction.end), into: &page) }
        index += 1
        continue
      }
      let body = index + 1..<Int(instruction.end)
      switch instruction.kind {
      case .text: break
      case .variable, .unescapedVariable:
        let start = page.count
        interpolate(instruction, into: &page)
        if isTraced { trace.write(name(of: instruction), page[start...]) }
      case .section where isTraced:
        renderValue(tracedValue(of: instruction), body, into: &page)
      case .invertedSection where isTraced:
        if tracedValue(of: instruction).isFalse { render(body, into: &page) }
      case .section:
        renderSection(instruction, body, into: &page)
      case .invertedSection:
        if find(instruction)?.isFalse ?? true { render(body, into: &page) }
      case .partial, .dynamicPartial, .parent, .dynamicParent:
        include(instruction, body, into: &page)
      case .block:
        renderBlock(instruction, body, into: &page)
      }
      index = body.upperBound
    }
  }
}

// MARK: - The trace

extension TemplateRenderer {
  /// The last name of the instruction's path.
  private func name(of instruction: Instruction) -> String {
    program.paths[Int(instruction.operand)].names.last.map { program.pathNames[$0].text } ?? "."
  }

  /// The value of a section, recorded in the trace.
  private mutating func tracedValue(of instruction: Instruction) -> TemplateValue {
    let value = find(instruction) ?? .nothing
    let times = if case .list(let count, _) = value { count } else { value.isFalse ? 0 : 1 }
    trace.enter(name(of: instruction), times: times)
    return value
  }
}

// MARK: - Names

extension TemplateRenderer {
  /// The value of the instruction's path. Its first name is looked up in the innermost context that
  /// has it, and each further name in the value before it.
  private mutating func find(_ instruction: Instruction) -> TemplateValue? {
    let names = program.paths[Int(instruction.operand)].names
    if names.isEmpty { return values.last }
    let first = program.pathNames[names.lowerBound]
    let last = names.upperBound - 1
    if names.lowerBound == last { return find(first) }
    guard var context = context(first) else { return nil }
    var index = names.lowerBound + 1
    while index < last {
      guard case .context(let inner)? = context.value(of: program.pathNames[index]) else {
        return nil
      }
      context = inner
      index += 1
    }
    return context.value(of: program.pathNames[last])
  }

  private mutating func context(_ name: TemplateName) -> (any TemplateContext)? {
    if knownName == name.index { return knownContext }
    guard case .context(let context)? = find(name) else { return nil }
    knownName = name.index
    knownContext = context
    return context
  }

  private func find(_ name: TemplateName) -> TemplateValue? {
    var index = contexts.count - 1
    while index >= 0 {
      if let value = contexts[index].value(of: name) { return value }
      index -= 1
    }
    return nil
  }
}

// MARK: - Text

extension TemplateRenderer {
  private mutating func write(_ range: Range<Int>, into page: inout [UInt8]) {
    guard !indentation.isEmpty else {
      page.append(contentsOf: UnsafeBufferPointer(rebasing: program.text[range]))
      return
    }
    for byte in program.text[range] {
      beginLine(&page)
      page.append(byte)
      isAtLineStart = byte == UInt8(ascii: "\n")
    }
  }

  private mutating func beginLine(_ page: inout [UInt8]) {
    if isAtLineStart, !isTraced {
      page.append(contentsOf: indentation)
      isAtLineStart = false
    }
  }

  // The values below are unpacked where they are found: passing a value on copies it.

  private mutating func interpolate(_ instruction: Instruction, into page: inout [UInt8]) {
    switch find(instruction) {
    case .text(let text):
      beginLine(&page)
      if instruction.kind == .unescapedVariable {
        page.append(markup: text)
      } else if !instruction.isAddress || BrowserAddress(text).isHarmless {
        page.appendEscaped(text)
      }
    case .address(let text):
      beginLine(&page)
      if instruction.kind == .variable {
        page.appendEscaped(text)
      } else {
        page.append(markup: text)
      }
    case .markup(let markup):
      beginLine(&page)
      page.append(contentsOf: markup)
    case .writing(let write):
      beginLine(&page)
      write(&page)
      knownName = -1
    case nil, .nothing, .flag, .context, .list: break
    }
  }
}

// MARK: - Sections and templates

extension TemplateRenderer {
  private mutating func renderSection(
    _ instruction: Instruction, _ body: Range<Int>, into page: inout [UInt8]
  ) {
    guard !instruction.needsValue else {
      renderValue(find(instruction) ?? .nothing, body, into: &page)
      return
    }
    switch find(instruction) {
    case nil, .nothing: break
    case .text(let text), .address(let text):
      if !text.isEmpty { render(body, into: &page) }
    case .markup(let markup):
      if !markup.isEmpty { render(body, into: &page) }
    case .flag(let flag):
      if flag { render(body, into: &page) }
    case .context(let context):
      render(body, within: context, into: &page)
    case .list(let count, let element):
      for index in 0..<count {
        if case .context(let context) = element(index) {
          render(body, within: context, into: &page)
        } else {
          knownName = -1
          render(body, into: &page)
        }
      }
    case .writing:
      render(body, into: &page)
    }
  }

  /// Renders a section in which `.` can stand for its value.
  private mutating func renderValue(
    _ value: TemplateValue, _ body: Range<Int>, into page: inout [UInt8]
  ) {
    if case .list(let count, let element) = value {
      for index in 0..<count { renderElement(element(index), body, into: &page) }
    } else if !value.isFalse {
      renderElement(value, body, into: &page)
    }
  }

  private mutating func renderElement(
    _ value: TemplateValue, _ body: Range<Int>, into page: inout [UInt8]
  ) {
    values.append(value)
    knownName = -1
    if case .context(let context) = value {
      render(body, within: context, into: &page)
    } else {
      render(body, into: &page)
    }
    values.removeLast()
  }

  private mutating func render(
    _ body: Range<Int>, within context: any TemplateContext, into page: inout [UInt8]
  ) {
    contexts.append(context)
    knownName = -1
    render(body, into: &page)
    contexts.removeLast()
    knownName = -1
  }

  private mutating func include(
    _ instruction: Instruction, _ body: Range<Int>, into page: inout [UInt8]
  ) {
    guard let template = template(of: instruction) else { return }
    let replacementCount = replacements.count
    var index = body.lowerBound
    while index < body.upperBound {
      let block = program.instructions[index]
      replacements.append((block.operand, index + 1..<Int(block.end)))
      index = Int(block.end)
    }
    render(
      template, for: body.lowerBound - 1, indentedBy: instruction.indentation,
      isAtLineStart: true, into: &page)
    replacements.removeSubrange(replacementCount...)
  }

  private mutating func template(of instruction: Instruction) -> Range<Int>? {
    switch instruction.kind {
    case .partial, .parent:
      guard instruction.operand >= 0 else { return nil }
      return program.templates[Int(instruction.operand)].instructions
    default:
      guard case .text(let name)? = find(instruction), let index = program.templateIndex[name]
      else { return nil }
      return program.templates[index].instructions
    }
  }

  private mutating func renderBlock(
    _ instruction: Instruction, _ body: Range<Int>, into page: inout [UInt8]
  ) {
    guard let index = replacements.firstIndex(where: { $0.block == instruction.operand }) else {
      render(body, into: &page)
      return
    }
    // A block inside its own replacement stands for what it would be without the replacement.
    let replacement = replacements.remove(at: index)
    render(
      replacement.body, for: body.lowerBound - 1, indentedBy: instruction.indentation,
      isAtLineStart: instruction.indentsFirstLine, into: &page)
    replacements.insert(replacement, at: index)
  }

  private mutating func render(
    _ range: Range<Int>, for instruction: Int, indentedBy number: Int32,
    isAtLineStart startsLine: Bool, into page: inout [UInt8]
  ) {
    inclusions += 1
    guard !program.isStopped else { return }
    if let limit = TemplateLimit.passed(
      depth: depth, inclusions: inclusions, bytes: page.count)
    {
      return program.stop(at: instruction, limit)
    }
    depth += 1
    if number == 0 {
      render(range, into: &page)
    } else {
      let margin = program.indentations[Int(number)]
      indentation += margin
      if startsLine { isAtLineStart = true }
      render(range, into: &page)
      indentation.removeLast(margin.count)
    }
    depth -= 1
  }
}

extension TemplateValue {
  /// Whether a section with this value is left out.
  fileprivate var isFalse: Bool {
    switch self {
    case .nothing: true
    case .text(let text), .address(let text): text.isEmpty
    case .markup(let markup): markup.isEmpty
    case .flag(let flag): !flag
    case .list(let count, _): count == 0
    case .context, .writing: false
    }
  }
}
