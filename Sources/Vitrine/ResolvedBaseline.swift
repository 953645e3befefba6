import VitrineDiagnostics
import VitrineModel
import VitrineSystem

/// The build that a new build is compared with.
struct ResolvedBaseline {
  /// Nil if there is no baseline.
  var snapshot: SiteSnapshot?

  /// The path of the baseline's folder or file.
  var path = ""

  /// Why a baseline that was named could not be read.
  var diagnostics: [Diagnostic] = []
}

extension BuildOptions {
  private enum BaselineChoice {
    case none, replacedSite
    case named(String)
  }

  /// The build that the options name, else the one that `site.yml` names, else the site about to be
  /// replaced.
  private func chosenBaseline(_ settings: SiteSettings) -> BaselineChoice {
    switch (baseline, settings.previous) {
    case (.none, _), (.declared, "none"?): .none
    case (.named(let path), _), (.declared, let path?): .named(path)
    case (.declared, nil): .replacedSite
    }
  }

  func baseline(settings: SiteSettings, replacing site: OutputFolder?) -> ResolvedBaseline {
    switch chosenBaseline(settings) {
    case .none: ResolvedBaseline()
    case .named(let path): .build(at: path, fetch: fetch)
    case .replacedSite: site.map { .build(in: $0) } ?? ResolvedBaseline()
    }
  }

  /// The build with which the next would be compared, if it is on this computer.
  func lastBuild(_ settings: SiteSettings) -> SiteSnapshot? {
    switch chosenBaseline(settings) {
    case .none: nil
    case .named(let path): try? LoadedBuild(named: path, fetch: nil).snapshot
    case .replacedSite: try? LoadedBuild(named: output, fetch: nil).snapshot
    }
  }

  /// Whether the build is compared with one outside its output folder.
  func hasBaselineElsewhere(_ settings: SiteSettings) -> Bool {
    if case .named = chosenBaseline(settings) { true } else { false }
  }
}

extension ResolvedBaseline {
  fileprivate static func build(at path: String, fetch: Fetch?) -> Self {
    do throws(BuildLoadError) {
      let found = try LoadedBuild(named: path, fetch: fetch)
      return ResolvedBaseline(
        snapshot: found.snapshot, path: path,
        diagnostics: found.problems.map { .omitted($0, of: found.file) })
    } catch {
      return ResolvedBaseline(diagnostics: [.noBaseline(error)])
    }
  }

  /// Uses the site about to be replaced, which has already been read.
  fileprivate static func build(in folder: OutputFolder) -> Self {
    let file = folder.snapshotFile
    if let error = folder.unreadSnapshot {
      return ResolvedBaseline(
        diagnostics: [.unreadSite(error, file, areFilesKnown: folder.owned.areAllKnown)])
    }
    guard let snapshot = folder.snapshot, !snapshot.isPlayback else { return ResolvedBaseline() }
    do throws(SnapshotFileError) {
      try snapshot.checkItems()
    } catch {
      return ResolvedBaseline(diagnostics: [.unreadSite(error, file)])
    }
    return ResolvedBaseline(
      snapshot: snapshot, path: folder.path,
      diagnostics: folder.omitted.map { .omitted($0, of: file) })
  }
}

extension Diagnostic {
  static func brokenHistory(_ path: String) -> Diagnostic {
    Diagnostic(
      .warning, kind: "broken history", at: nil,
      "the history in '\(path)' does not match its build, so a new one begins",
      hint: "name a build with a complete history with --previous, or accept this")
  }

  /// Reports which part of the baseline cannot be read: its history or its redirects.
  fileprivate static func omitted(_ error: SnapshotFileError, of file: String) -> Diagnostic {
    let isHistory = error.key?.hasPrefix("history") ?? false
    return Diagnostic(
      .warning, kind: "broken history", at: error.location(in: file),
      isHistory
        ? "the history cannot be read, \(error): a new one begins"
        : "the redirects cannot be read, \(error): they are left out",
      hint: "name a build that has them complete with --previous, or accept this")
  }

  /// Only the files of the site about to be replaced are known, and perhaps not all of them.
  fileprivate static func unreadSite(
    _ error: SnapshotFileError, _ file: String, areFilesKnown: Bool = true
  ) -> Diagnostic {
    Diagnostic(
      .warning, kind: "no baseline", at: error.location(in: file),
      "there is no build here to compare with: \(error)",
      hint: "name another with --previous, or accept this: this build writes a new record"
        + (areFilesKnown ? "" : ", and keeps files that it does not write"))
  }

  fileprivate static func noBaseline(_ reason: BuildLoadError) -> Diagnostic {
    let (location, message, hint): (SourceLocation?, String, String) =
      switch reason {
      case .missing(let path):
        (
          nil, "there is no build at '\(path)' to compare with",
          "\(BuildLoadError.nameOne), or use --previous none"
        )
      case .content(let file, let error):
        (
          error.location(in: file), "there is no build here to compare with: \(error)",
          "\(file.isAddress ? "publish the site there" : BuildLoadError.nameOne), or use --previous none"
        )
      case .fetch(let address, let failure):
        (
          nil, "cannot fetch the build at '\(address)': \(failure.reason)",
          failure.hint.map { "\($0), or use --previous none" }
            ?? "publish the site there, or use --previous none"
        )
      case .disk(let error):
        (
          nil, error.diagnostic.message,
          "make the build to compare with readable, or use --previous none"
        )
      }
    return Diagnostic(.warning, kind: "no baseline", at: location, message, hint: hint)
  }
}
