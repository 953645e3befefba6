package import VitrineDiagnostics
package import VitrineModel
import VitrineText

/// Renders a Markdown text as HTML for a page whose title is its only `h1`.
///
/// `resolve` is called for every link and picture in order. It decides how each is written, and
/// collects its own diagnostics. A text that the parser refuses results in an error and an empty
/// body.
package func renderMarkdown(
  _ markdown: UnsafeBufferPointer<UInt8>, options: MarkdownOptions,
  resolve: (MarkdownReference) -> MarkdownTarget
) -> (body: RenderedBody, diagnostics: [Diagnostic]) {
  do {
    return try withMarkdownDocument(markdown) { document in
      withoutActuallyEscaping(resolve) { resolve in
        var renderer = MarkdownRenderer(markdown, options: options, resolve: resolve)
        renderer.checkForForbiddenCharacters(in: markdown)
        renderer.render(document)
        return (renderer.rendered, renderer.diagnostics)
      }
    }
  } catch {
    let line = scanMarkdown(markdown)?.line ?? 1
    let place = options.place(line: line, column: 1)
    return (RenderedBody(html: [], headings: []), [error.diagnostic(at: place)])
  }
}

struct MarkdownRenderer {
  let options: MarkdownOptions
  let resolve: (MarkdownReference) -> MarkdownTarget
  var html = MarkdownHTML()
  var diagnostics: [Diagnostic] = []
  var headings = MarkdownHeadings()
  var tables = MarkdownTables()
  var footnotes = MarkdownFootnotes()
  var targets = MarkdownTargets()
  var alerts = MarkdownAlerts()
  var definitions: MarkdownDefinitions

  /// The parts of the text that need their own styles, and what the page inserts into it.
  var body: Set<BodyPart> = [.prose]
  var insertions: [RenderedBody.Insertion] = []

  /// Whether the text may refer to items.
  let mayNameItems: Bool

  /// Nil for a field.
  var foreignMarkup: ForeignMarkupLines?
  var places: MarkdownPositions

  /// Whether the title that the body leaves out is still to come.
  private var awaitsTitle: Bool

  /// Whether the open link has an element, or nil outside links.
  var openLink: Bool?

  /// The task whose first paragraph is not finished.
  private var openTask: MarkdownNode?

  /// `text` is the source of the tree.
  init(
    _ text: UnsafeBufferPointer<UInt8>, options: MarkdownOptions,
    resolve: @escaping (MarkdownReference) -> MarkdownTarget
  ) {
    self.options = options
    self.resolve = resolve
    places = MarkdownPositions(text)
    definitions = MarkdownDefinitions(text)
    mayNameItems = ItemMention.mayOccur(in: text)
    if case .file = options.origin { foreignMarkup = ForeignMarkupLines(text) }
    html.siteRoot = options.siteRoot
    html.reserve(text.count * 2 + 256)
    awaitsTitle = options.skipsTitle
  }

  /// The text as rendered so far.
  var rendered: RenderedBody {
    RenderedBody(html: html.bytes, headings: headings.found, parts: body, insertions: insertions)
  }

  /// Inserts a word of the site here, in the language of the page.
  mutating func insertWord(_ word: SiteWord, _ argument: String? = nil, isInAttribute: Bool = false)
  {
    insertions.append(
      RenderedBody.Insertion(
        offset: html.bytes.count,
        .word(word, argument: argument, isInAttribute: isInAttribute)))
  }

  mutating func render(_ document: MarkdownNode) {
    var walk = MarkdownWalk(document)
    while let event = walk.next() {
      switch event {
      case .enter(let node):
        if awaitsTitle, node.isTitle {
          awaitsTitle = false
          checkForForeignMarkup(in: node)
          // Uses up the id, so that the next heading with the same words gets a number, as on
          // GitHub.
          _ = headings.id(for: node)
          walk.skip(node)
        } else if !enter(node) {
          walk.skip(node)
        }
      case .leave(let node):
        leave(node)
      }
    }
    html.lineStart()
  }

  /// Writes the beginning of `node`. Returns whether to visit its children and call `leave` for it.
  private mutating func enter(_ node: MarkdownNode) -> Bool {
    switch node.kind {
    case .text, .softBreak, .lineBreak:
      if !isPartOfMarker() { writeWords(node) }
    case .code:
      html.markup(node.literal.isBrokenAtHyphens ? "<code class=\"whole\">" : "<code>")
      html.text(node.literal)
      html.markup("</code>")
    case .emphasis: html.markup("<em>")
    case .strong: html.markup("<strong>")
    case .strikethrough: html.markup("<del>")
    case .link: enterLink(node)
    case .image:
      picture(node)
      return false
    case .html, .htmlBlock:
      rawHTML(node)
      return false
    case .footnoteReference: footnoteReference(node)
    default: return enterBlock(node)
    }
    return true
  }

  private mutating func writeWords(_ node: MarkdownNode) {
    switch node.kind {
    case .softBreak, .lineBreak:
      if breakDefinitions(node) { return }
      html.markup(node.kind == .softBreak ? "\n" : "<br>\n")
    default: write(withoutMarker(node.literal), of: node)
    }
  }

  private mutating func enterBlock(_ node: MarkdownNode) -> Bool {
    switch node.kind {
    case .paragraph, .heading, .table: checkForForeignMarkup(in: node)
    default: break
    }
    switch node.kind {
    case .paragraph:
      if isMarker(node) { return false }
      if figure(node) { return false }
      enterParagraph(node)
    case .heading: enterHeading(node)
    case .list: enterList(node)
    case .item: enterItem(node)
    case .codeBlock:
      codeBlock(node)
      return false
    case .blockQuote: enterQuote(node)
    case .thematicBreak:
      html.lineStart()
      html.markup("<hr>\n")
      return false
    case .table: enterTable(node)
    case .tableRow: return enterTableRow(node)
    case .tableCell: enterTableCell(node)
    case .footnoteDefinition: enterFootnote(node)
    default: break
    }
    return true
  }

  private mutating func leave(_ node: MarkdownNode) {
    switch node.kind {
    case .emphasis: html.markup("</em>")
    case .strong: html.markup("</strong>")
    case .strikethrough: html.markup("</del>")
    case .link: leaveLink()
    case .paragraph: leaveParagraph(node)
    case .heading: leaveHeading(node)
    case .list:
      html.lineStart()
      html.markup(node.isOrderedList ? "</ol>\n" : "</ul>\n")
    case .item: html.markup("</li>\n")
    case .blockQuote: leaveQuote(node)
    case .table: leaveTable()
    case .tableRow: leaveTableRow(node)
    case .tableCell: leaveTableCell()
    case .footnoteDefinition: leaveFootnote(node)
    case .document:
      leaveFootnotes()
      writeAnchors()
    default: break
    }
  }
}

extension MarkdownRenderer {
  private mutating func enterList(_ node: MarkdownNode) {
    html.lineStart()
    guard node.isOrderedList else {
      html.markup("<ul>\n")
      return
    }
    guard node.listStart != 1 else {
      html.markup("<ol>\n")
      return
    }
    html.markup("<ol start=\"")
    html.number(node.listStart)
    html.markup("\">\n")
  }

  private mutating func enterItem(_ node: MarkdownNode) {
    html.lineStart()
    guard let isDone = node.taskIsDone else {
      html.markup("<li>")
      return
    }
    html.markup("<li class=\"task\">")
    if let first = node.firstChild, first.kind == .paragraph {
      openTask = node
    } else {
      // A checkbox without a label is named by its state.
      checkbox(isDone)
      html.markup(isDone ? " aria-label=\"✓\">" : " aria-label=\"–\">")
    }
  }

  private mutating func enterParagraph(_ node: MarkdownNode) {
    if enterDefinitions(node) { return }
    if !isTight(node) {
      html.lineStart()
      html.markup("<p>")
    }
    guard let task = openTask, task == node.parent, let isDone = task.taskIsDone else { return }
    html.markup("<label>")
    checkbox(isDone)
    html.markup("> ")
  }

  private mutating func checkbox(_ isDone: Bool) {
    html.markup("<input type=\"checkbox\"")
    html.markup(isDone ? " checked disabled" : " disabled")
  }

  private mutating func leaveParagraph(_ node: MarkdownNode) {
    if let task = openTask, task == node.parent {
      html.markup("</label>")
      openTask = nil
    }
    if isLastOfFootnote(node) { backReferences() }
    if leaveDefinitions(node) { return }
    if !isTight(node) { html.markup("</p>\n") }
  }

  /// Whether the paragraph is in an item of a tight list, and so has no `<p>`.
  private func isTight(_ paragraph: MarkdownNode) -> Bool {
    guard let list = paragraph.parent?.parent, list.kind == .list else { return false }
    return list.isTightList
  }

  private mutating func rawHTML(_ node: MarkdownNode) {
    let isBlock = node.kind == .htmlBlock
    if options.keepsHTML {
      if isBlock { html.lineStart() }
      for name in html.filteredTags(node.literal) {
        diagnostics.warn(ofTagShownAsText: name, at: place(of: node))
      }
      body.formUnion(BodyPart.parts(ofHTML: UnsafeRawBufferPointer(node.literal)))
      if isBlock { html.lineStart() }
    } else if !isClosingTag(node.literal), !isComment(node.literal) {
      if isBlock { html.lineStart() }
      if !writeTargets(of: node) {
        var filtered = MarkdownHTML()
        if let name = filtered.filteredTags(node.literal).first {
          diagnostics.warn(ofElementLeftOut: name, at: place(of: node))
        } else {
          diagnostics.warn(
            "raw HTML removed", at: place(of: node), "raw HTML is removed",
            hint: "write it as Markdown, or set 'unsafe: true' in site.yml to keep raw HTML")
        }
      }
    }
    if isBlock, !options.keepsHTML { writeWords(ofHTML: node.literal) }
  }

  /// Writes the words of HTML that is left out, with a paragraph for each block.
  private mutating func writeWords(ofHTML literal: UnsafeBufferPointer<UInt8>) {
    var text = HTMLText(separatesBlocks: true)
    text.append(html: literal)
    for part in text.bytes.split(separator: HTMLText.separator) {
      let words = part.withUnsafeBufferPointer(collapsed)
      if words.isEmpty { continue }
      html.lineStart()
      html.markup("<p>")
      html.text(words)
      html.markup("</p>\n")
    }
  }

  /// A closing tag is not reported, because its opening tag was.
  private func isClosingTag(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.count > 1 && bytes[1] == UInt8(ascii: "/")
  }

  /// Whether raw HTML is only a comment, so that nothing is lost by leaving it out.
  private func isComment(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var text = String(decoding: bytes, as: UTF8.self)[...]
    while text.last?.isWhitespace == true { text.removeLast() }
    guard text.hasPrefix("<!--"), text.hasSuffix("-->") else { return false }
    return !text.dropLast(3).contains("-->")
  }

  mutating func checkForForbiddenCharacters(in markdown: UnsafeBufferPointer<UInt8>) {
    let found = Diagnostic.forbiddenCharacter(in: markdown) { offset in
      let before = markdown[..<offset]
      let line = before.count { $0 == UInt8(ascii: "\n") } + 1
      let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      return options.place(line: line, column: offset - start + 1)
    }
    if let found { diagnostics.append(found) }
  }

  /// Returns the location of the byte at `offset` in a code block's info string.
  mutating func place(ofInfo node: MarkdownNode, offset: Int) -> SourceLocation {
    let (line, column) = places.placeOfInfo(of: node, offset: offset)
    return options.place(line: line, column: column)
  }

  mutating func place(of node: MarkdownNode) -> SourceLocation {
    let (line, column) = places.place(of: node)
    return options.place(line: line, column: column)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether this is short code such as `--strict`, which must not wrap: browsers break lines after
  /// hyphens.
  fileprivate var isBrokenAtHyphens: Bool { count <= 24 && contains(UInt8(ascii: "-")) }
}
