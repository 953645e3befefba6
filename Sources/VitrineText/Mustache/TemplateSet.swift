package import VitrineDiagnostics

/// The templates of a site, compiled together so that they can include each other.
///
/// The syntax is Mustache without lambdas: `{{name}}` escaped, `{{{name}}}` unescaped, `{{#name}}`
/// sections, `{{^name}}` inverted sections, `{{>partial}}`, `{{>*name}}` for the partial that the
/// text of `name` selects, `{{<parent}}{{$block}}…{{/block}}{{/parent}}`, `{{! comment }}`,
/// `{{=<% %>=}}`.
///
/// ```swift
/// final class CardContext: NamedContext {
///   let record: Record
///
///   init(_ record: Record) { self.record = record }
///
///   static let names = TemplateNames<CardContext> { names in
///     names.text("title", "Its title.") { $0.record.title }
///     names.data("fields", "Its fields.") { .context(FieldsContext($0.record.fields)) }
///   }
/// }
///
/// let source = TemplateSource(
///   name: "card", file: "cells/card.html", bytes: bytes, shape: CardContext.names.shape)
/// let templates = try TemplateSet([source])
/// templates.render("card", with: CardContext(record), into: &page)
/// ```
package struct TemplateSet: Sendable {
  private let program: FrozenProgram
  private let sources: [TemplateSource]

  /// The tag of each instruction, or nil for text.
  private let tags: [TemplateTag?]

  /// Compiles `sources`.
  ///
  /// Every name and partial must be known, in templates with a shape and in all templates that they
  /// include.
  package init(_ sources: [TemplateSource]) throws(TemplateFailure) {
    try self.init(sources, isChecked: true)
  }

  /// Compiles `sources` for contexts whose names are data. Unknown names and partials are empty.
  package init(unchecked sources: [TemplateSource]) throws(TemplateFailure) {
    try self.init(sources, isChecked: false)
  }

  private init(_ sources: [TemplateSource], isChecked: Bool) throws(TemplateFailure) {
    var compiler = TemplateCompiler(sources)
    compiler.compile()
    if isChecked, compiler.errors.isEmpty {
      var checker = TemplateChecker(
        program: compiler.program, sources: sources, tags: compiler.tags)
      checker.check()
      compiler.errors = checker.errors
    }
    guard compiler.errors.isEmpty else { throw TemplateFailure(errors: compiler.errors) }
    program = FrozenProgram(compiler.program)
    self.sources = sources
    tags = compiler.tags
  }

  /// Returns, once, the error of a rendering that was cut off because of a limit on inclusions.
  package func takeLimitError() -> Diagnostic? {
    guard let (instruction, limit) = program.takeLimitError(), let tag = tags[instruction] else {
      return nil
    }
    return Diagnostic(
      .error, kind: "template", at: tag.location(in: sources),
      "'\(tag.name)' creates \(limit.description)",
      hint:
        "include it less often: a template that includes itself must not include another twice")
  }

  /// One of a set's templates, looked up by name once and rendered many times.
  package struct Template: Sendable {
    /// The index in its set, from 0.
    package let number: Int
    fileprivate let instructions: Range<Int>
  }

  /// The template with this name, or nil if there is none.
  package subscript(name: String) -> Template? {
    program.templateIndex[name].map {
      Template(number: $0, instructions: program.templates[$0].instructions)
    }
  }

  /// Appends a template of this set, rendered with `context`, to `page`.
  ///
  /// Output is cut off if templates include each other beyond a `TemplateLimit`; `takeLimitError()`
  /// then returns the error.
  package func render(
    _ template: Template, with context: any TemplateContext, into page: inout [UInt8]
  ) {
    render(template, with: .context(context), into: &page)
  }

  /// Appends a template of this set, rendered with `value`, to `page`.
  package func render(
    _ template: Template, with value: TemplateValue, into page: inout [UInt8]
  ) {
    var renderer = TemplateRenderer(program: program, value: value)
    renderer.render(template.instructions, into: &page)
  }

  /// Adds what the template `name` shows of `context` to `trace`, or nothing if there is no such
  /// template.
  package func trace(
    _ name: String, of context: any TemplateContext, into trace: inout TemplateTrace
  ) {
    guard let template = self[name] else { return }
    var renderer = TemplateRenderer(program: program, value: .context(context), isTraced: true)
    swap(&renderer.trace, &trace)
    var values: [UInt8] = []
    renderer.render(template.instructions, into: &values)
    swap(&renderer.trace, &trace)
  }

  /// Appends the template `name`, rendered with `context`, to `page`. Does nothing if there is no
  /// such template.
  package func render(_ name: String, with context: any TemplateContext, into page: inout [UInt8]) {
    render(name, with: .context(context), into: &page)
  }

  /// Appends the template `name`, rendered with `value`, to `page`. Does nothing if there is no
  /// such template.
  package func render(_ name: String, with value: TemplateValue, into page: inout [UInt8]) {
    if let template = self[name] { render(template, with: value, into: &page) }
  }

  /// The names of all included templates, or nil if a value decides which template to include.
  package var includedNames: Set<String>? {
    numbersIncluded(by: program.instructions.indices).map { numbers in
      Set(numbers.map { program.templates[$0].name })
    }
  }

  /// The names of a template and of everything it includes, directly or indirectly, or nil if a
  /// value decides which template to include.
  package func namesIncluded(with number: Int) -> Set<String>? {
    var found: Set<Int> = [number]
    var waiting = [number]
    while let next = waiting.popLast() {
      guard let included = numbersIncluded(by: program.templates[next].instructions) else {
        return nil
      }
      waiting += included.subtracting(found)
      found.formUnion(included)
    }
    return Set(found.map { program.templates[$0].name })
  }

  /// The names of all templates, by index.
  package var names: [String] { program.templates.map(\.name) }

  private func numbersIncluded(by instructions: Range<Int>) -> Set<Int>? {
    var numbers: Set<Int> = []
    for instruction in program.instructions[instructions] {
      switch instruction.kind {
      case .partial, .parent:
        if instruction.operand >= 0 { numbers.insert(Int(instruction.operand)) }
      case .dynamicPartial, .dynamicParent: return nil
      case .text, .variable, .unescapedVariable, .section, .invertedSection, .block: break
      }
    }
    return numbers
  }
}
