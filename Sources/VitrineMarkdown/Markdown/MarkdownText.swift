import VitrineText

extension MarkdownNode {
  /// How to treat raw HTML among words.
  fileprivate enum RawHTML {
    case omitted

    /// The words in it are read.
    case read

    /// It is not markup but a word, such as the `<int>` of `vector<int>`.
    case word
  }

  /// The words of this node and all nodes below it, without markup and with a space between blocks.
  var plainText: [UInt8] { plainText(rawHTML: .omitted) }

  /// With `ofPictures` false, alternative texts are left out.
  ///
  /// With `ofItems`, references to items are replaced by their words.
  fileprivate func plainText(
    rawHTML: RawHTML, ofPictures: Bool = true, ofItems: Bool = false
  ) -> [UInt8] {
    var text = HTMLText(keepsUnknownTags: true)
    var walk = MarkdownWalk(self)
    while let event = walk.next() {
      switch event {
      case .enter(let node):
        switch node.kind {
        case .image where !ofPictures: walk.skip(node)
        case .text where ofItems: text.append(words: ItemMention.words(of: Array(node.literal)))
        case .text, .code, .codeBlock: text.append(words: node.literal)
        case .softBreak, .lineBreak: text.append(words: CollectionOfOne(0x20))
        case .html, .htmlBlock:
          switch rawHTML {
          case .omitted: break
          case .read: text.append(html: node.literal)
          case .word: text.append(words: node.literal)
          }
        default: break
        }
      case .leave(let node):
        switch node.kind {
        case .paragraph, .heading, .tableCell, .codeBlock, .item:
          text.append(words: CollectionOfOne(0x20))
        default: break
        }
      }
    }
    return text.bytes
  }
}

extension MarkdownNode {
  /// `plainText` without trailing blanks, and with item references replaced by their words.
  var words: String {
    let text = ItemMention.words(of: plainText)
    let end = text.lastIndex { !$0.isSpaceOrTab }
    return String(decoding: text[..<(end.map { $0 + 1 } ?? 0)], as: UTF8.self)
  }

  /// The words of a heading from which its id is made.
  var wordsOfID: String {
    let text = ItemMention.words(of: plainText(rawHTML: .omitted, ofPictures: false))
    // Leaving the heading adds a space.
    return String(decoding: text.dropLast(), as: UTF8.self)
  }
}

/// Returns the words of a Markdown text, without markup and with each run of white space collapsed.
///
/// Markdown that the parser refuses keeps its markup.
package func plainText(ofMarkdown markdown: String) -> String {
  // Most texts have no `<`, and searching them for a comment would take longer than everything
  // else.
  let mayContainTags = markdown.utf8.contains(UInt8(ascii: "<"))
  let rawHTML: MarkdownNode.RawHTML =
    mayContainTags && (containsHTML(markdown) || markdown.contains("<!--")) ? .read : .word
  var markdown = markdown
  return markdown.withUTF8 { bytes in
    guard mayContainMarkup(bytes) else { return collapsed(bytes) }
    // Brackets after a backslash are no reference.
    let mayNameItems = ItemMention.mayOccur(in: bytes) && !bytes.contains(UInt8(ascii: "\\"))
    let text = try? withMarkdownDocument(bytes) {
      $0.plainText(rawHTML: rawHTML, ofItems: mayNameItems)
    }
    return text.map { $0.withUnsafeBufferPointer(collapsed) } ?? collapsed(bytes)
  }
}

/// Whether the bytes may be more than the words of one paragraph: they have a second line or a
/// character with a meaning in Markdown, or begin like a block.
private func mayContainMarkup(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  let isInline = bytes.contains { byte in
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "["),
      UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "\\"), UInt8(ascii: "~"), 0x0A, 0x0D:
      true
    default: false
    }
  }
  guard !isInline, let first = bytes.first else { return isInline }
  switch first {
  case UInt8(ascii: "#"), UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "+"),
    UInt8(ascii: "0")...UInt8(ascii: "9"), 0x09, 0x20:
    return true
  default: return false
  }
}

/// Returns the text with each run of white space collapsed, and trimmed.
func collapsed(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  for byte in bytes {
    if !byte.isWhiteSpace {
      result.append(byte)
    } else if let last = result.last, last != 0x20 {
      result.append(0x20)
    }
  }
  if result.last == 0x20 { result.removeLast() }
  return String(decoding: result, as: UTF8.self)
}
