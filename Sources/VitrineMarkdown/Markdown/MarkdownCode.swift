import VitrineCode
import VitrineDiagnostics
import VitrineModel

extension MarkdownRenderer {
  /// Writes a code block. A block with words after its fence can be copied, and is highlighted if
  /// its language is known.
  mutating func codeBlock(_ node: MarkdownNode) {
    html.lineStart()
    guard !node.fenceInfo.isEmpty else {
      html.markup("<pre><code>")
      html.text(node.literal)
      html.markup("</code></pre>\n")
      return
    }
    let code = node.literal
    let info = CodeBlockInfo(node.fenceInfo, lineCount: code.count { $0 == 0x0A })
    for mistake in info.mistakes {
      diagnostics.warn(
        "option of a code block", at: place(ofInfo: node, offset: mistake.offset),
        mistake.message, hint: mistake.hint)
    }
    body.insert(.code)
    html.markup(info.title == nil ? "<div class=\"code\">\n" : "<figure class=\"code\">\n")
    if let title = info.title {
      html.markup("<figcaption>")
      html.text(title)
      html.markup("</figcaption>\n")
    }
    writeCode(code, info)
    html.markup("<button type=\"button\" data-copied=\"")
    insertWord(.copied, isInAttribute: true)
    html.markup("\">")
    insertWord(.copy)
    html.markup(info.title == nil ? "</button>\n</div>\n" : "</button>\n</figure>\n")
  }

  private mutating func writeCode(_ code: UnsafeBufferPointer<UInt8>, _ info: CodeBlockInfo) {
    html.markup("<pre><code")
    if !info.language.isEmpty {
      html.markup(" class=\"language-")
      html.text(info.language)
      html.markup("\"")
    }
    html.markup(">")
    let language = CodeLanguage.named(info.languageName)
    let runs =
      language.map { codeRuns(of: code, in: $0) } ?? [CodeRun(kind: .plain, end: code.count)]
    if info.markedLines.isEmpty {
      var start = 0
      for run in runs {
        html.code(code[start..<run.end], run.kind)
        start = run.end
      }
    } else {
      writeLines(of: code, runs, marking: info.markedLines)
    }
    html.markup("</code></pre>\n")
  }

  private mutating func writeLines(
    of code: UnsafeBufferPointer<UInt8>, _ runs: [CodeRun], marking marked: [ClosedRange<Int>]
  ) {
    var (start, run, number) = (0, 0, 1)
    while start < code.count {
      let lineEnd = code[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? code.count
      let isMarked = marked.contains { $0.contains(number) }
      if isMarked { html.markup("<mark>") }
      while start < lineEnd {
        let end = min(runs[run].end, lineEnd)
        html.code(code[start..<end], runs[run].kind)
        start = end
        if start == runs[run].end { run += 1 }
      }
      if isMarked { html.markup("</mark>") }
      number += 1
    }
  }
}

extension MarkdownHTML {
  fileprivate mutating func code(_ code: Slice<UnsafeBufferPointer<UInt8>>, _ kind: CodeClass) {
    let text = UnsafeBufferPointer(rebasing: code)
    guard kind != .plain else { return plain(text) }
    markup("<span class=\"")
    markup(kind.styleName)
    markup("\">")
    self.text(text)
    markup("</span>")
  }

  /// Writes code without a class. Closing brackets at the end of a line do not wrap apart from the
  /// code before them.
  private mutating func plain(_ code: UnsafeBufferPointer<UInt8>) {
    var written = 0
    var start = 0
    while start < code.count {
      let end = code[start...].firstIndex(of: 0x0A) ?? code.count
      let last = code[start..<end].suffix(while: { " )]},;".utf8.contains($0) })
      let closers = last.drop { $0 != 0x20 }
      // Brackets alone on their line have nothing to stay with.
      if start == 0 || last.startIndex > start, closers.contains(where: { ")]}".utf8.contains($0) })
      {
        text(UnsafeBufferPointer(rebasing: code[written..<closers.startIndex]))
        markup("<span class=\"cb\">")
        text(UnsafeBufferPointer(rebasing: closers))
        markup("</span>")
        written = end
      }
      start = end + 1
    }
    text(UnsafeBufferPointer(rebasing: code[written...]))
  }
}

extension Slice where Base == UnsafeBufferPointer<UInt8> {
  fileprivate func suffix(while isIn: (UInt8) -> Bool) -> Self {
    self[(lastIndex { !isIn($0) }.map { $0 + 1 } ?? startIndex)...]
  }
}

extension CodeClass {
  /// The class in `styles/code.css`.
  fileprivate var styleName: StaticString {
    switch self {
    case .plain: ""
    case .comment: "cc"
    case .string: "cs"
    case .number: "cn"
    case .keyword: "ck"
    case .type: "ct"
    case .inserted: "ci"
    case .deleted: "cd"
    case .heading: "ch"
    }
  }
}
