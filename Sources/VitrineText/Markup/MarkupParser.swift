extension MarkupTree {
  /// Parses a page whose tags nest exactly as written.
  ///
  /// - Throws: if a browser might build another tree, for example because of a missing end tag, an
  ///   element that closes another, or text in a table. What browsers do then depends on everything
  ///   before.
  package init(_ bytes: [UInt8]) throws(UncertainMarkup) {
    let (elements, scripts) = try bytes.withUnsafeBufferPointer { html throws(UncertainMarkup) in
      var parser = MarkupParser(bytes, html)
      try parser.read()
      return (parser.elements, parser.scripts)
    }
    self.init(bytes: bytes, elements: elements, scripts: scripts)
  }

  /// Parses a page like `init`, reusing what it has in common with an earlier version: only the
  /// innermost element around all changes is parsed.
  ///
  /// If that element's content closes everything it opens, whatever follows it is taken from the
  /// earlier version.
  package init(_ bytes: [UInt8], after old: MarkupTree) throws(UncertainMarkup) {
    let common = old.common(0..<old.bytes.count, with: bytes, 0..<bytes.count)
    let changed = common.start..<old.bytes.count - common.end
    guard let element = old.innermostElement(around: changed) else {
      try self.init(bytes)
      return
    }
    let shift = bytes.count - old.bytes.count
    do throws(UncertainMarkup) {
      let (elements, scripts) = try bytes.withUnsafeBufferPointer { html throws(UncertainMarkup) in
        var parser = MarkupParser(bytes, html, in: element, of: old)
        try parser.readContent(upTo: old.elements[element].contentEnd + shift)
        parser.addRest(after: element, of: old, shiftedBy: shift)
        return (parser.elements, parser.scripts)
      }
      self.init(bytes: bytes, elements: elements, scripts: scripts)
    } catch {
      try self.init(bytes)
    }
  }

  /// The innermost element in the body whose content contains a range.
  private func innermostElement(around range: Range<Int>) -> Int? {
    func isAround(_ index: Int) -> Bool {
      let element = elements[index]
      // A void element has no content.
      return !element.isWhole && element.contentEnd < element.end
        && element.tagEnd <= range.lowerBound && element.contentEnd >= range.upperBound
    }
    var found: Int?
    // The body is the last child of the root.
    var parent = children(of: 0).last
    while let outer = parent {
      parent = children(of: outer).first(where: isAround)
      found = parent ?? found
    }
    return found
  }
}

/// A page while it is being parsed into a tree.
private struct MarkupParser {
  private(set) var elements: [MarkupTree.Element] = []
  private(set) var scripts: [Range<Int>] = []

  private let bytes: [UInt8]
  private var reader: TagReader
  private var open: [OpenElement] = []
  private var paragraphCount = 0
  private var foreignCount = 0

  /// The elements of an earlier page that may appear again in this one.
  private var earlier: EarlierElements?

  /// How many of `</body>` and `</html>` have been read.
  private var endCount = 0

  private struct OpenElement {
    var name: TagName
    var traits: ElementTraits

    /// Nil inside an element that is only known as a whole.
    var element: Int?
    var lastChild: Int?
  }

  /// `html` points to the same bytes and must stay valid during parsing.
  init(_ bytes: [UInt8], _ html: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    reader = TagReader(html)
    // A list of rows has about one element per 64 bytes.
    elements.reserveCapacity(bytes.count / 64)
  }

  /// Starts inside an element of an earlier version, before its content. Both pages are the same up
  /// to there.
  init(
    _ bytes: [UInt8], _ html: UnsafeBufferPointer<UInt8>, in element: Int, of old: MarkupTree
  ) {
    self.bytes = bytes
    reader = TagReader(html, from: old.elements[element].tagEnd)
    elements.reserveCapacity(old.elements.count + 64)
    elements += old.elements[...element]
    scripts = old.scripts.filter { $0.upperBound <= reader.position }
    var around: [Int] = []
    var index = element
    while index >= 0 {
      around.append(index)
      index = elements[index].parent
    }
    for index in around.reversed() {
      let name = elements[index].name
      // All that is known about the root is that it contains no text.
      let traits = index == 0 ? .containsNoText : ElementTraits.of(name)
      open.append(OpenElement(name: name, traits: traits, element: index))
      if name == "p" { paragraphCount += 1 }
    }
    earlier = EarlierElements(in: element, of: old)
  }

  /// Parses the content of the innermost open element, which ends at `end`.
  ///
  /// - Throws: also if the content does not end there.
  mutating func readContent(upTo end: Int) throws(UncertainMarkup) {
    let depth = open.count
    var textStart = reader.position
    while let tag = try reader.next(), reader.start < end {
      guard reader.position <= end else { throw UncertainMarkup() }
      try take(tag, after: textStart..<reader.start)
      guard open.count >= depth, endCount == 0, reader.position <= end else {
        throw UncertainMarkup()
      }
      textStart = reader.position
    }
    guard open.count == depth, reader.start == end else { throw UncertainMarkup() }
    try check(text: textStart..<end)
    let last = open[depth - 1]
    if let child = last.lastChild {
      elements[child].tailEnd = end
    } else {
      elements[last.element!].textEnd = end
    }
  }

  /// Adds what follows the content of an element, as in an earlier version.
  mutating func addRest(after element: Int, of old: MarkupTree, shiftedBy shift: Int) {
    let before = old.elements[element].after
    let added = elements.count - before
    for open in open {
      let index = open.element!
      elements[index].contentEnd = old.elements[index].contentEnd + shift
      elements[index].end = old.elements[index].end + shift
      elements[index].tailEnd = old.elements[index].tailEnd + shift
      elements[index].after = old.elements[index].after + added
    }
    for index in before..<old.elements.count {
      var next = old.elements[index]
      next.move(by: shift)
      next.after += added
      if next.parent >= before { next.parent += added }
      elements.append(next)
    }
    let end = old.elements[element].contentEnd
    scripts += old.scripts.lazy.filter { $0.lowerBound >= end }
      .map { $0.lowerBound + shift..<$0.upperBound + shift }
  }

  mutating func read() throws(UncertainMarkup) {
    guard case .doctype? = try reader.next(), reader.start == 0,
      case .start(let root)? = try reader.next(), root.name == "html"
    else { throw UncertainMarkup() }
    begin(root, [.containsNoText])
    var textStart = reader.position
    while let tag = try reader.next() {
      try take(tag, after: textStart..<reader.start)
      textStart = reader.position
    }
    try check(text: textStart..<reader.start)
    guard endCount == 2 else { throw UncertainMarkup() }
    // Browsers move whatever follows the body into it.
    while let last = open.popLast() { close(last, contentEnd: reader.position) }
    elements[0].tailEnd = reader.position
  }

  private mutating func take(
    _ tag: TagReader.Tag, after text: Range<Int>
  ) throws(UncertainMarkup) {
    try check(text: text)
    switch tag {
    case .doctype: throw UncertainMarkup()
    case .comment: if endCount > 0 { throw UncertainMarkup() }
    case .start(let tag): if !reuse(tag) { try start(tag) }
    case .end(let name): try end(name)
    }
  }

  private func check(text: Range<Int>) throws(UncertainMarkup) {
    guard endCount > 0 || open[open.count - 1].traits.contains(.containsNoText) else { return }
    guard reader.html[text].allSatisfy(\.isWhiteSpace) else { throw UncertainMarkup() }
  }
}

extension MarkupParser {
  private mutating func start(_ tag: TagReader.StartTag) throws(UncertainMarkup) {
    let traits = ElementTraits.of(tag.name)
    guard endCount == 0, isCertain(tag.name, traits) else { throw UncertainMarkup() }
    let isForeign = foreignCount > 0 || traits.contains(.foreign)
    if tag.isSelfClosing, !isForeign, !traits.contains(.void) { throw UncertainMarkup() }
    let tagStart = reader.start
    begin(tag, traits)
    if tag.isSelfClosing && isForeign || traits.contains(.void) && foreignCount == 0 {
      close(open.removeLast(), contentEnd: reader.position)
    } else if traits.contains(.rawText), foreignCount == 0 {
      try reader.skipText(of: tag.name)
      let contentEnd = reader.position
      _ = try reader.next()
      close(open.removeLast(), contentEnd: contentEnd)
      if tag.name == "script", isRun(scriptAt: tagStart) {
        scripts.append(tagStart..<reader.position)
      }
    } else {
      if tag.name == "p" { paragraphCount += 1 }
      if isForeign { foreignCount += 1 }
    }
  }

  /// Opens an element at the last tag.
  private mutating func begin(_ tag: TagReader.StartTag, _ traits: ElementTraits) {
    let parent = open.last?.element
    guard open.isEmpty || parent.map({ !elements[$0].isWhole }) ?? false else {
      open.append(OpenElement(name: tag.name, traits: traits))
      return
    }
    let index = elements.count
    beginNext(index)
    elements.append(
      MarkupTree.Element(
        name: tag.name, start: reader.start, tagEnd: reader.position, textEnd: reader.position,
        contentEnd: reader.position, end: reader.position, tailEnd: reader.position,
        parent: parent ?? -1, after: index + 1, id: tag.id, label: tag.label,
        isWhole: traits.contains(.whole)))
    open.append(OpenElement(name: tag.name, traits: traits, element: index))
  }

  /// Ends whatever precedes the element at `index`, which begins at the last tag.
  private mutating func beginNext(_ index: Int) {
    guard let parent = open.last?.element else { return }
    if let last = open[open.count - 1].lastChild {
      elements[last].tailEnd = reader.start
    } else {
      elements[parent].textEnd = reader.start
    }
    open[open.count - 1].lastChild = index
  }

  private mutating func end(_ name: TagName) throws(UncertainMarkup) {
    if name == "body" || name == "html" {
      guard open.count == 2, open[1].name == "body", endCount == (name == "body" ? 0 : 1) else {
        throw UncertainMarkup()
      }
      endCount += 1
      return
    }
    guard endCount == 0, let last = open.popLast(), last.name == name else {
      throw UncertainMarkup()
    }
    if foreignCount > 0 { foreignCount -= 1 }
    if name == "p" { paragraphCount -= 1 }
    close(last, contentEnd: reader.start)
  }

  /// Closes an element after the last tag.
  private mutating func close(_ last: OpenElement, contentEnd: Int) {
    guard let index = last.element else { return }
    elements[index].contentEnd = contentEnd
    elements[index].end = reader.position
    elements[index].after = elements.count
    if let child = last.lastChild {
      elements[child].tailEnd = contentEnd
    } else {
      elements[index].textEnd = contentEnd
    }
  }

  /// Whether browsers run the script. Data blocks such as JSON and speculation rules are not run.
  private func isRun(scriptAt start: Int) -> Bool {
    let value = HTMLTag(reader.html, at: start)?.value(of: "type")
    let type = value.map { String(decoding: $0, as: UTF8.self) } ?? ""
    return !type.hasSuffix("json") && type != "speculationrules"
  }
}

extension MarkupParser {
  /// Reuses an earlier version's element, with everything in it, if the same bytes start here and
  /// the enclosing elements have the same names: the result of parsing is then the same.
  private mutating func reuse(_ tag: TagReader.StartTag) -> Bool {
    guard let known = earlier?.element(at: reader.start, tag, in: bytes),
      let old = earlier?.tree, isAround(known, of: old)
    else { return false }
    let index = elements.count
    let (shift, added) = (reader.start - old.elements[known].start, index - known)
    beginNext(index)
    for number in known..<old.elements[known].after {
      var element = old.elements[number]
      element.move(by: shift)
      element.after += added
      element.parent = number == known ? open[open.count - 1].element! : element.parent + added
      elements.append(element)
    }
    reader.skip(to: elements[index].end)
    return true
  }

  /// Whether the open elements have the same names as the ancestors of an earlier element.
  private func isAround(_ known: Int, of old: MarkupTree) -> Bool {
    guard let root = earlier?.root, endCount == 0 else { return false }
    var around = old.elements[known].parent
    for open in open.reversed() {
      guard around >= root, let element = open.element, old.elements[around].name == open.name
      else { return false }
      if around == root { return element == root }
      around = old.elements[around].parent
    }
    return false
  }
}

extension MarkupParser {
  /// Whether an element that starts here becomes a child of the open element, as the tags suggest.
  private func isCertain(_ name: TagName, _ traits: ElementTraits) -> Bool {
    let parent = open[open.count - 1]
    if foreignCount > 0 {
      return !traits.contains(.endsForeign) && parent.name != "title" && parent.name != "desc"
    }
    if traits.contains(.uncertain) { return false }
    if name == "html" || (name == "head" || name == "body") != (parent.name == "html") {
      return false
    }
    switch parent.name {
    case "html": return elements.count == 1 ? name == "head" : name == "body" && !hasBody
    case "head": return traits.contains(.metadata)
    case "select", "optgroup", "option", "datalist":
      return name == "option" && parent.name != "option"
        || name == "optgroup" && parent.name == "select"
    default: break
    }
    let isTablePart = traits.contains(.tablePart)
    if parent.traits.contains(.containsTableParts) != isTablePart { return false }
    if traits.contains(.endsParagraph), paragraphCount > 0 { return false }
    if traits.contains(.heading), parent.traits.contains(.heading) { return false }
    if traits.contains(.exclusive), open.contains(where: { $0.name == name }) { return false }
    switch name {
    case "li": return ["ul", "ol", "menu", "template"].contains(parent.name)
    case "dt", "dd":
      return parent.name == "dl" || parent.name == "div" && open[open.count - 2].name == "dl"
    case "option", "optgroup": return false
    case "rt", "rp": return parent.name == "ruby"
    default: return true
    }
  }

  private var hasBody: Bool { elements.contains { $0.name == "body" } }
}
