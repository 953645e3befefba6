import Synchronization

/// A program in stable memory, which can be read without reference counting. Reference counting
/// took half of the time needed to render a page.
///
/// It is `Sendable` because nothing changes after `init` except `overrun`, which is protected by a
/// mutex.
final class FrozenProgram: @unchecked Sendable {
  let instructions: UnsafeBufferPointer<Instruction>
  let text: UnsafeBufferPointer<UInt8>
  let paths: UnsafeBufferPointer<Path>
  let pathNames: UnsafeBufferPointer<TemplateName>
  let indentations: [[UInt8]]
  let templates: [CompiledTemplate]
  let templateIndex: [String: Int]

  private let nameText: UnsafeBufferPointer<UInt8>

  /// The first instruction that exceeded a limit on includes, with that limit.
  private let overrun = Mutex<(instruction: Int, limit: TemplateLimit)?>(nil)

  /// Whether a limit was exceeded. If so, no more templates are included.
  private let isLimitExceeded = Atomic<Bool>(false)

  init(_ program: TemplateProgram) {
    instructions = Self.copy(program.instructions)
    text = Self.copy(program.text)
    paths = Self.copy(program.paths)
    indentations = program.indentations
    templates = program.templates
    templateIndex = program.templateIndex
    let nameText = Self.copy(program.names.texts.flatMap(\.utf8))
    self.nameText = nameText
    var start = 0
    let names = program.names.texts.enumerated().map { index, text in
      defer { start += text.utf8.count }
      return TemplateName(
        index: index,
        bytes: UnsafeBufferPointer(rebasing: nameText[start..<start + text.utf8.count]))
    }
    pathNames = Self.copy(program.pathNames.map { names[$0] })
  }

  var isStopped: Bool { isLimitExceeded.load(ordering: .relaxed) }

  func stop(at instruction: Int, _ limit: TemplateLimit) {
    isLimitExceeded.store(true, ordering: .relaxed)
    overrun.withLock { $0 = $0 ?? (instruction, limit) }
  }

  func takeLimitError() -> (instruction: Int, limit: TemplateLimit)? {
    isLimitExceeded.store(false, ordering: .relaxed)
    return overrun.withLock { $0.take() }
  }

  deinit {
    instructions.deallocate()
    text.deallocate()
    paths.deallocate()
    pathNames.deallocate()
    nameText.deallocate()
  }

  private static func copy<Element>(_ elements: [Element]) -> UnsafeBufferPointer<Element> {
    let buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: elements.count)
    _ = buffer.initialize(from: elements)
    return UnsafeBufferPointer(buffer)
  }
}
