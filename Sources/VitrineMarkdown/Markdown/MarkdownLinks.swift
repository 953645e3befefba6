import VitrineDiagnostics
import VitrineModel
import VitrineText

extension MarkdownRenderer {
  mutating func enterLink(_ node: MarkdownNode) {
    switch target(of: node, use: .link) {
    case .link(let address):
      html.openAnchor(address, title: node.title)
      openLink = true
    case .picture, .item, .text:
      openLink = false
    }
  }

  mutating func leaveLink() {
    if openLink == true { html.markup("</a>") }
    openLink = nil
  }

  /// With `isCaptioned`, the picture's title is omitted because it is in the caption.
  mutating func picture(_ node: MarkdownNode, isCaptioned: Bool = false) {
    let title = isCaptioned ? UnsafeBufferPointer(rebasing: node.title[0..<0]) : node.title
    let alternative = node.plainText
    switch target(of: node, use: .picture) {
    case .picture(let source, let width, let height, let asset):
      switch Medium.Kind(source) {
      case nil:
        let opensLarge = opensLarge(node, width: width)
        if opensLarge {
          body.insert(.viewer)
          html.markup("<a class=\"enlarge\" href=\"")
          html.address(source)
          if alternative.isEmpty {
            html.markup("\" aria-label=\"")
            insertWord(.picture, isInAttribute: true)
          }
          html.markup("\">")
        }
        html.picture(
          source, width: width, height: height, alternative: alternative, title: title)
        if let asset { insertions.append(html.sources(ofLastPicture: asset)) }
        if opensLarge { html.markup("</a>") }
      case .document where openLink != nil: write(alternative, or: source)
      case let kind?: medium(kind, at: source, alternative: alternative, title: title)
      }
    case .link(let address) where openLink == nil:
      html.openAnchor(address, title: title)
      write(alternative, or: address)
      html.markup("</a>")
    case .link, .item, .text:
      alternative.withUnsafeBufferPointer { html.text($0) }
    }
  }

  /// Whether a picture is all that its paragraph has, and wide enough to be worth enlarging.
  private func opensLarge(_ picture: MarkdownNode, width: Int?) -> Bool {
    options.linksPictures && picture.parent?.kind == .paragraph && picture.previous == nil
      && picture.next == nil && width ?? .max > Self.leastWidth
  }

  /// Narrower pictures are icons and badges.
  private static let leastWidth = 320

  private mutating func target(of node: MarkdownNode, use: BrowserAddress.Use) -> MarkdownTarget {
    let destination = ownDestination(of: node)
    let place = place(of: node)
    if !options.keepsHTML, let scheme = BrowserAddress(destination).unknownScheme(in: use) {
      diagnostics.warn(ofScheme: scheme, in: use, at: place)
      return .text
    }
    return resolve(MarkdownReference(use, destination: destination, place: place))
  }

  /// Writes the alternative text of a picture, or its address if it has none.
  mutating func write(_ alternative: [UInt8], or address: String) {
    if alternative.isEmpty {
      html.text(address)
    } else {
      alternative.withUnsafeBufferPointer { html.text($0) }
    }
  }
}
