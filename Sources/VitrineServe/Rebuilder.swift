import Synchronization
import Vitrine
import VitrineContent
import VitrineDiagnostics
import VitrineModel
import VitrineSite
import VitrineSystem

/// Builds a site repeatedly, on one thread.
final class Rebuilder: Sendable {
  private let options: ServeOptions
  private let report: @Sendable (ServeEvent) -> Void
  private let isEnded = Atomic(false)

  init(_ options: ServeOptions, report: @escaping @Sendable (ServeEvent) -> Void) {
    var options = options
    options.build.fetch = options.build.fetch.map { cachedFetch($0) }
    self.options = options
    self.report = report
  }

  func end() { isEnded.store(true, ordering: .relaxed) }

  /// Shows the site, and rebuilds it after every change, until `end` is called.
  func run(for preview: Preview) {
    // Watching starts before the first build, so that no change is missed.
    let watch = folderWatch(
      over: [options.build.content, options.build.templatesFolder], by: options.watch,
      ignoring: isJunkFile
    ) { [report] in report(.warning($0.diagnostic)) }
    var site: BuiltSite?
    var moved: [ExactText: String] = [:]
    var cause = Cause.start
    repeat {
      build(after: &site, &moved, because: cause, for: preview)
      repeat {
        if let settling = watch.waitForChange(upTo: .milliseconds(500)) {
          cause = .change(settling: settling)
          break
        }
        cause = .pictures
      } while options.build.pictureQueue?.takeNews() != true && !hasEnded
    } while !hasEnded
  }

  /// Why the site is built.
  private enum Cause {
    case start

    /// A change, and how long it took to settle.
    case change(settling: Duration)

    /// Pictures were made, or could not be made, since the last build.
    case pictures
  }

  private var hasEnded: Bool { isEnded.load(ordering: .relaxed) }

  /// Replaces `site` if the build succeeds, and shows the result. `moved` has the current paths of
  /// pages that have moved, by their old paths.
  private func build(
    after site: inout BuiltSite?, _ moved: inout [ExactText: String], because cause: Cause,
    for preview: Preview
  ) {
    let start = ContinuousClock.now
    do throws(BuildFailure) {
      let new = try buildInMemory(options.build, replacing: site)
      let duration = start.duration(to: .now)
      var changeTracker: ChangeTracker?
      if case .change(let waiting) = cause {
        changeTracker = ChangeTracker { [report] pageUpdateTimes in
          report(
            .pagesUpdated(
              ChangeTimes(
                waiting: waiting, build: duration, buildParts: new.times,
                pageUpdateTimes: pageUpdateTimes)))
        }
      }
      if let site, new.renderedPages.contains(where: { $0.reason == .isNew }) {
        moved = new.snapshot.movedPages(since: site.snapshot, and: moved)
      }
      preview.show(PreviewState(site: new, moved: moved, changeTracker: changeTracker))
      let old = site
      site = new
      if case .pictures = cause {
        let known = Set(old?.report.warnings ?? [])
        return report(
          .picturesMade(
            left: options.build.pictureQueue?.leftCount ?? 0,
            warnings: new.report.warnings.filter { !known.contains($0) }))
      }
      let difference = try old.map { old throws(BuildFailure) in
        try diff(from: old.snapshot, to: new.snapshot, named: options.build.content)
      }
      report(
        .built(
          new.report, difference: difference, renderedPages: new.renderedPages,
          duration: duration))
      changeTracker?.announce()
    } catch {
      // The change during this build triggers another one, which reports any errors.
      if site != nil, error.isSuperseded { return }
      // Errors in the content were reported after the change that caused them.
      if case .pictures = cause { return }
      let problems = error.diagnostics.filter { $0.severity == .error }.prefix(Problem.maximum)
      let excerpts = options.build.excerpts(at: problems.compactMap(\.location))
      preview.show(
        PreviewState(
          site: site, moved: moved,
          problems: problems.map { diagnostic in
            Problem(
              diagnostic: diagnostic, excerpt: diagnostic.location.flatMap { excerpts[$0] })
          }, problemCount: error.diagnostics.count { $0.severity == .error }))
      report(.failed(error, keepsSite: site != nil))
    }
  }
}

extension BuildFailure {
  /// Whether the only problem is that files were saved while they were being read.
  fileprivate var isSuperseded: Bool {
    diagnostics.allSatisfy { $0.severity != .error || $0.kind == "changed file" }
  }
}

/// Fetches each address only once, because a build whose baseline is on the web would request it on
/// every save. Failed requests are repeated after a pause.
func cachedFetch(
  tryingAgainAfter pause: Duration = .seconds(60), _ fetch: @escaping Fetch
) -> Fetch {
  let answers = Mutex<[String: FetchResponse]>([:])
  return { address throws(FetchFailure) in
    let known = answers.withLock { $0[address] }
    if let known, known.isSuccess || known.time.duration(to: .now) < pause {
      return try known.result.get()
    }
    let result = Result { () throws(FetchFailure) in try fetch(address) }
    answers.withLock { $0[address] = FetchResponse(result: result, time: .now) }
    return try result.get()
  }
}

private struct FetchResponse {
  let result: Result<[UInt8], FetchFailure>
  let time: ContinuousClock.Instant

  var isSuccess: Bool {
    if case .success = result { true } else { false }
  }
}
