import NIOPosix
import Synchronization
package import Vitrine
import VitrineText

/// Builds a site, serves it, and rebuilds it whenever its content or its templates change.
///
/// Nothing is written except changes of order that its pages request, if `isEditable` allows them.
/// Runs until its task is cancelled. `report` is called for each event, on other threads, but never
/// concurrently.
///
/// - Throws: an error if the server cannot listen. Errors in the content are shown until they are
///   fixed.
package func serve(
  _ options: ServeOptions, report: @escaping @Sendable (ServeEvent) -> Void
) async throws(BuildFailure) {
  let preview = Preview()
  let turn = Mutex(())
  let report: @Sendable (ServeEvent) -> Void = { event in turn.withLock { _ in report(event) } }
  // Building would block the tasks that answer requests.
  let threads = NIOThreadPool(numberOfThreads: 1 + options.build.jobs)
  threads.start()
  let options = options.makingPicturesLater { work in
    threads.submit { if $0 == .active { work() } }
  } progress: { left, name in
    report(.makingPicture(name: name, left: left))
  }
  let rebuilding = Rebuilder(options, report: report)
  let editing = options.isEditable ? OrderEditor(options.build, report: report) : nil
  defer {
    rebuilding.end()
    editing?.end()
    threads.shutdownGracefully { _ in }
  }
  do {
    try await SiteServer(options: options, preview: preview, editing: editing).run { port in
      report(.listening(address: options.address(port: port)))
      if let warning = options.warning { report(.warning(warning)) }
      threads.submit { _ in rebuilding.run(for: preview) }
    }
  } catch is CancellationError {
    return
  } catch {
    throw .listening(at: options, error)
  }
}

extension ServeOptions {
  /// These options with pictures that are made after each build, by functions that `run` calls.
  fileprivate func makingPicturesLater(
    run: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void,
    progress: @escaping @Sendable (_ left: Int, _ name: String) -> Void
  ) -> ServeOptions {
    var options = self
    options.build.pictureQueue = PictureQueue(build, run: run, progress: progress)
    return options
  }
}
