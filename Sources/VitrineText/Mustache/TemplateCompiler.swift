import VitrineDiagnostics

/// Compiles templates into a program: the meaning of tags, and the white space around them.
struct TemplateCompiler {
  private let sources: [TemplateSource]
  private(set) var program: TemplateProgram

  /// The tag of each instruction, or nil for text.
  private(set) var tags: [TemplateTag?] = []
  var errors: [Diagnostic] = []

  private var current = 0
  private var reader: TemplateReader
  private var open: [OpenTag] = []

  /// Checking and rendering recurse for each nested section.
  private static let maxLevels = 100

  /// White space to remove from each line: the indentation of the enclosing block argument.
  private var dedent: [UInt8] = []

  init(_ sources: [TemplateSource]) {
    self.sources = sources
    program = TemplateProgram()
    reader = TemplateReader([])
    for (index, source) in sources.enumerated() {
      program.templateIndex[source.name] = index
    }
  }

  mutating func compile() {
    for (index, source) in sources.enumerated() {
      current = index
      reader = TemplateReader(source.bytes)
      open = []
      dedent = []
      let start = program.instructions.count
      parseTemplate()
      program.templates.append(
        CompiledTemplate(name: source.name, instructions: start..<program.instructions.count))
    }
  }

  private mutating func parseTemplate() {
    while errors.count < TemplateFailure.maxErrors, let found = reader.nextTag() {
      switch found {
      case .success(let tag):
        add(tag)
        if open.count > Self.maxLevels {
          errors.error(
            "template", at: location(tag.start), "sections are nested more than 100 levels deep",
            hint: "close some before this one")
          return
        }
      case .failure(let fault):
        errors.error("template", at: location(fault.offset), fault.message, hint: fault.hint)
        return
      }
    }
    addText(until: reader.bytes.count)
    let ends = open.map { reader.endTag($0.tag.name) }
    for (index, unclosed) in open.prefix(TemplateFailure.maxErrors - errors.count).enumerated() {
      let inner = index + 1 < ends.count ? ", after \(ends[index + 1])" : ""
      errors.error(
        "template", at: location(unclosed.tag.start), "'\(unclosed.tag.name)' is not closed",
        hint: "end it with \(ends[index] + inner)")
    }
  }

  private func location(_ offset: Int) -> SourceLocation {
    TemplateTag.location(of: offset, in: sources[current])
  }
}

/// A section, parent or block whose end tag has not been read yet.
private struct OpenTag {
  var tag: TemplateTag
  var instruction: Int

  /// The dedent outside it.
  var dedent: [UInt8]

  /// For a parent or block that only white space precedes on its line: that white space, and the
  /// instruction that writes it.
  var margin: (text: [UInt8], instruction: Int)?
}

// MARK: - Tags

extension TemplateCompiler {
  private mutating func add(_ tag: TemplateTag) {
    if case .parent? = open.last?.tag.kind {
      addInParent(tag)
      return
    }
    switch tag.kind {
    case .variable, .unescapedVariable:
      addText(until: tag.start)
      reader.text = tag.end
      append(tag.kind == .variable ? .variable : .unescapedVariable, path(tag.name), tag)
      program.instructions[program.instructions.count - 1].isAddress = tag.isAddress
    case .comment, .delimiters:
      addTextAround(tag)
    case .section, .invertedSection:
      addTextAround(tag)
      append(tag.kind == .section ? .section : .invertedSection, path(tag.name), tag)
      open.append(
        OpenTag(tag: tag, instruction: program.instructions.count - 1, dedent: dedent))
    case .partial:
      let margin = addTextAround(tag)
      appendInclude(.partial, .dynamicPartial, tag)
      program.instructions[program.instructions.count - 1].indentation = indentation(margin ?? [])
    case .parent:
      addParent(tag)
    case .block:
      addBlock(tag)
    case .end:
      addEnd(tag)
    }
  }

  /// Inside a parent tag only blocks count. Text is ignored.
  private mutating func addInParent(_ tag: TemplateTag) {
    reader.text = tag.end
    switch tag.kind {
    case .comment, .delimiters: break
    case .end: addEnd(tag)
    case .block:
      append(.block, blockName(tag.name), tag)
      open.append(
        OpenTag(tag: tag, instruction: program.instructions.count - 1, dedent: dedent))
      if let next = reader.lineAfterBlank(tag.end) {
        reader.text = next
        dedent = Array(reader.margin(at: next))
      }
    default:
      let parent = open.last!.tag.name
      errors.error(
        "template", at: location(tag.start),
        "'\(tag.name)' is inside '\(parent)' but outside its blocks",
        hint: "inside {{<\(parent)}} only {{$blocks}} are shown")
    }
  }

  private mutating func addParent(_ tag: TemplateTag) {
    let margin = addMargin(before: tag)
    reader.text = tag.end
    appendInclude(.parent, .dynamicParent, tag)
    open.append(
      OpenTag(
        tag: tag, instruction: program.instructions.count - 1, dedent: dedent, margin: margin))
  }

  /// Adds a block outside a parent: a place whose content can be replaced.
  ///
  /// On a line of its own, it is indented like its own content. If its end is on the same line, it
  /// is indented as written.
  private mutating func addBlock(_ tag: TemplateTag) {
    let margin = addMargin(before: tag)
    reader.text = tag.end
    var indentsFirstLine = false
    var inner: [UInt8] = []
    if let margin {
      inner = margin.text
      if let next = reader.lineAfterBlank(tag.end) {
        reader.text = next
        indentsFirstLine = true
        removeText(of: margin.instruction)
        if !reader.isEndTag(afterMarginAt: next) {
          inner = withoutDedent(reader.margin(at: next))
        }
      }
    }
    append(.block, blockName(tag.name), tag)
    let instruction = program.instructions.count - 1
    program.instructions[instruction].indentation = indentation(inner)
    program.instructions[instruction].indentsFirstLine = indentsFirstLine
    open.append(OpenTag(tag: tag, instruction: instruction, dedent: dedent))
  }

  private mutating func addEnd(_ tag: TemplateTag) {
    guard let opened = open.last else {
      return errors.error(
        "template", at: location(tag.start), "'\(tag.name)' is closed but not open")
    }
    guard opened.tag.name == tag.name else {
      let name = opened.tag.name
      errors.error(
        "template", at: location(tag.start), "'\(tag.name)' is closed where '\(name)' is open",
        hint: "'\(name)' was opened at \(location(opened.tag.start))")
      // Most likely this end tag was meant for an outer section of that name.
      if let index = open.lastIndex(where: { $0.tag.name == tag.name }) {
        open.removeSubrange(index...)
      }
      reader.text = tag.end
      return
    }
    let isInParent = open.dropLast().last.map { $0.tag.kind == .parent } ?? false
    if opened.tag.kind == .parent {
      endParent(opened, tag)
    } else if opened.tag.kind == .block, isInParent {
      addText(until: reader.marginStart(before: tag.start) ?? tag.start)
      reader.text = tag.end
    } else {
      addTextAround(tag)
    }
    open.removeLast()
    dedent = opened.dedent
    program.instructions[opened.instruction].end = Int32(program.instructions.count)
    program.instructions[opened.instruction].needsValue =
      program.instructions[(opened.instruction + 1)...].contains(where: mayNeedValue)
  }

  /// Whether an instruction uses `.` or leads to a template that may use it.
  private func mayNeedValue(_ instruction: Instruction) -> Bool {
    switch instruction.kind {
    case .text: false
    case .variable, .unescapedVariable, .section, .invertedSection:
      program.paths[Int(instruction.operand)].names.isEmpty
    case .partial, .dynamicPartial, .parent, .dynamicParent, .block: true
    }
  }

  /// A parent whose tags are alone on their lines is indented as written, and its line is removed.
  private mutating func endParent(_ opened: OpenTag, _ tag: TemplateTag) {
    reader.text = tag.end
    guard let margin = opened.margin, let next = reader.lineAfterBlank(tag.end) else { return }
    removeText(of: margin.instruction)
    program.instructions[opened.instruction].indentation = indentation(margin.text)
    reader.text = next
  }
}

// MARK: - Text

extension TemplateCompiler {
  /// Adds the text before a tag. If there is nothing else on the tag's line, the whole line is
  /// removed.
  ///
  /// Returns the white space before the tag if its line was removed, or else nil.
  @discardableResult
  private mutating func addTextAround(_ tag: TemplateTag) -> [UInt8]? {
    guard let start = reader.marginStart(before: tag.start),
      let next = reader.lineAfterBlank(tag.end)
    else {
      addText(until: tag.start)
      reader.text = tag.end
      return nil
    }
    addText(until: start)
    reader.text = next
    return withoutDedent(reader.bytes[start..<tag.start])
  }

  /// Adds the text before a tag, with the white space directly before the tag as a separate
  /// instruction.
  private mutating func addMargin(
    before tag: TemplateTag
  ) -> (text: [UInt8], instruction: Int)? {
    guard let start = reader.marginStart(before: tag.start) else {
      addText(until: tag.start)
      return nil
    }
    addText(until: start)
    let text = withoutDedent(reader.bytes[start..<tag.start])
    appendText(text)
    return (text, program.instructions.count - 1)
  }

  private mutating func addText(until end: Int) {
    guard reader.text < end else { return }
    let isIgnored = open.last.map { $0.tag.kind == .parent } ?? false
    if !isIgnored {
      appendText(
        dedent.isEmpty
          ? Array(reader.bytes[reader.text..<end])
          : reader.lines(reader.text..<end).flatMap { line in
            reader.isLineStart(line.startIndex) ? withoutDedent(line) : Array(line)
          })
    }
    reader.text = end
  }

  private func withoutDedent(_ line: ArraySlice<UInt8>) -> [UInt8] {
    Array(line.starts(with: dedent) ? line.dropFirst(dedent.count) : line)
  }

  private mutating func appendText(_ text: [UInt8]) {
    let start = program.text.count
    program.text += text
    program.instructions.append(
      Instruction(kind: .text, operand: Int32(start), end: Int32(program.text.count)))
    tags.append(nil)
  }

  private mutating func removeText(of instruction: Int) {
    program.instructions[instruction].end = program.instructions[instruction].operand
  }
}

// MARK: - Instructions

extension TemplateCompiler {
  private mutating func append(_ kind: Instruction.Kind, _ operand: Int, _ tag: TemplateTag) {
    let end = Int32(program.instructions.count + 1)
    program.instructions.append(Instruction(kind: kind, operand: Int32(operand), end: end))
    var tag = tag
    tag.source = current
    tags.append(tag)
  }

  private mutating func appendInclude(
    _ kind: Instruction.Kind, _ dynamicKind: Instruction.Kind, _ tag: TemplateTag
  ) {
    if tag.name.utf8.first == UInt8(ascii: "*") {
      append(dynamicKind, path(String(tag.name.dropFirst())), tag)
    } else {
      append(kind, program.templateIndex[tag.name] ?? -1, tag)
    }
  }

  private mutating func path(_ name: String) -> Int {
    let start = program.pathNames.count
    if name != "." {
      for part in name.split(separator: ".", omittingEmptySubsequences: false) {
        program.pathNames.append(program.names.number(of: String(part)))
      }
    }
    program.paths.append(Path(names: start..<program.pathNames.count))
    return program.paths.count - 1
  }

  private mutating func blockName(_ name: String) -> Int {
    if let known = program.blockNames[name] { return known }
    program.blockNames[name] = program.blockNames.count
    return program.blockNames.count - 1
  }

  private mutating func indentation(_ text: [UInt8]) -> Int32 {
    if let known = program.indentations.firstIndex(of: text) { return Int32(known) }
    program.indentations.append(text)
    return Int32(program.indentations.count - 1)
  }
}
