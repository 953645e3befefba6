import VitrineDiagnostics
import VitrineModel

extension MarkdownRenderer {
  /// Writes the text of a node, or the end of it, with links in place of item references. Inside a
  /// link, references stay text, because links cannot be nested.
  mutating func write(_ text: UnsafeBufferPointer<UInt8>, of node: MarkdownNode) {
    let mentions = mayNameItems && openLink == nil ? ItemMention.all(in: text) : []
    guard !mentions.isEmpty else { return html.text(text) }
    var start = places.place(of: node)
    start.column += node.literal.count - text.count
    let source = WrittenText(of: text, places.bytes(from: start))
    var end = 0
    for mention in mentions where !source.isEscaped(mention.range) {
      html.text(UnsafeBufferPointer(rebasing: text[end..<mention.range.lowerBound]))
      let place = places.place(
        of: UnsafeBufferPointer(rebasing: text[mention.range]),
        near: (start.line, start.column + source.offset(of: mention.range.lowerBound)))
      write(mention, of: text, at: options.place(line: place.line, column: place.column))
      end = mention.range.upperBound
    }
    html.text(UnsafeBufferPointer(rebasing: text[end...]))
  }

  private mutating func write(
    _ mention: ItemMention, of text: UnsafeBufferPointer<UInt8>, at place: SourceLocation
  ) {
    let name = String(decoding: text[mention.name], as: UTF8.self)
    switch resolve(MarkdownReference(kind: .item, destination: name, place: place)) {
    case .item(let address, let title):
      html.openAnchor(address)
      if let words = mention.words {
        html.text(UnsafeBufferPointer(rebasing: text[words]))
      } else {
        html.text(title)
      }
      html.markup("</a>")
    case .link, .picture, .text:
      html.text(UnsafeBufferPointer(rebasing: text[mention.range]))
    }
  }
}

/// The text of a node, matched with the source bytes as far as possible.
private struct WrittenText {
  /// For each byte of the text, its offset in the source.
  private var offsets: [Int] = []

  /// The offsets in the text of brackets that are escaped with a backslash or an entity.
  private var escaped: Set<Int> = []

  init(of text: UnsafeBufferPointer<UInt8>, _ source: UnsafeBufferPointer<UInt8>) {
    var offset = 0
    while offsets.count < text.count, offset < source.count {
      let rest = UnsafeBufferPointer(rebasing: source[offset...])
      let written = Self.escape(in: rest)
      let word = written?.word ?? [rest[0]]
      guard text[offsets.count...].starts(with: word) else { return }
      if written != nil, word == [UInt8(ascii: "[")] { escaped.insert(offsets.count) }
      offsets += Array(repeating: offset, count: word.count)
      offset += written?.length ?? 1
    }
  }

  /// Returns the decoded escape or entity at the beginning of `source`, and its length.
  private static func escape(
    in source: UnsafeBufferPointer<UInt8>
  ) -> (word: [UInt8], length: Int)? {
    switch source[0] {
    case UInt8(ascii: "\\") where source.count > 1 && isPunctuation(source[1]):
      return ([source[1]], 2)
    case UInt8(ascii: "&"):
      guard let end = source.prefix(40).firstIndex(of: UInt8(ascii: ";")) else { return nil }
      let entity = UnsafeBufferPointer(rebasing: source[...end])
      let word = textOfHTML(withoutTags: entity)
      return word.count < entity.count ? (word, entity.count) : nil
    default: return nil
    }
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }

  func isEscaped(_ mention: Range<Int>) -> Bool {
    escaped.contains(mention.lowerBound) || escaped.contains(mention.lowerBound + 1)
  }

  /// The offset in the source of a byte of the text.
  func offset(of index: Int) -> Int {
    index < offsets.count ? offsets[index] : index
  }
}
