/// Runs a program's instructions against contexts.
struct TemplateRenderer {
  private let program: TemplateProgram

  /// The innermost last.
  private var stack: [TemplateValue]

  /// What blocks are replaced by, the outermost parent's first: it takes precedence.
  private var replacements: [(block: Int32, body: Range<Int>)] = []

  /// What every line of template text begins with.
  private var indentation: [UInt8] = []
  private var isAtLineStart = false
  private var depth = 0

  init(program: TemplateProgram, value: TemplateValue) {
    self.program = program
    stack = [value]
  }

  mutating func render(_ range: Range<Int>, into page: inout [UInt8]) {
    var index = range.lowerBound
    while index < range.upperBound {
      let instruction = program.instructions[index]
      if instruction.kind == .text {
        write(Int(instruction.operand)..<Int(instruction.end), into: &page)
        index += 1
        continue
      }
      let body = index + 1..<Int(instruction.end)
      switch instruction.kind {
      case .text: break
      case .variable:
        guard let value = find(instruction) else { break }
        beginLine(&page)
        interpolate(value, isEscaped: true, into: &page)
      case .unescapedVariable:
        guard let value = find(instruction) else { break }
        beginLine(&page)
        interpolate(value, isEscaped: false, into: &page)
      case .section:
        if let value = find(instruction) { renderSection(value, body, into: &page) }
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

// MARK: - Names

extension TemplateRenderer {
  /// The value of the instruction's path: its first name where the innermost context has it, the
  /// others in what comes before them.
  private func find(_ instruction: Instruction) -> TemplateValue? {
    let names = program.paths[Int(instruction.operand)].names
    guard let first = names.first else { return stack.last }
    guard var value = find(program.pathNames[first]) else { return nil }
    for index in names.dropFirst() {
      guard case .context(let context) = value,
        let inner = context.value(of: program.pathNames[index])
      else { return nil }
      value = inner
    }
    return value
  }

  private func find(_ name: TemplateName) -> TemplateValue? {
    var index = stack.count - 1
    while index >= 0 {
      if case .context(let context) = stack[index], let value = context.value(of: name) {
        return value
      }
      index -= 1
    }
    return nil
  }
}

// MARK: - Text

extension TemplateRenderer {
  private mutating func write(_ range: Range<Int>, into page: inout [UInt8]) {
    guard !indentation.isEmpty else {
      page.append(contentsOf: program.text[range])
      return
    }
    for byte in program.text[range] {
      beginLine(&page)
      page.append(byte)
      isAtLineStart = byte == UInt8(ascii: "\n")
    }
  }

  private mutating func beginLine(_ page: inout [UInt8]) {
    if isAtLineStart {
      page.append(contentsOf: indentation)
      isAtLineStart = false
    }
  }

  private func interpolate(
    _ value: TemplateValue, isEscaped: Bool, into page: inout [UInt8]
  ) {
    switch value {
    case .text(let text): isEscaped ? page.appendEscaped(text) : page.append(markup: text)
    case .markup(let markup): page.append(contentsOf: markup)
    case .writing(let write): write(&page)
    case .nothing, .flag, .context, .list: break
    }
  }
}

// MARK: - Sections and templates

extension TemplateRenderer {
  private mutating func renderSection(
    _ value: TemplateValue, _ body: Range<Int>, into page: inout [UInt8]
  ) {
    guard case .list(let count, let element) = value else {
      if !value.isFalse { render(body, within: value, into: &page) }
      return
    }
    for index in 0..<count {
      render(body, within: element(index), into: &page)
    }
  }

  private mutating func render(
    _ body: Range<Int>, within value: TemplateValue, into page: inout [UInt8]
  ) {
    stack.append(value)
    render(body, into: &page)
    stack.removeLast()
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
      template, indentedBy: instruction.indentation, isAtLineStart: true, into: &page)
    replacements.removeSubrange(replacementCount...)
  }

  private func template(of instruction: Instruction) -> Range<Int>? {
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
    // A block inside its own replacement stands for what it would be without it.
    let replacement = replacements.remove(at: index)
    render(
      replacement.body, indentedBy: instruction.indentation,
      isAtLineStart: instruction.indentsFirstLine, into: &page)
    replacements.insert(replacement, at: index)
  }

  private mutating func render(
    _ range: Range<Int>, indentedBy number: Int32, isAtLineStart startsLine: Bool,
    into page: inout [UInt8]
  ) {
    guard depth < 200 else { return }
    depth += 1
    let margin = program.indentations[Int(number)]
    indentation += margin
    if startsLine, !margin.isEmpty { isAtLineStart = true }
    render(range, into: &page)
    indentation.removeLast(margin.count)
    depth -= 1
  }
}

extension TemplateValue {
  /// Whether a section of it is left out.
  fileprivate var isFalse: Bool {
    switch self {
    case .nothing: true
    case .text(let text): text.isEmpty
    case .markup(let markup): markup.isEmpty
    case .flag(let flag): !flag
    case .list(let count, _): count == 0
    case .context, .writing: false
    }
  }
}
