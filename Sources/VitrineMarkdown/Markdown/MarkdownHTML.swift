internal import VitrineModel
internal import VitrineText

/// UTF-8 bytes of HTML under construction. Text is escaped as it is written.
struct MarkdownHTML {
  private(set) var bytes: [UInt8] = []

  /// The prefix of the address of every link within the site, if addresses are absolute.
  var siteRoot: String?

  mutating func reserve(_ capacity: Int) { bytes.reserveCapacity(capacity) }

  mutating func markup(_ markup: StaticString) {
    bytes.append(
      contentsOf: UnsafeBufferPointer(
        start: markup.utf8Start, count: markup.utf8CodeUnitCount))
  }

  mutating func markup(_ markup: some Collection<UInt8>) { bytes.append(contentsOf: markup) }

  mutating func number(_ number: Int) { bytes.append(contentsOf: String(number).utf8) }

  /// Begins a new line unless already at the beginning of one.
  mutating func lineStart() {
    if let last = bytes.last, last != 0x0A { bytes.append(0x0A) }
  }

  mutating func text(_ text: UnsafeBufferPointer<UInt8>) {
    bytes.appendEscaped(text, apostrophes: false)
  }

  mutating func text(_ text: String) {
    var text = text
    text.withUTF8 { self.text($0) }
  }

  /// Writes the value of `href` or `src`. Characters not allowed in an address are percent-encoded;
  /// existing encoding is kept.
  mutating func address(_ address: UnsafeBufferPointer<UInt8>) {
    for byte in address {
      switch byte {
      case UInt8(ascii: "&"): markup("&amp;")
      case UInt8(ascii: "'"): markup("&#39;")
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "?")...UInt8(ascii: "Z"),
        UInt8(ascii: "#")...UInt8(ascii: ";"), UInt8(ascii: "!"), UInt8(ascii: "="),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        bytes.append(byte)
      default:
        bytes.appendPercentEncoded(byte)
      }
    }
  }

  mutating func address(_ address: String) {
    var address = address
    address.withUTF8 { self.address($0) }
  }
}

// MARK: Links and pictures

extension MarkdownHTML {
  mutating func title(_ title: UnsafeBufferPointer<UInt8>) {
    guard !title.isEmpty else { return }
    markup(" title=\"")
    text(title)
    markup("\"")
  }

  mutating func openAnchor(
    _ address: String,
    title: UnsafeBufferPointer<UInt8> = UnsafeBufferPointer(start: nil, count: 0)
  ) {
    markup("<a href=\"")
    self.address(address)
    markup("\"")
    self.title(title)
    let isOwn = siteRoot.map(address.hasPrefix) ?? false
    markup(!isOwn && BrowserAddress(address).isWebAddress ? " rel=\"external\">" : ">")
  }

  mutating func picture(
    _ source: String, width: Int?, height: Int?, alternative: [UInt8],
    title: UnsafeBufferPointer<UInt8> = UnsafeBufferPointer(start: nil, count: 0)
  ) {
    markup("<img src=\"")
    address(source)
    markup("\" alt=\"")
    alternative.withUnsafeBufferPointer { text($0) }
    markup("\"")
    if let width, let height { markup(" width=\"\(width)\" height=\"\(height)\"".utf8) }
    self.title(title)
    markup(" loading=\"lazy\" decoding=\"async\">")
  }
  /// The place of further attributes of the picture that was just written.
  func sources(ofLastPicture asset: Int) -> RenderedBody.Insertion {
    RenderedBody.Insertion(offset: bytes.count - 1, .sources(asset: asset))
  }
}
