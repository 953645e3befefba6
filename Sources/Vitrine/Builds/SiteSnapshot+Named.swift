extension SiteSnapshot {
  /// The record of a build, at the path of its folder or of its `snapshot.json`.
  ///
  /// Throws when it is not there or cannot be read.
  public init(at path: String) throws(BuildFailure) {
    do throws(UnreadBuild) {
      try self.init(FoundBuild(path: path))
    } catch {
      throw BuildFailure([error.diagnostic])
    }
  }

  /// The same, also at the address of a site or of its `snapshot.json`.
  init(named name: String, fetch: Fetch?) throws(UnreadBuild) {
    try self.init(FoundBuild(named: name, fetch: fetch))
  }

  private init(_ found: FoundBuild) throws(UnreadBuild) {
    if let problem = found.problems.first { throw .content(found.file, problem) }
    self = found.snapshot
  }
}
