/// How the links of a site that lead to the web are tried.
public struct LinkTrial: Sendable {
  /// Asks for an address; may take its time, and is called from several threads.
  public var probe: @Sendable (_ address: String) -> LinkAnswer

  /// The folder in which the addresses are remembered that were found; nil remembers none.
  public var cache: String?

  public init(cache: String?, probe: @escaping @Sendable (_ address: String) -> LinkAnswer) {
    self.cache = cache
    self.probe = probe
  }
}

/// What a server on the web says of an address.
public enum LinkAnswer: Hashable, Sendable {
  /// There is something, or the server does not tell programs.
  case found

  /// There is nothing, or what is there cannot be fetched: `it answers 404`.
  case missing(String)

  /// Its server does not answer at all, asked twice: `could not resolve host: example.org`.
  case silent(String)
}
