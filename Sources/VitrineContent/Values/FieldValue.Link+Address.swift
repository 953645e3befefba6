import VitrineModel
import VitrineText

extension FieldValue.Link {
  /// Reads an address on the web or with another known scheme, or a path to a page or file of the
  /// site. Fails for anything else.
  init?(address: String) {
    let read = BrowserAddress(address)
    guard !address.contains(where: \.isWhitespace), read.unknownScheme(in: .link) == nil else {
      return nil
    }
    if read.isElsewhere {
      let title = Self.title(of: address, scheme: read.isWebAddress ? nil : read.scheme)
      guard !title.isEmpty else { return nil }
      self.init(written: address, title: title, address: address)
    } else {
      let path = address.prefix { $0 != "?" && $0 != "#" }
      guard Self.isPath(path) || knownMediaType(of: String(path)) != nil else { return nil }
      self.init(written: address, title: address)
    }
  }

  /// Reads words with an address on the web behind them, such as `The museum (https://example.org)`,
  /// as Airtable exports them.
  init?(named text: String) {
    guard text.hasSuffix(")"), let open = text.ranges(of: " (http").last,
      case let address = String(text[open.lowerBound...].dropFirst(2).dropLast()),
      BrowserAddress(address).isWebAddress, FieldValue.Link(address: address) != nil
    else { return nil }
    self.init(written: address, title: String(text[..<open.lowerBound]), address: address)
  }

  /// Whether it can only be a path because it ends like a file name: `talk.mp3`, but also
  /// `node.js`.
  var isBarePath: Bool { address == nil && !Self.isPath(written.prefix { $0 != "?" && $0 != "#" }) }

  private static func isPath(_ path: Substring) -> Bool {
    ["/", "./", "../"].contains(where: path.hasPrefix) || path.hasSuffix(".md")
  }

  /// The name of a known license, or else the host of a web page without `www.`, or the part of
  /// another address after its scheme.
  private static func title(of address: String, scheme: String?) -> String {
    if let scheme {
      let rest = address.dropFirst(scheme.count + 1)
      return percentDecoded(String(rest.prefix { $0 != "?" }))
    }
    let start = address.firstRange(of: "//")?.upperBound ?? address.endIndex
    let host = address[start...].prefix { !"/?#\\".contains($0) }
    let named = host.split(separator: "@", omittingEmptySubsequences: false).last ?? host
    if let name = RightsStatement.name(host: named, path: address[host.endIndex...]) { return name }
    return String(named.hasPrefix("www.") ? named.dropFirst(4) : named).lowercased()
  }
}

extension FieldValue.Link {
  /// The name of a record or a page as written, before its address is known. It distinguishes two
  /// with the same title. Nil for an address.
  var id: String? { address == nil ? written : nil }
}

extension FieldValue {
  /// Returns the value with its links transformed, including links in lists.
  func mapLinks(_ transform: (Link) -> Link) -> FieldValue {
    switch self {
    case .link(let link): .link(transform(link))
    case .list(let values): .list(values.map { $0.mapLinks(transform) })
    case .null, .bool, .number, .text, .object, .date, .markup, .composite: self
    }
  }
}
