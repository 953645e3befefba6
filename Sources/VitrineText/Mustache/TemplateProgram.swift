/// Templates as one sequence of instructions, written by `TemplateCompiler` and run by
/// `TemplateRenderer`.
struct TemplateProgram: Sendable {
  var instructions: [Instruction] = []

  /// The text of all templates, without what standalone tags and indentation remove.
  var text: [UInt8] = []
  var names = TemplateNameTable()
  var paths: [Path] = []

  /// Indices of names.
  var pathNames: [Int] = []

  /// `""` comes first, because most templates are included without indentation.
  var indentations: [[UInt8]] = [[]]
  var templates: [CompiledTemplate] = []
  var templateIndex: [String: Int] = [:]
  var blockNames: [String: Int] = [:]
}

struct CompiledTemplate: Sendable {
  var name: String
  var instructions: Range<Int>
}

/// `item.title` as a range of `pathNames`. `.` is empty.
struct Path: Sendable {
  var names: Range<Int>
}

struct Instruction: Sendable {
  enum Kind: UInt8, Sendable {
    /// Writes `operand..<end` of the program's text.
    case text

    /// `operand` is the index of a path.
    case variable, unescapedVariable, section, invertedSection

    /// `operand` is the index of a template, or -1 if it does not exist.
    case partial

    /// `operand` is a path whose text names the template.
    case dynamicPartial

    /// Like the partials. The blocks in the body replace the template's own blocks.
    case parent, dynamicParent

    /// `operand` is the block's name; the body is its default content.
    case block
  }

  var kind: Kind

  /// For a block: whether its tag was on a line of its own, so that the first line of its
  /// replacement is indented as well.
  var indentsFirstLine = false

  /// For a section: whether the body may use `.`, which is then the section's value.
  var needsValue = false

  /// For a variable: whether it begins an attribute that takes an address.
  var isAddress = false
  var operand: Int32

  /// Where the body or the text ends.
  var end: Int32 = 0

  /// The index of the indentation that each line of the template or block gets.
  var indentation: Int32 = 0
}

/// Assigns an index to every name.
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
