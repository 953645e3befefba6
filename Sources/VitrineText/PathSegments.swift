extension StringProtocol where UTF8View.SubSequence == Substring.UTF8View {
  /// The names between the slashes of a path.
  ///
  /// A slash is a byte, as it is to file systems: Swift's `split` sees none in a `/` with a combining
  /// mark behind it.
  package func pathSegments(omittingEmptySegments: Bool = true) -> [Substring] {
    utf8.split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: omittingEmptySegments
    ).map(Substring.init)
  }
}
