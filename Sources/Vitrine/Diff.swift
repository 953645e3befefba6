public import VitrineModel

/// The changes between two builds that `builds(from:to:fetch:)` returned. `name` is the name of the
/// newer one.
///
/// Throws if an item occurs twice on a page of either build.
public func diff(
  from old: SiteSnapshot, to new: SiteSnapshot, named name: String
) throws(BuildFailure) -> SiteDifference {
  // Reading ensures that each item occurs only once; going back through a history does not.
  try BuildFailure.ofSnapshot(named: name, SiteDifference(from: old, to: new))
}

/// The snapshots of two builds, each named by the path or address of its site or `snapshot.json`.
/// One of them can also be `previous` or `3-back`, counted in the history of the other.
///
/// Throws if either is missing or cannot be read.
public func builds(
  from old: String, to new: String, fetch: Fetch? = nil
) throws(BuildFailure) -> (old: SiteSnapshot, new: SiteSnapshot) {
  func site(_ name: String) throws(BuildFailure) -> SiteSnapshot {
    try SiteSnapshot { () throws(BuildLoadError) in try LoadedBuild(named: name, fetch: fetch) }
  }
  switch (BuildName(old), BuildName(new)) {
  case (.site(let old), .site(let new)):
    return (try site(old), try site(new))
  case (.back(let count), .site(let name)):
    let new = try site(name)
    return (try new.earlier(by: count, named: name), new)
  case (.site(let name), .back(let count)):
    let old = try site(name)
    return (old, try old.earlier(by: count, named: name))
  case (.back, .back):
    throw BuildFailure([.historyWithoutSite(old, new)])
  }
}
