extension MarkdownOptions {
  /// True if a text may hold tags of another generator: those of files that were written for one do.
  func mayHoldForeignTags(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard case .file = origin else { return false }
    return zip(text, text.dropFirst()).contains { first, second in
      first == UInt8(ascii: "{") && (second == first || second == UInt8(ascii: "%"))
    }
  }
}

extension MarkdownRenderer {
  /// Warns of the first tag of another generator among a block's words, as `{{< figure >}}` of Hugo or
  /// `{% include %}` of Jekyll. In code it is meant as it stands, and so may be `{{2}}` in a formula. What
  /// parses as HTML, as `{{<figure>}}`, is told of as such.
  mutating func lookForForeignTag(in block: MarkdownNode) {
    guard mayHoldForeignTags else { return }
    var words: [UInt8] = []
    var walk = MarkdownWalk(block)
    while let event = walk.next() {
      if case .enter(let node) = event, node.kind == .text { words += node.literal }
    }
    let text = String(decoding: words, as: UTF8.self)
    if let tag = text.firstMatch(of: #/\{(\{[<%]\s*|\{\s+|%-?\s*)[\p{L}_.\/"'][\w.\/]*/#) {
      report(.foreignTag(String(tag.0)), at: block)
    }
  }
}
