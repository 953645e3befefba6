/// Fetches what is at an address, `https://example.org/snapshot.json`.
public typealias Fetch = @Sendable (_ address: String) throws(FetchFailure) -> [UInt8]

/// Why nothing was fetched.
public struct FetchFailure: Error, Hashable, Sendable {
  /// `could not resolve host: example.org`
  public var reason: String

  /// Says what to do about it, unless the address itself is wrong.
  public var hint: String?

  /// Both are put into a diagnostic as they are: no capital letter, no full stop.
  public init(reason: String, hint: String? = nil) {
    self.reason = reason
    self.hint = hint
  }
}

extension String {
  /// True if this names something on the web and not on the disk.
  var isAddress: Bool { hasPrefix("http://") || hasPrefix("https://") }
}
