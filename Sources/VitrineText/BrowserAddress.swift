/// An address as browsers parse it, reduced to what shows where it leads.
///
/// Before it looks for a scheme, a browser strips control characters and spaces from both ends, and
/// removes tabs and line breaks everywhere
/// (<https://url.spec.whatwg.org/#concept-basic-url-parser>).
package struct BrowserAddress: Sendable {
  package enum Use: Hashable, Sendable {
    case link, picture
  }

  /// The scheme in lower case, or nil if the address is relative to its page.
  package let scheme: String?

  /// Whether the address names its own server: with a scheme, or as `//host`, which uses the page's
  /// scheme.
  package let isElsewhere: Bool

  /// Whether the address is a `data:` URL of a raster image.
  private let isPictureData: Bool

  package init(_ address: String) {
    // Most addresses stay within the site, and most of the others are `https:`.
    if address.utf8.starts(with: "https:".utf8) {
      (scheme, isElsewhere, isPictureData) = ("https", true, false)
      return
    }
    if !address.utf8.contains(UInt8(ascii: ":")), address.utf8.first.map(Self.beginsPath) ?? true {
      (scheme, isElsewhere, isPictureData) = (nil, false, false)
      return
    }
    let read = address.utf8.drop { $0 <= 0x20 }.lazy.filter { ![0x09, 0x0A, 0x0D].contains($0) }
    let slashes = read.prefix(2).filter { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
    scheme = Self.scheme(of: read)
    isElsewhere = scheme != nil || slashes.count == 2
    isPictureData =
      scheme == "data"
      && Self.pictureData.contains { read.lazy.map(\.lowercased).starts(with: $0) }
  }

  /// Whether the byte can only begin a path.
  private static func beginsPath(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != UInt8(ascii: "/") && byte != UInt8(ascii: "\\")
  }

  /// Letters, digits, `+`, `-` and `.` before a colon, beginning with a letter.
  private static func scheme(of address: some Sequence<UInt8>) -> String? {
    var scheme: [UInt8] = []
    for byte in address {
      switch byte.lowercased {
      case UInt8(ascii: ":"):
        return scheme.isEmpty ? nil : String(decoding: scheme, as: UTF8.self)
      case UInt8(ascii: "a")...UInt8(ascii: "z"):
        scheme.append(byte.lowercased)
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"),
        UInt8(ascii: "."):
        if scheme.isEmpty { return nil }
        scheme.append(byte)
      default:
        return nil
      }
    }
    return nil
  }
}

extension BrowserAddress {
  /// Whether the address is loaded from a web server.
  package var isWebAddress: Bool {
    scheme.map { $0 == "https" || $0 == "http" } ?? isElsewhere
  }

  /// The scheme, unless it is known to be harmless for this use. Nil if the address is allowed.
  package func unknownScheme(in use: Use) -> String? {
    guard let scheme, !isWebAddress else { return nil }
    return switch use {
    case .link: Self.harmlessSchemes.contains(scheme) ? nil : scheme
    case .picture: isPictureData ? nil : scheme
    }
  }

  /// Whether the address is harmless as a link or as a picture.
  package var isHarmless: Bool {
    unknownScheme(in: .link) == nil || unknownScheme(in: .picture) == nil
  }

  /// Schemes that a web page may register a handler for, because opening them does no harm by
  /// itself (<https://html.spec.whatwg.org/multipage/system-state.html#safelisted-scheme>).
  private static let harmlessSchemes: Set = [
    "bitcoin", "ftp", "ftps", "geo", "im", "irc", "ircs", "magnet", "mailto", "matrix", "mms",
    "news", "nntp", "openpgp4fpr", "sftp", "sip", "sms", "smsto", "ssh", "tel", "urn", "webcal",
    "wtai", "xmpp",
  ]

  /// SVG is not included because it can contain a script.
  private static let pictureData = ["png", "gif", "jpeg", "webp"].map {
    Array("data:image/\($0)".utf8)
  }
}
