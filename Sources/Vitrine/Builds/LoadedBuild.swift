import VitrineSystem

/// A build, as far as its `snapshot.json` can be read.
struct LoadedBuild {
  var snapshot: SiteSnapshot

  /// The path or address of its `snapshot.json`.
  var file: String

  /// Why its history or its redirects are missing.
  var problems: [SnapshotFileError] = []

  /// Throws if the build is missing, or if anything but its history or redirects cannot be read.
  init(named name: String, fetch: Fetch?) throws(BuildLoadError) {
    if name.isAddress {
      try self.init(address: name, fetch: fetch)
    } else {
      try self.init(path: name)
    }
  }

  private init(address: String, fetch: Fetch?) throws(BuildLoadError) {
    guard let fetch else {
      let hint = "download its snapshot.json and name that file"
      throw .fetch(address, FetchFailure(reason: "downloads are disabled here", hint: hint))
    }
    let bytes: [UInt8]
    do throws(FetchFailure) {
      bytes = try fetch(address.addressOfSnapshot)
    } catch {
      throw .fetch(address, error)
    }
    try self.init(bytes, of: address.addressOfSnapshot)
  }

  /// Reads a build from the path of its folder or its `snapshot.json`.
  init(path: String) throws(BuildLoadError) {
    let found: (file: String, bytes: [UInt8])?
    do throws(DiskError) {
      found = try Self.readFile(at: path)
    } catch {
      throw .disk(error)
    }
    guard let found else { throw .missing(path) }
    try self.init(found.bytes, of: found.file)
  }

  /// Reads a `snapshot.json`, named directly or by its folder. Returns nil if it does not exist.
  private static func readFile(
    at path: String
  ) throws(DiskError) -> (file: String, bytes: [UInt8])? {
    var file = path.withoutFinalSlashes
    let here = try Folder.existing(path.hasPrefix("/") ? "/" : ".")
    guard let here, !file.allSatisfy({ $0 == "/" }) else { return nil }
    if Folder.exists(at: file) { file += "/\(OutputFolder.snapshotName)" }
    return try here.read(String(file.drop { $0 == "/" }), upTo: SiteSnapshot.maxBytes)
      .map { (file, $0) }
  }

  private init(_ bytes: [UInt8], of file: String) throws(BuildLoadError) {
    do throws(SnapshotFileError) {
      snapshot = try SiteSnapshot(reading: bytes, leavingOut: &problems)
      try snapshot.checkItems()
    } catch {
      throw .content(file, error)
    }
    self.file = file
  }
}

extension String {
  /// The address of the `snapshot.json` of the site at this address.
  fileprivate var addressOfSnapshot: String {
    if hasSuffix(".json") { return self }
    return hasSuffix("/") ? "\(self)snapshot.json" : "\(self)/snapshot.json"
  }
}
