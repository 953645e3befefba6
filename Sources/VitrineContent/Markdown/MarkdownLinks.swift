import VitrineDiagnostics
import VitrineModel
import VitrineText

extension MarkdownRenderer {
  mutating func enterLink(_ node: MarkdownNode) {
    switch target(of: node, use: .link) {
    case .link(let address):
      openAnchor(address: address, title: node.title)
      openLink = true
    case .picture, .item, .text:
      openLink = false
    }
  }

  mutating func leaveLink() {
    if openLink == true { html.markup("</a>") }
    openLink = nil
  }

  /// With `isCaptioned`, the picture's title is not written with it.
  mutating func picture(_ node: MarkdownNode, isCaptioned: Bool = false) {
    let title = isCaptioned ? UnsafeBufferPointer(rebasing: node.title[0..<0]) : node.title
    let alternative = node.plainText
    switch target(of: node, use: .picture) {
    case .picture(let source, width: _, height: _) where PlayedFile(source) != nil:
      player(PlayedFile(source)!, at: source, alternative: alternative, title: title)
    case .picture(let source, let width, let height):
      html.markup("<img src=\"")
      html.address(source)
      html.markup("\" alt=\"")
      alternative.withUnsafeBufferPointer { html.text($0) }
      html.markup("\"")
      if let width, let height {
        html.markup(" width=\"")
        html.number(width)
        html.markup("\" height=\"")
        html.number(height)
        html.markup("\"")
      }
      titleAttribute(title)
      html.markup(" loading=\"lazy\" decoding=\"async\">")
    case .link(let address) where openLink == nil:
      openAnchor(address: address, title: title)
      if alternative.isEmpty {
        html.text(address)
      } else {
        alternative.withUnsafeBufferPointer { html.text($0) }
      }
      html.markup("</a>")
    case .link, .item, .text:
      alternative.withUnsafeBufferPointer { html.text($0) }
    }
  }

  private mutating func target(of node: MarkdownNode, use: BrowserAddress.Use) -> MarkdownTarget {
    let destination = ownDestination(of: node)
    let place = place(of: node)
    if !options.keepsHTML, let scheme = BrowserAddress(destination).unknownScheme(in: use) {
      diagnostics.warn(ofScheme: scheme, in: use, at: place)
      return .text
    }
    return resolve(MarkdownReference(use, destination: destination, place: place))
  }

  mutating func openAnchor(address: String, title: UnsafeBufferPointer<UInt8>) {
    html.markup("<a href=\"")
    html.address(address)
    html.markup("\"")
    titleAttribute(title)
    html.markup(BrowserAddress(address).isOnTheWeb ? " rel=\"external\">" : ">")
  }

  mutating func titleAttribute(_ title: UnsafeBufferPointer<UInt8>) {
    guard !title.isEmpty else { return }
    html.markup(" title=\"")
    html.text(title)
    html.markup("\"")
  }
}
