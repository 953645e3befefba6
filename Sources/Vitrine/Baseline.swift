import VitrineModel
import VitrineText

extension BuildOptions {
  /// What is wrong with the build to compare with, where the options or `site.yml` name one.
  ///
  /// - Throws: when there is one that cannot be read.
  func checkBaseline(settings: SiteSettings) throws(BuildFailure) -> [Diagnostic] {
    let path: String
    switch (baseline, settings.previous) {
    case (.none, _), (.declared, "none"?), (.declared, nil): return []
    case (.path(let given), _): path = given
    case (.declared, let named?): path = named
    }
    if path.hasPrefix("http://") || path.hasPrefix("https://") {
      return [.unfetchedBaseline(path)]
    }
    return try BuildFailure.ofOutput { () throws(OutputError) in
      try SiteSnapshot.existing(at: path) == nil ? [.missingBaseline(path)] : []
    }
  }
}

extension SiteSnapshot {
  /// The record of a build, at the path of its folder or of its `snapshot.json`.
  ///
  /// Throws when it is not there or cannot be read.
  public init(at path: String) throws(BuildFailure) {
    let existing: Self?
    do throws(OutputError) {
      existing = try Self.existing(at: path)
    } catch .unreadableSnapshot(let path, let error) {
      throw BuildFailure([.unreadableBuild(path, error)])
    } catch {
      throw BuildFailure([error.diagnostic])
    }
    guard let existing else { throw BuildFailure([.missingBuild(path)]) }
    self = existing
  }

  /// The same; nil when it is not there.
  fileprivate static func existing(at path: String) throws(OutputError) -> Self? {
    guard let bytes = try readSnapshot(at: path) else { return nil }
    do throws(SnapshotFileError) {
      return try Self(reading: bytes)
    } catch {
      throw .unreadableSnapshot(path, error)
    }
  }

  /// The bytes of a `snapshot.json`, named itself or by its folder; nil when it is not there.
  private static func readSnapshot(at path: String) throws(OutputError) -> [UInt8]? {
    try OutputError.onDisk { () throws(DiskError) in
      let here = try Folder.existing(path.hasPrefix("/") ? "/" : ".")
      let relative = path.withoutFinalSlashes.drop { $0 == "/" }
      guard let here, !relative.isEmpty else { return nil }
      let isFolder = here.presence(of: String(relative)) == .folder
      return try here.read(isFolder ? "\(relative)/\(OutputFolder.snapshotName)" : String(relative))
    }
  }
}

extension Diagnostic {
  fileprivate static func missingBuild(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, kind: "no build", at: nil, "there is no build at '\(path)'",
      hint: "name the folder of a site that vitrine built, or its snapshot.json")
  }

  static func unreadableBuild(_ path: String, _ error: SnapshotFileError) -> Diagnostic {
    Diagnostic(
      .error, kind: "no build", at: error.location(in: path),
      "this is no record of a build: \(error)",
      hint: "name the folder of a site that vitrine built, or its snapshot.json")
  }

  fileprivate static func missingBaseline(_ path: String) -> Diagnostic {
    Diagnostic(
      .warning, kind: "no baseline", at: nil, "there is no build at '\(path)' to compare with",
      hint: "make one with 'vitrine build --output \(path)', or say --previous none")
  }

  fileprivate static func unfetchedBaseline(_ address: String) -> Diagnostic {
    Diagnostic(
      .warning, kind: "no baseline", at: nil, "the build at '\(address)' is not fetched",
      hint: "fetch its snapshot.json, and name that file with --previous")
  }
}
