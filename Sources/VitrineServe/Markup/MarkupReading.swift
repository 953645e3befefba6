extension MarkupTree {
  /// Reads a page whose tags nest as they stand there.
  ///
  /// - Throws: for a page that browsers may make anything else of: an element without its end, one that
  ///   ends another, text in a table. What they do then depends on all that comes before.
  init(_ bytes: [UInt8]) throws(UncertainMarkup) {
    var reading = MarkupReading(bytes)
    try reading.read()
    self.init(bytes: bytes, elements: reading.elements, scripts: reading.scripts)
  }
}

/// A page on the way to its tree: what is open, and what was.
private struct MarkupReading {
  private(set) var elements: [MarkupTree.Element] = []
  private(set) var scripts: [Range<Int>] = []

  private var reader: TagReader
  private var open: [OpenElement] = []
  private var paragraphCount = 0
  private var foreignCount = 0

  /// How many of `</body>` and `</html>` have come.
  private var endCount = 0

  private struct OpenElement {
    var name: TagName
    var traits: ElementTraits

    /// Nil in one that is known as a whole.
    var element: Int?
    var lastChild: Int?
  }

  init(_ bytes: [UInt8]) {
    reader = TagReader(bytes)
    // A list of rows has an element in about as many bytes.
    elements.reserveCapacity(bytes.count / 64)
  }

  mutating func read() throws(UncertainMarkup) {
    guard case .doctype? = try reader.next(), reader.start == 0,
      case .start(let root)? = try reader.next(), root.name == "html"
    else { throw UncertainMarkup() }
    begin(root, [.holdsNoText])
    var textStart = reader.position
    while let tag = try reader.next() {
      try check(text: textStart..<reader.start)
      switch tag {
      case .doctype: throw UncertainMarkup()
      case .comment: if endCount > 0 { throw UncertainMarkup() }
      case .start(let tag): try start(tag)
      case .end(let name): try end(name)
      }
      textStart = reader.position
    }
    try check(text: textStart..<reader.start)
    guard endCount == 2 else { throw UncertainMarkup() }
    // What stands behind the body goes into it.
    while let last = open.popLast() { close(last, contentEnd: reader.position) }
    elements[0].tailEnd = reader.position
  }

  private func check(text: Range<Int>) throws(UncertainMarkup) {
    guard endCount > 0 || open[open.count - 1].traits.contains(.holdsNoText) else { return }
    guard reader.bytes[text].allSatisfy(TagReader.isSpace) else { throw UncertainMarkup() }
  }
}

extension MarkupReading {
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
      let tagEnd = reader.position
      try reader.skipText(of: tag.name)
      let contentEnd = reader.position
      _ = try reader.next()
      close(open.removeLast(), contentEnd: contentEnd)
      if tag.name == "script", try isRun(tagStart..<tagEnd) {
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
    if let last = open.last?.lastChild {
      elements[last].tailEnd = reader.start
    } else if let parent {
      elements[parent].textEnd = reader.start
    }
    let index = elements.count
    if !open.isEmpty { open[open.count - 1].lastChild = index }
    elements.append(
      MarkupTree.Element(
        name: tag.name, start: reader.start, tagEnd: reader.position, textEnd: reader.position,
        contentEnd: reader.position, end: reader.position, tailEnd: reader.position,
        parent: parent ?? -1, after: index + 1, id: tag.id, label: tag.label,
        isWhole: traits.contains(.whole)))
    open.append(OpenElement(name: tag.name, traits: traits, element: index))
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

  /// Ends an element behind the last tag.
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

  /// Data of another kind stand in scripts that no browser runs.
  private func isRun(_ tag: Range<Int>) throws(UncertainMarkup) -> Bool {
    try !TagReader.attributes(of: tag, in: reader.bytes).contains { attribute in
      reader.bytes[attribute.name].elementsEqual("type".utf8)
        && attribute.value.map { String(decoding: reader.bytes[$0], as: UTF8.self) }?
          .hasSuffix("json") ?? false
    }
  }
}

extension MarkupReading {
  /// Whether an element that starts here stands in what is open, as its tag does.
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
    if parent.traits.contains(.holdsTableParts) != isTablePart { return false }
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
