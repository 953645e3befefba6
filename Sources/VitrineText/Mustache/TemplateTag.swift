/// One tag of a template.
struct TemplateTag: Sendable {
  enum Kind: Sendable {
    case variable, unescapedVariable, section, invertedSection, end, partial, parent, block
    case comment, delimiters
  }

  var kind: Kind

  /// The name as written, without white space around it; empty for comments and delimiters.
  var name: String

  /// Byte offsets in the template, delimiters included.
  var start: Int
  var end: Int

  /// The index of the template it stands in.
  var source = 0

  func placed(in source: Int) -> TemplateTag {
    var tag = self
    tag.source = source
    return tag
  }

  func location(in sources: [TemplateSource]) -> SourceLocation {
    Self.location(of: start, in: sources[source])
  }

  static func location(of offset: Int, in source: TemplateSource) -> SourceLocation {
    let before = source.bytes[..<offset]
    let newline = UInt8(ascii: "\n")
    let lineStart = before.lastIndex(of: newline).map { $0 + 1 } ?? 0
    let line = before.count { $0 == newline } + 1
    let mark = line == 1 && source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    return SourceLocation(file: source.file, line: line, column: offset - lineStart - mark + 1)
  }
}

/// Why no tag could be read.
struct TemplateTagFault: Error {
  enum Reason {
    case unclosed(String)
    case invalidName(String)
    case invalidDelimiters
  }

  var reason: Reason
  var offset: Int

  func error(at location: (Int) -> SourceLocation) -> TemplateError {
    switch reason {
    case .unclosed(let closing): .unclosedTag(closing: closing, at: location(offset))
    case .invalidName(let name): .invalidName(name, at: location(offset))
    case .invalidDelimiters: .invalidDelimiters(at: location(offset))
    }
  }
}
