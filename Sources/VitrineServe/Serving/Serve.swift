import NIOPosix
import Synchronization
package import Vitrine
import VitrineText

/// Builds a site, serves it, and builds it anew whenever its content or its templates change.
///
/// Nothing is written but the orders that its pages ask for, where `isEditable` lets them. It goes on
/// until its task is cancelled; `tell` is called with what happens, from other threads, with one thing at
/// a time.
///
/// - Throws: when it cannot listen. What is wrong with the content is shown until it is repaired.
package func serve(
  _ options: ServeOptions, tell: @escaping @Sendable (ServeEvent) -> Void
) async throws(BuildFailure) {
  let preview = Preview()
  let turn = Mutex(())
  let tell: @Sendable (ServeEvent) -> Void = { event in turn.withLock { _ in tell(event) } }
  let rebuilding = Rebuilding(options, tell: tell)
  let editing = options.isEditable ? Editing(options.build, tell: tell) : nil
  // Building would keep the tasks that answer requests waiting.
  let thread = NIOThreadPool(numberOfThreads: 1)
  thread.start()
  defer {
    rebuilding.end()
    editing?.end()
    thread.shutdownGracefully { _ in }
  }
  do {
    try await SiteServer(options: options, preview: preview, editing: editing).run { port in
      tell(.listening(address: options.address(port: port)))
      if let warning = options.warning { tell(.warning(warning)) }
      thread.submit { _ in rebuilding.run(for: preview) }
    }
  } catch is CancellationError {
    return
  } catch {
    throw .listening(at: options, error)
  }
}
