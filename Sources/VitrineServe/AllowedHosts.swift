import VitrineSystem

/// The hosts that requests to a server may name.
///
/// A web page can make its own name resolve to this machine, and then make its visitor's browser
/// request what is served here (DNS rebinding). The browser sends the name that it requested, and
/// requests for any other host are refused. A host given as an address cannot be used for this
/// attack.
struct AllowedHosts: Sendable {
  private let names: Set<String>

  private static let localNames = ["localhost", "127.0.0.1", "::1"]

  /// Whether any address is allowed, because the server listens on all addresses of the machine.
  private let allowsAddresses: Bool

  /// `host` is where the server listens, and `others` are further hosts that its user allows.
  init(listeningAt host: String, and others: [String] = []) {
    let host = host.lowercased()
    names = Set(Self.localNames + [host] + others.map { $0.lowercased() })
    allowsAddresses = ["0.0.0.0", "::"].contains(host)
  }

  /// Whether `authority`, a name or an address with or without a port, is one of these hosts or one
  /// that the site allows.
  ///
  /// Any port from 0 to 65535 is accepted, because a forwarded connection has a different one.
  func contains(_ authority: String, or ofSite: [String] = []) -> Bool {
    guard let host = Self.host(of: authority) else { return false }
    return names.contains(host) || allowsAddresses && isInternetAddress(host)
      || ofSite.contains { $0.lowercased() == host }
  }

  /// Whether `authority` always names this machine, regardless of the user's settings.
  static func isThisMachine(_ authority: String) -> Bool {
    host(of: authority).map(localNames.contains) ?? false
  }

  /// The lowercase name or address in `authority`, or nil if it is not valid.
  static func host(of authority: String) -> String? {
    let end: String.Index
    let host: Substring
    if authority.hasPrefix("[") {
      guard let bracket = authority.firstIndex(of: "]") else { return nil }
      host = authority[authority.index(after: authority.startIndex)..<bracket]
      end = authority.index(after: bracket)
      guard host.contains(":") else { return nil }
    } else {
      end = authority.firstIndex(of: ":") ?? authority.endIndex
      host = authority[..<end]
    }
    let rest = authority[end...]
    let port = rest.dropFirst()
    let isPort =
      rest.hasPrefix(":") && port.utf8.allSatisfy { (0x30...0x39).contains($0) }
      && (port.isEmpty || UInt16(port) != nil)
    return rest.isEmpty || isPort ? host.lowercased() : nil
  }
}
