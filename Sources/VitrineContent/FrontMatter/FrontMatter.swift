import VitrineDiagnostics
import VitrineFormats
import VitrineMarkdown
import VitrineModel
import VitrineText

/// The values between two lines of `---` or `+++` at the beginning of a Markdown file, and the
/// position of the body.
struct FrontMatter: Sendable {
  /// The keys and values, or an empty object if the file has no front matter.
  var value: SourceValue

  /// The offset of the body's first byte in the file, counting its byte order mark.
  var bodyOffset: Int

  /// The number, from 1, of the line at `bodyOffset`.
  var bodyLine: Int

  /// A warning for each value that was certainly meant to be something else.
  var warnings: [Diagnostic] = []
}

/// Reads the front matter of the Markdown file `file`, whose bytes are `bytes`.
///
/// The bytes must be readable text, and the body must not have a structure that the Markdown parser
/// refuses. `file` is used in diagnostics only.
func readFrontMatter(_ bytes: [UInt8], file: String) throws(UnreadableContent) -> FrontMatter {
  let block: FrontMatterBlock
  switch FrontMatterBlock.find(in: bytes) {
  case .none(let bodyOffset):
    try checkMarkdown(bytes, from: bodyOffset, line: 1, file: file)
    let nothing = SourceValue(content: .object([]), line: 1, column: 1)
    var matter = FrontMatter(value: nothing, bodyOffset: bodyOffset, bodyLine: 1)
    if let line = FrontMatterBlock.misplacedLine(in: bytes[bodyOffset...]) {
      matter.warnings.warn(
        "front matter", at: SourceLocation(file: file, line: line, column: 1),
        "this looks like front matter, but is shown as text",
        hint: "begin and end it with a line of --- or +++, starting in line 1")
    }
    return matter
  case .unclosed(let language):
    throw UnreadableContent(
      "front matter", at: .start(of: file), "the front matter that begins here has no end",
      hint: language == .yaml
        ? "close it with a line of three hyphens; to draw a rule in the text, write *** instead"
        : "close it with a line of three plus signs")
  case .block(let found):
    block = found
  }
  try checkMarkdown(bytes, from: block.bodyOffset, line: block.bodyLine, file: file)
  var warnings: [Diagnostic] = []
  let value = try block.value(in: bytes, file: file, warnings: &warnings)
  return FrontMatter(
    value: value, bodyOffset: block.bodyOffset, bodyLine: block.bodyLine, warnings: warnings)
}

/// Throws if the Markdown parser would refuse the body from `offset`, so that a build fails early.
private func checkMarkdown(
  _ bytes: [UInt8], from offset: Int, line: Int, file: String
) throws(UnreadableContent) {
  let found = bytes.withUnsafeBufferPointer {
    scanMarkdown(UnsafeBufferPointer(rebasing: $0[offset...]))
  }
  guard let (refusal, lineOfBody) = found else { return }
  let place = SourceLocation(file: file, line: line + lineOfBody - 1, column: 1)
  throw UnreadableContent(diagnostics: [refusal.diagnostic(at: place)])
}
