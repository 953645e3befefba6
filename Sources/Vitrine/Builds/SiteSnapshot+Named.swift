extension SiteSnapshot {
  /// The record of a build, at the path of its folder or of its `snapshot.json`.
  ///
  /// Throws when it is not there or cannot be read.
  public init(at path: String) throws(BuildFailure) {
    try self.init { () throws(UnreadBuild) in try FoundBuild(path: path) }
  }

  /// The snapshot of a build that was found whole.
  init(_ find: () throws(UnreadBuild) -> FoundBuild) throws(BuildFailure) {
    do throws(UnreadBuild) {
      let found = try find()
      if let problem = found.problems.first { throw .content(found.file, problem) }
      self = found.snapshot
    } catch {
      throw BuildFailure([error.diagnostic])
    }
  }
}
