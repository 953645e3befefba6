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
      guard let bytes = try Self.readSnapshot(at: path) else { return [.missingBaseline(path)] }
      do throws(SnapshotFileError) {
        _ = try SiteSnapshot(reading: bytes)
        return []
      } catch {
        throw .unreadableSnapshot(path, error)
      }
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
