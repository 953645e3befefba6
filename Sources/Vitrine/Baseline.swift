import VitrineModel
import VitrineText

/// The build that a build is compared with.
struct FoundBaseline {
  /// Nil where there is none.
  var snapshot: SiteSnapshot?

  /// The path of its folder or of its file.
  var path = ""

  /// Why there is none though one was named.
  var diagnostics: [Diagnostic] = []
}

extension BuildOptions {
  /// The build that the options name, else that of `site.yml`, else the site about to be replaced.
  func baseline(settings: SiteSettings, replacing site: SiteSnapshot?) -> FoundBaseline {
    switch (baseline, settings.previous) {
    case (.none, _), (.declared, "none"?): FoundBaseline()
    case (.path(let path), _), (.declared, let path?): .build(at: path)
    case (.declared, nil): .build(of: site, named: output)
    }
  }
}

extension FoundBaseline {
  /// Gives `snapshot` the history of this build, and returns what it is compared with.
  mutating func precede(_ new: inout SiteSnapshot, remembering limit: Int) -> SiteSnapshot? {
    guard let snapshot else { return nil }
    do throws(SnapshotFileError) {
      return try new.follow(snapshot, remembering: limit)
    } catch {
      diagnostics.append(.brokenHistory(path))
      return nil
    }
  }
}

extension FoundBaseline {
  fileprivate static func build(at path: String) -> Self {
    if path.hasPrefix("http://") || path.hasPrefix("https://") {
      return FoundBaseline(diagnostics: [.unfetchedBaseline(path)])
    }
    do throws(OutputError) {
      guard let snapshot = try SiteSnapshot.existing(at: path) else {
        return FoundBaseline(diagnostics: [.missingBaseline(path)])
      }
      return build(of: snapshot, named: path)
    } catch .unreadableSnapshot(let file, let error) {
      return FoundBaseline(diagnostics: [.unreadableBaseline(file, error)])
    } catch {
      return FoundBaseline(diagnostics: [.unreadableBaseline(error)])
    }
  }

  fileprivate static func build(of snapshot: SiteSnapshot?, named path: String) -> Self {
    do throws(SnapshotFileError) {
      try snapshot?.checkItems()
    } catch {
      return FoundBaseline(diagnostics: [.unreadableBaseline(path, error)])
    }
    return FoundBaseline(snapshot: snapshot, path: path)
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
    guard let (file, bytes) = try readSnapshot(at: path) else { return nil }
    do throws(SnapshotFileError) {
      return try Self(reading: bytes)
    } catch {
      throw .unreadableSnapshot(file, error)
    }
  }

  /// A `snapshot.json` and its bytes, named itself or by its folder; nil when it is not there.
  private static func readSnapshot(
    at path: String
  ) throws(OutputError) -> (file: String, bytes: [UInt8])? {
    try OutputError.onDisk { () throws(DiskError) in
      let here = try Folder.existing(path.hasPrefix("/") ? "/" : ".")
      var file = path.withoutFinalSlashes
      guard let here, !file.allSatisfy({ $0 == "/" }) else { return nil }
      if here.presence(of: String(file.drop { $0 == "/" })) == .folder {
        file += "/\(OutputFolder.snapshotName)"
      }
      return try here.read(String(file.drop { $0 == "/" })).map { (file, $0) }
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
      hint: "make one with 'vitrine build --output \(path.siteFolder)', or say --previous none")
  }

  fileprivate static func brokenHistory(_ path: String) -> Diagnostic {
    Diagnostic(
      .warning, kind: "broken history", at: nil,
      "the history in '\(path)' does not lead back from its build: it begins anew",
      hint: "name a build with a whole history with --previous, or leave it so")
  }

  fileprivate static func unreadableBaseline(
    _ path: String, _ error: SnapshotFileError
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "no baseline", at: error.location(in: path),
      "there is no build here to compare with: \(error)",
      hint: "make one with 'vitrine build --output \(path.siteFolder)', or say --previous none")
  }

  fileprivate static func unreadableBaseline(_ error: OutputError) -> Diagnostic {
    var diagnostic = error.diagnostic
    diagnostic.severity = .warning
    diagnostic.kind = "no baseline"
    diagnostic.hint = "make the build to compare with readable, or say --previous none"
    return diagnostic
  }

  fileprivate static func unfetchedBaseline(_ address: String) -> Diagnostic {
    Diagnostic(
      .warning, kind: "no baseline", at: nil, "the build at '\(address)' is not fetched",
      hint: "fetch its snapshot.json, and name that file with --previous")
  }
}

extension String {
  /// The folder of the site whose record, or which itself, is at this path.
  fileprivate var siteFolder: String {
    lastPathComponent == OutputFolder.snapshotName ? parentPath ?? "." : self
  }
}
