/// How a site's links to the web are checked.
public struct LinkCheckOptions: Sendable {
  /// Requests an address. May be slow, and is called on several threads.
  public var probe: @Sendable (_ address: String) -> LinkResponse

  /// The folder in which found addresses are remembered, or nil to remember nothing.
  public var cache: String?

  public init(cache: String?, probe: @escaping @Sendable (_ address: String) -> LinkResponse) {
    self.cache = cache
    self.probe = probe
  }
}

/// A web server's answer for an address.
public enum LinkResponse: Hashable, Sendable {
  /// Something is there, or the server does not tell programs.
  case found

  /// Nothing is there, or it cannot be fetched: `it answers 404`.
  case missing(String)

  /// The server did not answer at all, even on a second attempt: `could not resolve host:
  /// example.org`.
  case silent(String)
}
