import VitrineText

/// Collects the words of HTML that arrives in parts. Blocks and breaks become spaces.
struct HTMLText {
  private(set) var bytes: [UInt8] = []

  /// Whether unknown tags are text, as in `vector<int>`.
  var keepsUnknownTags = false

  /// Whether blocks are separated by `separator` instead of a space. Labels of other generators'
  /// components are then read as words: `<TabItem label="Linux">`.
  var separatesBlocks = false

  /// A byte that no text contains.
  static let separator: UInt8 = 0

  /// The open element whose content is hidden, such as a script.
  private var hiding: TagName?

  init(keepsUnknownTags: Bool = false, separatesBlocks: Bool = false) {
    self.keepsUnknownTags = keepsUnknownTags
    self.separatesBlocks = separatesBlocks
  }

  /// Adds words without markup.
  mutating func append(words: some Sequence<UInt8>) {
    if hiding == nil { bytes.append(contentsOf: words) }
  }

  mutating func append(html: UnsafeBufferPointer<UInt8>) {
    var scanner = HTMLScanner(html)
    if let hiding { scanner.skipContent(of: hiding) }
    while let token = scanner.next() {
      switch token {
      case .text(let text): if hiding == nil { bytes += textOfHTML(withoutTags: text) }
      case .comment, .doctype: break
      case .tag(let tag):
        append(tag, html[scanner.range])
        if let hiding { scanner.skipContent(of: hiding) }
      }
    }
  }

  private mutating func append(_ tag: HTMLTag, _ written: Slice<UnsafeBufferPointer<UInt8>>) {
    if let hiding {
      if tag.isClosing, tag.shortName == hiding { self.hiding = nil }
      return
    }
    switch HTMLElement(tag.name) {
    case .inline: break
    case .block: bytes.append(separatesBlocks ? Self.separator : 0x20)
    case .hidden: if !tag.isClosing, !tag.isEmpty { hiding = tag.shortName }
    case nil:
      if separatesBlocks {
        bytes.append(Self.separator)
        for (name, value) in tag.values where name == "label" || name == "title" {
          bytes += value.utf8 + [Self.separator]
        }
      }
      if keepsUnknownTags { bytes += written }
    }
  }
}

/// Returns the words of HTML, with white space collapsed.
package func plainText(ofHTML html: String, keepsUnknownTags: Bool = false) -> String {
  var html = html
  var text = HTMLText(keepsUnknownTags: keepsUnknownTags)
  html.withUTF8 { text.append(html: $0) }
  return text.bytes.withUnsafeBufferPointer(collapsed)
}

/// Whether a text is HTML: it has a known element that is closed, needs no end tag, or has
/// attributes with values. `a < b`, `vector<int>` and `Array<A>` are words.
package func containsHTML(_ text: String) -> Bool {
  guard text.utf8.contains(UInt8(ascii: "<")) else { return false }
  var text = text
  return text.withUTF8 { html in
    var open: Set<String> = []
    var scanner = HTMLScanner(html)
    while let token = scanner.next() {
      guard case .tag(let tag) = token, HTMLElement(tag.name) != nil else { continue }
      if tag.isClosing {
        if open.contains(tag.name) { return true }
      } else if tag.isVoid || tag.values.contains(where: { !$0.value.isEmpty }) {
        return true
      } else {
        open.insert(tag.name)
      }
    }
    return false
  }
}

/// Returns the text of HTML without tags, with its entities decoded.
func textOfHTML(withoutTags html: UnsafeBufferPointer<UInt8>) -> [UInt8] {
  var text: [UInt8] = []
  var start = 0
  while let sign = html[start...].firstIndex(of: UInt8(ascii: "&")) {
    text += html[start..<sign]
    let name = html[(sign + 1)...].prefix(maxEntityLength).prefix(while: \.isOfEntity)
    let end = name.endIndex + 1
    if !name.isEmpty, end <= html.count, html[name.endIndex] == UInt8(ascii: ";"),
      let character = character(ofEntity: html[sign..<end])
    {
      text += character
      start = end
    } else {
      text.append(UInt8(ascii: "&"))
      start = sign + 1
    }
  }
  return text + html[start...]
}

private let maxEntityLength = 32

/// Decodes an entity with the Markdown parser, which knows all of them. Returns nil if it is not an
/// entity.
private func character(ofEntity entity: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8]? {
  let text = try? withMarkdownDocument(UnsafeBufferPointer(rebasing: entity)) { document in
    let text = document.firstChild?.firstChild
    return text.map { Array($0.literal) }
  }
  guard let text = text ?? nil, !text.elementsEqual(entity) else { return nil }
  return text
}

extension UInt8 {
  fileprivate var isOfEntity: Bool {
    isLetter || (0x30...0x39).contains(self) || self == UInt8(ascii: "#")
  }
}
