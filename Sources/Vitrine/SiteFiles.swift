import Synchronization
import VitrineContent
import VitrineDiagnostics
import VitrineModel
import VitrineSearch
import VitrineSite
import VitrineSystem
import VitrineText

/// The files of a site. Each is made when its turn comes and released once it is written.
struct SiteFiles: Sendable {
  struct File: Sendable {
    var source: FileSource

    /// Nil if the file would have to be read to know its hash.
    var hash: ContentHash?

    /// Whether the last build had the same file.
    var isTaken = false

    /// Nil for a file to copy.
    var rendered: RenderedFile?

    /// Why the file was rendered, if the last build had it or might have had it.
    var reason: RenderingReason?
  }

  /// All paths except `snapshot.json`, each once.
  var paths: [String]

  /// The parts of rendered files to keep for the next build.
  var retention = Retention.nothing

  enum Retention {
    case nothing

    /// Everything except the bytes, which are in the site.
    case facts
    case everything
  }

  /// Returns the file at an index of `paths`. Called from several threads at once.
  var file: @Sendable (Int) -> File
}

extension SiteFiles {
  /// The files that pages load for parts of their texts.
  init(_ resources: [(path: String, bytes: [UInt8])]) {
    self.init(paths: resources.map(\.path)) { File(source: .bytes(resources[$0].bytes)) }
  }

  /// The files of a search index.
  init(_ index: [SearchFile]) {
    self.init(paths: index.map(\.path)) { File(source: .bytes(index[$0].bytes)) }
  }

  struct RenderedOutput: Sendable {
    var file: RenderedFile
    var hash: ContentHash
  }

  struct WriteResult: Sendable {
    /// The hash of each file's bytes, in the order of `paths`.
    var hashes: [ContentHash] = []

    /// The size of each rendered file; 0 for the others.
    var sizes: [Int] = []
    var writtenFiles = 0

    /// Problems in the Markdown of the files, and its links to ids, in the order of `paths`.
    var diagnostics: [Diagnostic] = []
    var anchorLinks: [RenderedBody.AnchorLink] = []

    /// The parts of the files' texts that need their own styles.
    var parts: Set<BodyPart> = []

    /// The rendered files, in the order of `paths`, if they are kept.
    var outputs: [RenderedOutput] = []

    /// The pages that were rendered although the last build may have had them, and why.
    var renderedPages: [RenderedPage] = []

    /// How long it took to make the files and hand them to the writer.
    var duration = Duration.zero

    /// Appends the outcome of further files.
    mutating func append(_ further: WriteResult) {
      hashes += further.hashes
      sizes += further.sizes
      writtenFiles += further.writtenFiles
      diagnostics += further.diagnostics
      anchorLinks += further.anchorLinks
      parts.formUnion(further.parts)
      outputs += further.outputs
      renderedPages += further.renderedPages
      duration += further.duration
    }
  }

  /// The indices of the files, in byte order of their paths.
  var order: [Int] { paths.indices.sorted { precedesByBytes(paths[$0], paths[$1]) } }

  /// The files with the hashes of their bytes, in the given order.
  func listed(with hashes: [ContentHash], in order: [Int]) -> [SiteSnapshot.File] {
    order.map { SiteSnapshot.File(path: paths[$0], hash: hashes[$0]) }
  }

  /// How many files a thread takes at a time.
  private static let chunk = 16

  /// Makes the files, or those at some indices, and hands them to `writer`. Stops at the first disk
  /// error.
  func write(
    _ some: Range<Int>? = nil, to writer: any SiteWriter, jobs: Int,
    progress: BuildStep.Report?
  ) throws(OutputError) -> WriteResult {
    let start = ContinuousClock.now
    let files = some ?? paths.indices
    let buildProgress = BuildProgress(from: files.lowerBound)
    let parts = concurrentMap(of: files.count, by: Self.chunk, jobs: jobs) { range in
      var part = WriteResult()
      for index in range.map({ files.lowerBound + $0 }) where !buildProgress.hasFailed {
        do throws(OutputError) {
          try write(index, to: writer, into: &part)
        } catch {
          buildProgress.fail(error)
        }
      }
      progress?(.files(done: buildProgress.advance(by: range.count), total: paths.count))
      return part
    }
    if let failure = buildProgress.failure { throw failure }
    var written = parts.reduce(into: WriteResult()) { $0.append($1) }
    written.duration = start.duration(to: .now)
    return written
  }

  private func write(
    _ index: Int, to writer: any SiteWriter, into part: inout WriteResult
  ) throws(OutputError) {
    let file = file(index)
    let hash: ContentHash
    if let known = file.hash {
      hash = known
    } else {
      hash = try OutputError.onDisk(file.source.hash())
    }
    part.hashes.append(hash)
    part.sizes.append(file.rendered?.size ?? 0)
    if let rendered = file.rendered {
      part.diagnostics += rendered.diagnostics
      part.anchorLinks += rendered.anchorLinks
      part.parts.formUnion(rendered.parts)
      switch retention {
      case .nothing: break
      case .facts: part.outputs.append(RenderedOutput(file: rendered.withoutBytes, hash: hash))
      case .everything: part.outputs.append(RenderedOutput(file: rendered, hash: hash))
      }
    }
    if let reason = file.reason {
      part.renderedPages.append(RenderedPage(path: paths[index], reason: reason))
    }
    if file.isTaken { return try writer.keep(paths[index]) }
    if try writer.put(file.source, at: paths[index]) == .written { part.writtenFiles += 1 }
  }
}

/// How far the threads are, and the error that stopped one of them.
private final class BuildProgress: Sendable {
  private let state: Mutex<(done: Int, failure: OutputError?)>

  init(from done: Int) { state = Mutex((done, nil)) }

  var failure: OutputError? { state.withLock { $0.failure } }
  var hasFailed: Bool { failure != nil }

  func fail(_ error: OutputError) {
    state.withLock { $0.failure = $0.failure ?? error }
  }

  func advance(by count: Int) -> Int {
    state.withLock { state in
      state.done += count
      return state.done
    }
  }
}
