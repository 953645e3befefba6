/// Templates as one run of instructions: what `TemplateParser` writes and `TemplateRenderer` reads.
struct TemplateProgram: Sendable {
  var instructions: [Instruction] = []

  /// The text of all templates, less what standalone tags and indentation take away.
  var text: [UInt8] = []
  var names = TemplateNameTable()
  var paths: [Path] = []

  /// The numbers of names.
  var pathNames: [Int] = []

  /// `""` first: most templates are included without indentation.
  var indentations: [[UInt8]] = [[]]
  var templates: [CompiledTemplate] = []
  var templateIndex: [String: Int] = [:]
  var blockNames: [String: Int] = [:]
}

struct CompiledTemplate: Sendable {
  var name: String
  var instructions: Range<Int>
}

/// `item.title` as a range of `pathNames`; `.` is empty.
struct Path: Sendable {
  var names: Range<Int>
}

struct Instruction: Sendable {
  enum Kind: UInt8, Sendable {
    /// `operand..<end` of the program's text.
    case text

    /// `operand` is a path.
    case variable, unescapedVariable, section, invertedSection

    /// `operand` is a template, -1 for one that is not there.
    case partial

    /// `operand` is a path whose text names the template.
    case dynamicPartial

    /// As the partials; the blocks in its body are what the template's own blocks are replaced by.
    case parent, dynamicParent

    /// `operand` is a block's name, the body its content.
    case block
  }

  var kind: Kind

  /// For a block: whether its tag stood on a line of its own, so that the first line of what
  /// replaces it is indented too.
  var indentsFirstLine = false

  /// For a section: whether `.` may stand in it, which is then the section's value.
  var needsValue = false

  /// For a variable: whether an attribute that takes an address begins with it.
  var isAddress = false
  var operand: Int32

  /// Where the body ends, or the text.
  var end: Int32 = 0

  /// The number of the indentation that every line of the template or block gets.
  var indentation: Int32 = 0
}

/// The number of every name.
struct TemplateNameTable: Sendable {
  private(set) var texts: [String] = []
  private var index: [String: Int] = [:]

  mutating func number(of text: String) -> Int {
    if let known = index[text] { return known }
    index[text] = texts.count
    texts.append(text)
    return texts.count - 1
  }
}
