extension SiteSnapshot {
  /// Reads the snapshot of the build at the path of its folder or its `snapshot.json`.
  ///
  /// Throws if it is missing or cannot be read.
  public init(at path: String) throws(BuildFailure) {
    try self.init { () throws(BuildLoadError) in try LoadedBuild(path: path) }
  }

  /// The snapshot of a build, all of which must be readable.
  init(_ find: () throws(BuildLoadError) -> LoadedBuild) throws(BuildFailure) {
    do throws(BuildLoadError) {
      let found = try find()
      if let problem = found.problems.first { throw .content(found.file, problem) }
      self = found.snapshot
    } catch {
      throw BuildFailure([error.diagnostic])
    }
  }
}
