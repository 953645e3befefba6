import VitrineText

/// The words of a paragraph or a heading, with the markup that matters in lists.
struct MarkdownLine {
  /// A run of words of one kind.
  struct Run {
    enum Kind { case words, bold, code, picture }

    var kind: Kind
    var text: String

    /// The index of the link that contains the words.
    var link: Int?

    /// The node in which the words begin. Valid as long as the document.
    let node: MarkdownNode

    /// Whether the run has a letter or a digit, and is not a picture.
    var hasWords: Bool { kind != .picture && text.hasWords }
  }

  struct Link: Hashable, Sendable {
    var address: String
    var title = ""

    /// Whether the link leads to a place in the same file.
    var isInFile: Bool { address.hasPrefix("#") }
  }

  var runs: [Run] = []
  private(set) var links: [Link] = []
  private(set) var pictures: [(address: String, alternative: String)] = []

  init(of block: MarkdownNode) {
    var walk = MarkdownWalk(block)
    var bold = 0
    var link: Int?
    while let event = walk.next() {
      switch event {
      case .enter(let node):
        switch node.kind {
        case .strong: bold += 1
        case .link: link = open(String(decoding: node.destination, as: UTF8.self))
        case .image:
          let alternative = node.collapsedWords
          pictures.append((String(decoding: node.destination, as: UTF8.self), alternative))
          append(.picture, alternative, link, node)
          walk.skip(node)
        case .text:
          append(
            bold > 0 ? .bold : .words, String(decoding: node.literal, as: UTF8.self), link, node)
        case .code: append(.code, String(decoding: node.literal, as: UTF8.self), link, node)
        case .softBreak, .lineBreak: append(bold > 0 ? .bold : .words, " ", link, node)
        case .html: take(html: node, &link)
        default: break
        }
      case .leave(let node):
        if node.kind == .strong { bold -= 1 }
        if node.kind == .link { link = nil }
      }
    }
    for run in runs where run.link != nil && run.kind != .picture {
      links[run.link!].title += run.text
    }
  }

  private mutating func open(_ address: String) -> Int {
    links.append(Link(address: address))
    return links.count - 1
  }

  /// Reads a tag: links and pictures are treated as in Markdown, other tags are ignored.
  private mutating func take(html node: MarkdownNode, _ link: inout Int?) {
    var scanner = HTMLScanner(node.literal)
    guard case .tag(let tag)? = scanner.next() else { return }
    switch tag.name {
    case "a" where tag.isClosing: link = nil
    case "a": if let address = tag.text(of: "href") { link = open(address) }
    case "img":
      let alternative = tag.text(of: "alt") ?? ""
      pictures.append((tag.text(of: "src") ?? "", alternative))
      append(.picture, alternative, link, node)
    case "br": append(.words, " ", link, node)
    default: break
    }
  }

  private mutating func append(_ kind: Run.Kind, _ text: String, _ link: Int?, _ node: MarkdownNode)
  {
    if let last = runs.last, last.kind == kind, last.link == link, kind != .code, kind != .picture {
      runs[runs.count - 1].text += text
    } else {
      runs.append(Run(kind: kind, text: text, link: link, node: node))
    }
  }
}

extension [MarkdownLine.Run] {
  /// The words without markup and pictures.
  var words: String {
    var text = filter { $0.kind != .picture }.map(\.text).joined()
    return text.withUTF8(collapsed)
  }
}
