public import VitrineModel

/// What changed from one build to another, each at the path of its folder or of its `snapshot.json`.
///
/// Throws when one is not there or cannot be read.
public func diff(from oldPath: String, to newPath: String) throws(BuildFailure) -> SiteDifference {
  let old = try checkedSnapshot(at: oldPath)
  let new = try checkedSnapshot(at: newPath)
  do throws(SnapshotFileError) {
    return try SiteDifference(from: old, to: new)
  } catch {
    throw BuildFailure([.unreadableBuild(newPath, error)])
  }
}

/// The record of a build, on whose pages no item stands twice.
func checkedSnapshot(at path: String) throws(BuildFailure) -> SiteSnapshot {
  let snapshot = try SiteSnapshot(at: path)
  do throws(SnapshotFileError) {
    try snapshot.checkItems()
  } catch {
    throw BuildFailure([.unreadableBuild(path, error)])
  }
  return snapshot
}
