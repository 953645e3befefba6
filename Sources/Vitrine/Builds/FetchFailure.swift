/// Returns the contents of an address such as `https://example.org/snapshot.json`.
public typealias Fetch = @Sendable (_ address: String) throws(FetchFailure) -> [UInt8]

/// Why an address could not be fetched.
public struct FetchFailure: Error, Hashable, Sendable {
  /// `could not resolve host: example.org`
  public var reason: String

  /// The hint for the user, unless the address itself is wrong.
  public var hint: String?

  /// A diagnostic uses both unchanged, so they have no capital letter and no full stop.
  public init(reason: String, hint: String? = nil) {
    self.reason = reason
    self.hint = hint
  }
}

extension String {
  /// Whether this is a web address rather than a path on disk.
  var isAddress: Bool { hasPrefix("http://") || hasPrefix("https://") }
}
