import Synchronization
import VitrineText

/// The files of a site, each made when its turn comes and forgotten when it is written.
struct SiteFiles: Sendable {
  struct File: Sendable {
    var source: FileSource
    var diagnostics: [Diagnostic] = []
  }

  /// All but `snapshot.json`, each path once.
  var paths: [String]

  /// The file at an index of `paths`; called from several threads at once.
  var file: @Sendable (Int) -> File
}

extension SiteFiles {
  struct Written: Sendable {
    /// The hash of each file's bytes, in the order of `paths`.
    var hashes: [ContentHash]
    var writtenFiles = 0

    /// What the files had to say, in the order of `paths`.
    var diagnostics: [Diagnostic] = []
  }

  /// How many files a thread takes at a time.
  private static let partLength = 16

  /// Makes every file and hands it to `writer`; the first failure of the disk ends it.
  func write(
    to writer: any SiteWriter, jobs: Int, progress: (@Sendable (Int, Int) -> Void)?
  ) throws(OutputError) -> Written {
    struct State {
      var written: Written
      var diagnostics: [(index: Int, [Diagnostic])] = []
      var done = 0
      var failure: OutputError?
    }
    let empty = [ContentHash](repeating: ContentHash(value: 0), count: paths.count)
    let state = Mutex(State(written: Written(hashes: empty)))
    concurrently(jobs: jobs, count: paths.count, partsOf: Self.partLength) { part in
      if state.withLock({ $0.failure != nil }) { return }
      for index in part {
        let file = file(index)
        let result = Result { () throws(OutputError) in
          (
            hash: try OutputError.onDisk { () throws(DiskError) in try file.source.hash() },
            change: try writer.put(file.source, at: paths[index])
          )
        }
        state.withLock { state in
          if !file.diagnostics.isEmpty { state.diagnostics.append((index, file.diagnostics)) }
          switch result {
          case .success(let put):
            state.written.hashes[index] = put.hash
            state.written.writtenFiles += put.change == .written ? 1 : 0
          case .failure(let error):
            state.failure = state.failure ?? error
          }
        }
      }
      let done = state.withLock { state in
        state.done += part.count
        return state.done
      }
      progress?(done, paths.count)
    }
    let end = state.withLock { $0 }
    if let failure = end.failure { throw failure }
    var written = end.written
    written.diagnostics = end.diagnostics.sorted { $0.index < $1.index }.flatMap { $0.1 }
    return written
  }
}
