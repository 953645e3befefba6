import VitrineSystem

/// The names by which a server may be asked for.
///
/// A page of the web can let its own name point to this machine, and then ask its visitor's browser for
/// what is served here (DNS rebinding). The browser says the name it asked for, and others than these
/// get nothing. A name that is an address cannot be such a trick.
struct AllowedHosts: Sendable {
  private let names: Set<String>

  private static let ofThisMachine = ["localhost", "127.0.0.1", "::1"]

  /// True if any address may be named, because the server listens on all of the machine's.
  private let allowsAddresses: Bool

  /// `host` is where the server listens, and `others` are what its user allows besides.
  init(listeningAt host: String, and others: [String] = []) {
    let host = host.lowercased()
    names = Set(Self.ofThisMachine + [host] + others.map { $0.lowercased() })
    allowsAddresses = ["0.0.0.0", "::"].contains(host)
  }

  /// True if `authority`, a name or an address with or without a port, is one of them, or of those that a
  /// site allows.
  ///
  /// Any port from 0 to 65535 is accepted, because a forwarded connection has another one.
  func contains(_ authority: String, or ofSite: [String] = []) -> Bool {
    guard let host = Self.host(of: authority) else { return false }
    return names.contains(host) || allowsAddresses && isInternetAddress(host)
      || ofSite.contains { $0.lowercased() == host }
  }

  /// True if `authority` names this machine, whatever the server's user says.
  static func isThisMachine(_ authority: String) -> Bool {
    host(of: authority).map(ofThisMachine.contains) ?? false
  }

  /// The name or the address in `authority`, in small letters; nil where it is none.
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
