extension StringProtocol where SubSequence == Substring {
  /// The names between the slashes of a path.
  ///
  /// A slash is a byte, as it is to file systems: Swift's `split` sees none in a `/` with a combining
  /// mark behind it.
  package func pathSegments(omittingEmptySegments: Bool = true) -> [Substring] {
    // From a type of its own on nothing is called through tables of witnesses.
    let path: Substring = self[...]
    return path.utf8.split(
      separator: UInt8(ascii: "/"), omittingEmptySubsequences: omittingEmptySegments
    ).map(Substring.init)
  }
}
