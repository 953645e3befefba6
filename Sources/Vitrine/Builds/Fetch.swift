/// Fetches what is at an address, `https://example.org/snapshot.json`.
public typealias Fetch = @Sendable (_ address: String) throws(FetchFailure) -> [UInt8]

/// Why nothing was fetched.
public struct FetchFailure: Error, Hashable, Sendable {
  /// `could not resolve host: example.org`
  public var reason: String

  /// What to do about it, where it is not the address that is wrong.
  public var hint: String?

  public init(reason: String, hint: String? = nil) {
    self.reason = reason
    self.hint = hint
  }
}

extension String {
  /// Whether this names something on the web and not on the disk.
  var isAddress: Bool { hasPrefix("http://") || hasPrefix("https://") }
}
