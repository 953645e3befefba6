import VitrineMarkdown
import VitrineModel
import VitrineSystem
import VitrineText

/// The addresses in a page or a stylesheet of a site.
struct FileLinks: Sendable {
  /// The paths in the site that the file loads or links to, in the form that `sitePath` returns.
  private(set) var paths: Set<ExactText> = []

  /// The web addresses that the file links to.
  private(set) var addresses: Set<String> = []

  private let folder: String

  /// The attributes that contain an address, or several separated by white space and commas.
  private static let attributes: Set = [
    "action", "data", "formaction", "href", "poster", "src", "srcset", "xlink:href",
  ]

  init(ofPage html: [UInt8], at path: String) {
    folder = path.parentFolder
    html.withUnsafeBufferPointer { html in
      var scanner = HTMLScanner(html)
      while let token = scanner.next() {
        guard case .tag(let tag) = token, !tag.isClosing else { continue }
        for (name, value) in tag.values {
          if name == "style" { recordStyles(Array(value.utf8)) }
          guard Self.attributes.contains(name) else { continue }
          for address in value.split(whereSeparator: { $0.isWhitespace || $0 == "," }) {
            add(String(address), isLink: tag.shortName == "a" && name == "href")
          }
        }
        guard let name = tag.textElement else { continue }
        let content = scanner.skipContent(of: name)
        if name == "style" { recordStyles(Array(content)) }
      }
    }
  }

  init(ofStyles css: [UInt8], at path: String) {
    folder = path.parentFolder
    recordStyles(css)
  }

  private mutating func recordStyles(_ css: [UInt8]) {
    _ = replacingAddresses(inStyles: css) { address in
      add(address, isLink: false)
      return nil
    }
  }

  private mutating func add(_ address: String, isLink: Bool) {
    if let path = sitePath(ofAddress: address, in: folder) {
      paths.insert(path)
    } else if isLink, BrowserAddress(address).isWebAddress {
      addresses.insert(address)
    }
  }
}
