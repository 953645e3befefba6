import VitrineText

extension [MarkdownLine.Run] {
  /// Returns the words as Markdown, with only their links and code as markup.
  func markdown(_ links: [MarkdownLine.Link]) -> String {
    var result: [UInt8] = []
    var openLink: Int?
    func close() {
      guard let link = openLink else { return }
      result += "](<".utf8
      for byte in links[link].address.utf8 {
        if "<>\\&".utf8.contains(byte) { result.append(0x5C) }
        result.append(byte == 0x0A || byte == 0x0D ? 0x20 : byte)
      }
      result += ">)".utf8
      openLink = nil
    }
    for run in self where run.kind != .picture {
      let link = run.link.flatMap { links[$0].isInFile ? nil : $0 }
      if link != openLink {
        close()
        if link != nil { result.append(UInt8(ascii: "[")) }
        openLink = link
      }
      // Code that looks like HTML would be mistaken for HTML.
      if run.kind == .code, !run.text.utf8.contains(where: { $0 == 0x60 || $0 == 0x3C }) {
        result += "`\(run.text)`".utf8
      } else {
        appendWords(run.text, to: &result)
      }
    }
    close()
    return String(decoding: result, as: UTF8.self)
  }
}

/// Appends words, escaped so that none of their characters are Markdown markup.
private func appendWords(_ text: String, to result: inout [UInt8]) {
  var bytes = text.utf8[...]
  if result.isEmpty, let first = bytes.first {
    switch first {
    case UInt8(ascii: "#"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "="):
      result.append(0x5C)
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      let digits = bytes.prefix { (0x30...0x39).contains($0) }
      result += digits
      bytes = bytes.dropFirst(digits.count)
      if let sign = bytes.first, sign == 0x2E || sign == 0x29 { result.append(0x5C) }
    default: break
    }
  }
  for byte in bytes {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "&"), UInt8(ascii: "~"), UInt8(ascii: "!"):
      result.append(0x5C)
    default: break
    }
    result.append(byte)
  }
}

extension Sequence<MarkdownNode> {
  /// The blocks as Markdown that depends on no definitions elsewhere.
  var commonMark: String { map { trimmed($0.commonMark) }.joined(separator: "\n\n") }
}
