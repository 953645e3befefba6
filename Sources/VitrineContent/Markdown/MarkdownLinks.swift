import VitrineModel

extension MarkdownRenderer {
  mutating func enterLink(_ node: MarkdownNode) {
    switch target(of: node, kind: .link) {
    case .link(let address):
      openAnchor(address: address, title: node.title)
      openLink = true
    case .picture, .text:
      openLink = false
    }
  }

  mutating func leaveLink() {
    if openLink == true { html.markup("</a>") }
    openLink = nil
  }

  mutating func picture(_ node: MarkdownNode) {
    let alternative = node.plainText
    switch target(of: node, kind: .picture) {
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
      titleAttribute(node.title)
      html.markup(" loading=\"lazy\" decoding=\"async\">")
    case .link(let address) where openLink == nil:
      openAnchor(address: address, title: node.title)
      if alternative.isEmpty {
        html.text(address)
      } else {
        alternative.withUnsafeBufferPointer { html.text($0) }
      }
      html.markup("</a>")
    case .link, .text:
      alternative.withUnsafeBufferPointer { html.text($0) }
    }
  }

  private mutating func target(of node: MarkdownNode, kind: MarkdownReference.Kind)
    -> MarkdownTarget
  {
    let destination = node.destination
    if !options.keepsHTML, let scheme = dangerousScheme(of: destination, kind: kind) {
      report(.dangerousAddress(scheme), at: node)
      return .text
    }
    return resolve(
      MarkdownReference(
        kind: kind, destination: String(decoding: destination, as: UTF8.self),
        place: place(of: node)))
  }

  private mutating func openAnchor(address: String, title: UnsafeBufferPointer<UInt8>) {
    html.markup("<a href=\"")
    html.address(address)
    html.markup("\"")
    titleAttribute(title)
    html.markup(isExternal(address) ? " rel=\"external\">" : ">")
  }

  private mutating func titleAttribute(_ title: UnsafeBufferPointer<UInt8>) {
    guard !title.isEmpty else { return }
    html.markup(" title=\"")
    html.text(title)
    html.markup("\"")
  }

  private func isExternal(_ address: String) -> Bool {
    address.hasPrefix("https://") || address.hasPrefix("http://") || address.hasPrefix("//")
  }
}

/// The scheme of an address that runs script or reads files, as cmark-gfm's safe mode has it.
///
/// What a browser would skip before or inside a scheme (blanks, control characters) is
/// percent-encoded when the address is written, so that it hides nothing.
private func dangerousScheme(
  of address: UnsafeBufferPointer<UInt8>, kind: MarkdownReference.Kind
) -> String? {
  guard let colon = address.prefix(16).firstIndex(of: UInt8(ascii: ":")) else { return nil }
  let scheme = String(decoding: address[..<colon], as: UTF8.self).lowercased()
  switch scheme {
  case "javascript", "vbscript", "file": return scheme
  case "data":
    let rest = String(decoding: address[colon...].prefix(16), as: UTF8.self).lowercased()
    let isPicture = [":image/png", ":image/gif", ":image/jpeg", ":image/webp"]
      .contains { rest.hasPrefix($0) }
    return isPicture && kind == .picture ? nil : scheme
  default: return nil
  }
}
