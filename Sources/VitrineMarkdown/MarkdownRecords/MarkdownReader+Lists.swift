import VitrineDiagnostics
import VitrineModel
import VitrineText

extension MarkdownReader {
  /// Adds a record for each entry of the document's lists.
  mutating func readLists(_ document: MarkdownNode) {
    for block in document.children {
      let isHeading = outline.take(block)
      guard outline.isWanted else { continue }
      switch block.kind {
      case .htmlBlock:
        if block.containsHTMLList {
          warn(
            "list left out", at: places.place(of: block), "a list in HTML is left out",
            hint: "write it as Markdown, with an empty line between tags and the list")
        }
      case _ where isHeading: break
      case .list: if !block.isTableOfContents { read(list: block) }
      case .blockQuote:
        if let list = block.children.first(where: { $0.kind == .list }) {
          warn(
            "list left out", at: places.place(of: list), "a list in a quotation is left out",
            hint: "remove the > before it")
        }
      default: break
      }
    }
    outline.addPaths(headings, to: &result)
  }

  private mutating func read(list: MarkdownNode) {
    MarkdownListItems.read(list, under: nil) { part, parent in
      switch part {
      case .item(let item): read(item, under: parent)
      case .heading(let heading):
        add(
          MarkdownValues(at: places.place(of: heading)), title: heading.collapsedWords,
          of: heading, under: parent)
      }
    }
  }

  /// Adds the record of an item and returns its index, or nil if the item has no record.
  private mutating func read(_ item: MarkdownNode, under parent: Int?) -> Int? {
    let blocks = Array(item.children)
    guard let first = blocks.first, first.kind != .list else { return nil }
    let line = MarkdownLine(of: first)
    if line.isNavigation && !blocks.contains(where: { $0.kind == .list }) { return nil }
    guard first.kind == .paragraph || first.kind == .heading, let entry = ListEntry(line) else {
      warnAboutEntryWithoutTitle(at: places.place(of: item))
      return nil
    }
    var values = MarkdownValues(at: places.place(of: item))
    var rest = blocks.dropFirst().filter { $0.kind != .list && $0.kind != .heading }
    var text = entry.text
    var links = line.links
    if text.isEmpty, let second = rest.first, second.kind == .paragraph {
      let description = MarkdownLine(of: second)
      (text, links) = (description.runs, description.links)
      rest.removeFirst()
    }
    let textPlace = text.first.map { places.place(of: $0.node) }
    values.add("text", trimmed(text.markdown(links)), at: textPlace)
    values.add(entry, of: line, at: entry.titleNode.map { places.place(of: $0) })
    if let isDone = item.taskIsDone { values.add("done", .bool(isDone)) }
    values.add("body", rest.commonMark, at: rest.first.map { places.place(of: $0) })
    return add(values, title: entry.title, of: entry.titleNode ?? first, under: parent)
  }

  /// Adds a record with a title, from which its id is made.
  private mutating func add(
    _ values: MarkdownValues, title: String, of node: MarkdownNode, under parent: Int?
  ) -> Int? {
    if title.isEmpty { return nil }
    var values = values
    values.add("title", title, at: places.place(of: node))
    let above = parent.flatMap { result.records[$0].values.text(of: "title") } ?? outline.title
    return add(values, id: id(title, values.text(of: "link"), above), under: parent)
  }

  /// Returns the title's slug as an id. If it is already used, the slug of the parent's title is
  /// added.
  private mutating func id(_ title: String, _ link: String?, _ above: String?) -> String {
    let base = [title, link ?? "", "entry"].lazy.map(slug).first { !$0.isEmpty }!
    if ids.insert(base) { return base }
    let longer = [base, slug(of: above ?? "")].filter { !$0.isEmpty }.joined(separator: "-")
    return ids.unused(longer, from: 2) { "\(longer)-\($0)" }
  }
}

extension MarkdownValues {
  fileprivate mutating func add(_ entry: ListEntry, of line: MarkdownLine, at place: TextPosition?)
  {
    if let link = entry.link { add("link", line.links[link].address, at: place) }
    let others = line.links.indices.filter { index in
      index != entry.link && !line.links[index].isInFile && line.links[index].title.hasWords
    }
    add("links", links: others.map { line.links[$0] })
    if !entry.tags.isEmpty { add("tags", .texts(entry.tags)) }
    add("symbol", entry.symbol)
    if let picture = line.pictures.first(where: { !BrowserAddress($0.address).isWebAddress }) {
      var image = MarkdownValues(at: self.place)
      image.add("src", picture.address)
      image.add("alt", .text(picture.alternative))
      add("image", .map(image))
    }
  }
}

extension MarkdownLine {
  /// Whether this is only a link to another place in the file, such as its beginning.
  fileprivate var isNavigation: Bool {
    let linked = runs.filter { $0.link != nil }
    return !linked.isEmpty && linked.allSatisfy { links[$0.link!].isInFile }
      && runs.allSatisfy { $0.link != nil || !$0.hasWords }
  }
}

extension MarkdownNode {
  /// Whether this is a table of contents: all of its links lead to the file itself.
  var isTableOfContents: Bool {
    let links = Array(nodes(.link))
    return !links.isEmpty && links.allSatisfy { $0.destination.first == UInt8(ascii: "#") }
  }

  fileprivate var containsHTMLList: Bool {
    var scanner = HTMLScanner(literal)
    while let token = scanner.next() {
      switch token {
      case .tag(let tag): if tag.name == "li", !tag.isClosing { return true }
      case .text(let text):
        // Without a blank line after the tag above it, a list is part of the HTML.
        let text = String(decoding: text, as: UTF8.self)
        if text.contains("\n- [") || text.contains("\n* [") { return true }
      case .comment, .doctype: break
      }
    }
    return false
  }
}
