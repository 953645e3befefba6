/// An address as a browser reads it, as far as that says where it leads.
///
/// Before a browser looks for a scheme it takes control characters and spaces off both ends, and
/// tabs and line ends out anywhere (<https://url.spec.whatwg.org/#concept-basic-url-parser>).
package struct BrowserAddress: Sendable {
  package enum Use: Hashable, Sendable {
    case link, picture
  }

  /// The scheme in lower case; nil for an address that depends on its page.
  package let scheme: String?

  /// True if the address names its own server: with a scheme, or as `//host`, which takes its
  /// page's scheme.
  package let isElsewhere: Bool

  /// True for a data address of a picture that is pixels only.
  private let isPictureData: Bool

  package init(_ address: String) {
    // Most lead to the same site, and others to the web.
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
      && Self.pictureData.contains { read.lazy.map(lowercased).starts(with: $0) }
  }

  /// True for a byte that begins nothing but a path.
  private static func beginsPath(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte != UInt8(ascii: "/") && byte != UInt8(ascii: "\\")
  }

  /// Letters, digits, `+`, `-` and `.` before a colon, of which the first is a letter.
  private static func scheme(of address: some Sequence<UInt8>) -> String? {
    var scheme: [UInt8] = []
    for byte in address {
      switch lowercased(byte) {
      case UInt8(ascii: ":"):
        return scheme.isEmpty ? nil : String(decoding: scheme, as: UTF8.self)
      case UInt8(ascii: "a")...UInt8(ascii: "z"):
        scheme.append(lowercased(byte))
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
  /// True if it is loaded from a server on the web.
  package var isOnTheWeb: Bool {
    scheme.map { $0 == "https" || $0 == "http" } ?? isElsewhere
  }

  /// The scheme, unless it is one of those known to do no harm in this place; nil for an address that
  /// may stand there.
  package func unknownScheme(in use: Use) -> String? {
    guard let scheme, !isOnTheWeb else { return nil }
    return switch use {
    case .link: Self.harmlessSchemes.contains(scheme) ? nil : scheme
    case .picture: isPictureData ? nil : scheme
    }
  }

  /// True if a link or a picture with this address does no harm.
  package var isHarmless: Bool {
    unknownScheme(in: .link) == nil || unknownScheme(in: .picture) == nil
  }

  /// Those that pages may take over from a browser, because opening them does no harm by itself
  /// (<https://html.spec.whatwg.org/multipage/system-state.html#safelisted-scheme>).
  private static let harmlessSchemes: Set = [
    "bitcoin", "ftp", "ftps", "geo", "im", "irc", "ircs", "magnet", "mailto", "matrix", "mms",
    "news", "nntp", "openpgp4fpr", "sftp", "sip", "sms", "smsto", "ssh", "tel", "urn", "webcal",
    "wtai", "xmpp",
  ]

  /// A drawing is no such picture: it can hold a script.
  private static let pictureData = ["png", "gif", "jpeg", "webp"].map {
    Array("data:image/\($0)".utf8)
  }
}

private func lowercased(_ byte: UInt8) -> UInt8 {
  (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
}
