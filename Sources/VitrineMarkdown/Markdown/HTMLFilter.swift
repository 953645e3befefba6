package import VitrineDiagnostics
package import VitrineModel
import VitrineText

/// Renders HTML from a record's data as a body. Harmless elements stay, others are replaced by
/// their content, and scripts and embedded content are left out.
///
/// `resolve` decides how links and pictures are written, as in Markdown. With `options.keepsHTML`,
/// all of it stays, passed through the tag filter.
package func renderHTML(
  _ html: UnsafeBufferPointer<UInt8>, options: MarkdownOptions,
  resolve: (MarkdownReference) -> MarkdownTarget
) -> (body: RenderedBody, diagnostics: [Diagnostic]) {
  let place = options.place(line: 1, column: 1)
  if options.keepsHTML {
    var writer = MarkdownHTML()
    var diagnostics: [Diagnostic] = []
    for name in writer.filteredTags(html) { diagnostics.warn(ofTagShownAsText: name, at: place) }
    return (RenderedBody(ofHTML: writer), diagnostics)
  }
  return withoutActuallyEscaping(resolve) { resolve in
    var filter = HTMLFilter(html, place: place, resolve: resolve)
    filter.html.siteRoot = options.siteRoot
    filter.render()
    for name in filter.omitted { filter.diagnostics.warn(ofElementLeftOut: name, at: place) }
    let body = RenderedBody(ofHTML: filter.html, insertions: filter.insertions)
    return (body, filter.diagnostics)
  }
}

extension RenderedBody {
  fileprivate init(ofHTML html: MarkdownHTML, insertions: [Insertion] = []) {
    let parts = html.bytes.withUnsafeBytes(BodyPart.parts)
    self.init(html: html.bytes, headings: [], parts: parts.union([.prose]), insertions: insertions)
  }
}

/// Rewrites HTML so that its elements are properly nested, whatever the input.
private struct HTMLFilter {
  private let source: UnsafeBufferPointer<UInt8>
  private let place: SourceLocation
  private let resolve: (MarkdownReference) -> MarkdownTarget
  var html = MarkdownHTML()
  var insertions: [RenderedBody.Insertion] = []
  var diagnostics: [Diagnostic] = []

  /// The names of the elements that were left out, without repeats.
  var omitted: [String] = []

  /// The names of the open elements, outermost first.
  private var open: [String] = []

  /// No page needs more, and every end tag searches all of them.
  private static let maxOpenElements = 100

  /// The address of the current link, whose element is opened at the first words in each block.
  private var link: String?
  private var hiding: TagName?
  private var headings = MarkdownHeadings()

  init(
    _ source: UnsafeBufferPointer<UInt8>, place: SourceLocation,
    resolve: @escaping (MarkdownReference) -> MarkdownTarget
  ) {
    (self.source, self.place, self.resolve) = (source, place, resolve)
  }

  mutating func render() {
    var scanner = HTMLScanner(source)
    while let token = scanner.next() {
      switch token {
      case .text(let text) where hiding == nil:
        let text = textOfHTML(withoutTags: text)
        if text.contains(where: { $0 > 0x20 }) { openParagraph() }
        if !open.isEmpty { text.withUnsafeBufferPointer { html.text($0) } }
      case .text, .comment, .doctype: break
      case .tag(let tag):
        if let hiding {
          if tag.isClosing, tag.shortName == hiding { self.hiding = nil }
        } else if tag.isClosing {
          close(tag.name)
        } else {
          open(tag)
        }
        if let hiding { scanner.skipContent(of: hiding) }
      }
    }
    close(downTo: 0)
    html.lineStart()
  }
}

// MARK: Elements

extension HTMLFilter {
  /// The block elements that are kept, with their numeric attributes.
  private static let blocks: [String: [String]] = [
    "p": [], "blockquote": [], "pre": [], "ul": [], "ol": ["start"], "li": [], "dl": [], "dt": [],
    "dd": [], "table": [], "caption": [], "thead": [], "tbody": [], "tfoot": [], "tr": [],
    "td": ["colspan", "rowspan"], "th": ["colspan", "rowspan"], "h1": [], "h2": [], "h3": [],
    "h4": [], "h5": [], "h6": [],
  ]
  private static let inline: Set = [
    "abbr", "b", "bdi", "cite", "code", "del", "dfn", "em", "i", "ins", "kbd", "mark", "q", "s",
    "samp", "small", "strong", "sub", "sup", "u", "var",
  ]

  /// Elements whose absence is reported, because readers miss more than styling.
  private static let reportedElements: Set = [
    "audio", "button", "canvas", "dialog", "embed", "fieldset", "form", "input", "map", "math",
    "meter", "progress", "select", "textarea", "track", "video",
  ]

  private mutating func open(_ tag: HTMLTag) {
    let name = tag.name
    switch name {
    case "a": openLink(tag)
    case "img": picture(tag)
    case "br":
      openParagraph()
      html.markup("<br>\n")
    case "hr":
      closeWords()
      closeRestrictedParents()
      html.markup("<hr>\n")
    case "wbr":
      openParagraph()
      html.markup("<wbr>")
    case _ where Self.blocks[name] != nil: openBlock(tag)
    case _ where Self.inline.contains(name):
      openParagraph()
      write(name, tag)
    default:
      let element = HTMLElement(name)
      if element == .hidden || Self.reportedElements.contains(name), !omitted.contains(name) {
        omitted.append(name)
      }
      if element == .hidden, !tag.isEmpty { hiding = tag.shortName }
      if element == .block { closeWords() }
    }
  }

  private mutating func openBlock(_ tag: HTMLTag) {
    closeWords()
    let name = tag.name
    if let requiredParents = Self.requiredParents[name] {
      guard let parentIndex = open.lastIndex(where: requiredParents.contains),
        // The rows of a nested table do not end the cell around it.
        requiredParents.contains("ul") || parentIndex >= open.lastIndex(of: "table") ?? 0
      else { return }
      close(downTo: parentIndex + 1)
    } else {
      closeRestrictedParents()
    }
    html.lineStart()
    if let level = Self.headingLevel(name) {
      write("h\(headings.level(forWritten: level))", tag)
    } else {
      write(name, tag)
    }
  }

  /// The possible parents of elements that need a particular parent. A new element closes
  /// everything open in its parent.
  private static let requiredParents: [String: Set<String>] = [
    "li": ["ul", "ol"], "dt": ["dl"], "dd": ["dl"], "caption": ["table"], "thead": ["table"],
    "tbody": ["table"], "tfoot": ["table"], "tr": ["table", "thead", "tbody", "tfoot"],
    "td": ["tr"], "th": ["tr"],
  ]
  private static let allRequiredParents = requiredParents.values.reduce(into: Set()) {
    $0.formUnion($1)
  }

  /// Closes elements that allow only particular children, before anything else is written.
  private mutating func closeRestrictedParents() {
    while let last = open.last, Self.allRequiredParents.contains(last) {
      close(downTo: open.count - 1)
    }
  }

  private static func headingLevel(_ name: String) -> Int? {
    guard name.count == 2, name.first == "h" else { return nil }
    return name.last?.wholeNumberValue
  }

  /// Begins a paragraph for words outside blocks, and the element of the current link.
  private mutating func openParagraph() {
    closeRestrictedParents()
    if open.isEmpty {
      html.lineStart()
      html.markup("<p>")
      open.append("p")
    }
    if let link, !open.contains("a") {
      html.openAnchor(link)
      open.append("a")
    }
  }

  /// Closes the words before a block: inline elements, a paragraph or a heading.
  private mutating func closeWords() {
    while let last = open.last {
      guard
        last == "p" || last == "a" || Self.headingLevel(last) != nil
          || Self.inline.contains(last)
      else { return }
      close(downTo: open.count - 1)
    }
  }

  private mutating func close(_ name: String) {
    if name == "a" { link = nil }
    if Self.blocks[name] == nil, HTMLElement(name) == .block { return closeWords() }
    let isHeading = Self.headingLevel(name) != nil
    let index = open.lastIndex { $0 == name || isHeading && Self.headingLevel($0) != nil }
    if let index { close(downTo: index) }
  }

  private mutating func close(downTo count: Int) {
    while open.count > count {
      let name = open.removeLast()
      html.markup("</")
      html.markup(name.utf8)
      html.markup(Self.blocks[name] == nil ? ">" : ">\n")
    }
  }

  private mutating func write(_ name: String, _ tag: HTMLTag) {
    guard open.count < Self.maxOpenElements else { return }
    html.markup("<")
    html.markup(name.utf8)
    let numbers = Self.blocks[tag.name] ?? []
    for (name, value) in tag.values
    where name == "dir" && ["ltr", "rtl", "auto"].contains(value)
      || name == "lang" && isLanguageTag(value) || numbers.contains(name) && Int(value) != nil
    {
      html.markup(" ")
      html.markup(name.utf8)
      html.markup("=\"")
      html.text(value)
      html.markup("\"")
    }
    html.markup(">")
    open.append(name)
  }
}

// MARK: Links and pictures

extension HTMLFilter {
  private mutating func openLink(_ tag: HTMLTag) {
    guard let address = tag.text(of: "href"),
      link == nil, case .link(let target) = target(of: address, .link)
    else { return }
    link = target
  }

  private mutating func picture(_ tag: HTMLTag) {
    let alternative = tag.text(of: "alt") ?? ""
    guard let address = tag.text(of: "src") else { return }
    let target = target(of: address, .picture)
    openParagraph()
    switch target {
    case .picture(let source, let width, let height, let asset):
      html.picture(
        source, width: width, height: height, alternative: Array(alternative.utf8))
      if let asset { insertions.append(html.sources(ofLastPicture: asset)) }
    case .link, .item, .text: html.text(alternative)
    }
  }

  private mutating func target(of address: String, _ use: BrowserAddress.Use) -> MarkdownTarget {
    if let scheme = BrowserAddress(address).unknownScheme(in: use) {
      diagnostics.warn(ofScheme: scheme, in: use, at: place)
      return .text
    }
    return resolve(MarkdownReference(use, destination: address, place: place))
  }
}
