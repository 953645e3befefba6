import Synchronization
import VitrineModel
import VitrinePictures
import VitrineSystem
import VitrineText

/// Makes the pictures of a preview while its pages are already shown: first those that a browser
/// waits for, then the others in the order of the site.
package final class PictureQueue: Sendable {
  /// A picture to make, with the variant of each of its paths in the site.
  struct Entry: Sendable {
    let job: PictureJob
    let variants: [ExactText: Int]
    var isRequested = false

    init(job: PictureJob, variants: [ExactText: Int]) {
      self.job = job
      self.variants = variants
    }
  }

  fileprivate struct State {
    var maker: PictureMaker

    /// Nil if the cache can be written.
    var scratch: ScratchFolder?

    /// The pictures that have not begun, next first: all that are requested, then the others.
    var waiting: [Entry] = []
    var making: [ContentHash: Entry] = [:]
    var files: [ExactText: BuiltSite.File] = [:]

    /// The pictures that failed, and what was last made of each, so that nothing is tried again and
    /// again.
    var failures: [ContentHash: PictureRecord] = [:]
    var finished: [ContentHash: [PictureVariant]] = [:]

    /// Everyone who waits for a file.
    var readers: [ExactText: [AsyncStream<Never>.Continuation]] = [:]

    /// Whether pictures were made of which no build knows, and whether another build should.
    var hasUnknown = false
    var hasNews = false
  }

  private let state: Mutex<State>
  private let jobs: Int
  private let program: String?
  private let run: @Sendable (@escaping @Sendable () -> Void) -> Void
  private let progress: @Sendable (_ left: Int, _ name: String) -> Void

  /// `run` calls a function on another thread, of which several may run at once. `progress` is
  /// called on any thread when a picture begins, with the number of pictures that are not made yet
  /// and the name of its file.
  package init(
    _ options: BuildOptions, run: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void,
    progress: @escaping @Sendable (_ left: Int, _ name: String) -> Void
  ) {
    (jobs, program, self.run, self.progress) = (options.jobs, options.pictureWorker, run, progress)
    let scratch = options.pictureCache == nil ? ScratchFolder(named: "vitrine-pictures") : nil
    let folder = options.pictureCache ?? scratch?.path ?? "/nonexistent"
    let maker = PictureMaker(
      cacheFolder: folder, jobs: options.jobs, program: options.pictureWorker)
    state = Mutex(State(maker: maker, scratch: scratch))
  }
}

// MARK: Builds

extension PictureQueue {
  /// The folder of the pictures, or nil before the first is made.
  var folder: Folder? { try? Folder.existing(maker.cache.folder) }

  private var maker: PictureMaker { state.withLock { $0.maker } }

  /// Returns the records of pictures that are made or have failed, and nil for the others.
  func knownRecords(of jobs: [PictureJob]) -> [PictureRecord?] {
    let failures = state.withLock { $0.failures }
    return zip(jobs, maker.knownRecords(of: jobs)).map { $1 ?? failures[$0.source] }
  }

  /// Makes these pictures, and no others that have not begun.
  func make(_ entries: [Entry]) {
    state.withLock { state in
      let entries = entries.filter {
        state.making[$0.job.source]?.job.variants != $0.job.variants
      }
      let requested = Set(state.waiting.lazy.filter(\.isRequested).map(\.job.source))
      state.waiting = entries.filter { requested.contains($0.job.source) }
      for index in state.waiting.indices { state.waiting[index].isRequested = true }
      state.waiting += entries.filter { !requested.contains($0.job.source) }
      let paths = (state.waiting + state.making.values).reduce(into: Set()) {
        $0.formUnion($1.variants.keys)
      }
      for path in state.readers.keys where !paths.contains(path) { state.finishReaders(of: path) }
    }
    for _ in entries { run { [weak self] in self?.makeNext() } }
  }

  /// Whether all pictures were made since the last call, or one has failed: another build would know
  /// more.
  package func takeNews() -> Bool {
    state.withLock { state in
      defer { state.hasNews = false }
      return state.hasNews
    }
  }

  /// How many pictures are not made yet.
  package var leftCount: Int { state.withLock { $0.leftCount } }

  /// How many of these somebody waits for.
  var requestedCount: Int { state.withLock { $0.waiting.count { $0.isRequested } } }

  private func makeNext() {
    let next = state.withLock { state -> (entry: Entry, left: Int)? in
      if state.waiting.isEmpty { return nil }
      let entry = state.waiting.removeFirst()
      state.making[entry.job.source] = entry
      return (entry, state.leftCount)
    }
    guard let (entry, left) = next else { return }
    progress(left, entry.job.file.lastPathComponent)
    var record = maker.records(of: [entry.job])[0]
    if record.failure?.kind == .unwritable, useScratchFolder() {
      record = maker.records(of: [entry.job])[0]
    }
    let folder = folder
    state.withLock { state in
      state.making[entry.job.source] = nil
      let earlier = state.finished.updateValue(entry.job.variants, forKey: entry.job.source)
      if earlier != entry.job.variants { state.hasUnknown = true }
      if record.failure != nil { state.failures[entry.job.source] = record }
      for (path, variant) in entry.variants {
        if let folder, record.failure == nil {
          state.files[path] = BuiltSite.File(record.derivatives[variant], in: folder)
        }
        state.finishReaders(of: path)
      }
      if state.hasUnknown, state.leftCount == 0 || record.failure != nil {
        (state.hasUnknown, state.hasNews) = (false, true)
      }
    }
  }

  /// Makes pictures in a folder of this process from now on. Returns false if there is none.
  private func useScratchFolder() -> Bool {
    state.withLock { state in
      if state.scratch != nil { return true }
      guard let scratch = ScratchFolder(named: "vitrine-pictures") else { return false }
      state.scratch = scratch
      state.maker = PictureMaker(cacheFolder: scratch.path, jobs: jobs, program: program)
      return true
    }
  }
}

extension PictureQueue.State {
  fileprivate var leftCount: Int { waiting.count + making.count }

  fileprivate mutating func finishReaders(of path: ExactText) {
    for reader in readers.removeValue(forKey: path) ?? [] { reader.finish() }
  }
}

extension BuiltSite.File {
  /// Nil if it is gone.
  fileprivate init?(_ derivative: Derivative, in folder: Folder) {
    let source = FileSource.file(folder, derivative.path)
    guard let file = try? InMemoryFile(source, readSince: .now) else { return nil }
    self.init(content: .kept(file, hash: derivative.hash))
  }
}

// MARK: Requests

extension PictureQueue {
  /// The file at a path of the site, if this queue made it.
  package func file(at path: String) -> BuiltSite.File? {
    state.withLock { $0.files[ExactText(path)] }
  }

  /// Waits until the file at a path is made, if it is still to be made, and makes it before those
  /// that nobody waits for.
  package func waitForFile(at path: String) async {
    let path = ExactText(path)
    let (stream, reader) = AsyncStream.makeStream(of: Never.self)
    state.withLock { state in
      if let place = state.waiting.firstIndex(where: { $0.variants[path] != nil }) {
        var entry = state.waiting.remove(at: place)
        entry.isRequested = true
        let end = state.waiting.firstIndex { !$0.isRequested } ?? state.waiting.endIndex
        state.waiting.insert(entry, at: min(place, end))
      } else if !state.making.values.contains(where: { $0.variants[path] != nil }) {
        return reader.finish()
      }
      state.readers[path, default: []].append(reader)
    }
    for await _ in stream {}
  }
}
