import VitrineContent
import VitrineModel
import VitrineSystem
import VitrineText

extension FinishedBuild {
  /// Records a build that read the files of `listing` and has just been published. Returns nil if
  /// another build of the same files could have a different outcome, or if the site cannot be read.
  /// Reuses the hashes of `last`, the build before, for files in the same states.
  init?(
    _ outcome: SiteBuild.Outcome, after last: FinishedBuild?, key: ContentHash,
    _ listing: ContentListing, in content: Folder, options: BuildOptions
  ) {
    guard outcome.dependsOnlyOnFiles, let snapshotHash = outcome.snapshotHash,
      let site = try? Folder.existing(options.output)
    else { return nil }
    let published = outcome.snapshot.files.map { (path: $0.path, hash: $0.hash) }
    let hashes = Dictionary(byBytes: published.map { ($0.path, $0.hash) })
    let copied = Dictionary(
      byBytes: outcome.reading.content.assets.compactMap { asset in
        let hash = asset.scalable.map { ContentHash(value: $0.hash) } ?? hashes[asset.output]
        return hash.map { (asset.file, $0) }
      })
    inputs = Self.files(listing.files.count, jobs: options.jobs) { index in
      let path = listing.files[index]
      let state = listing.states[index]
      let known = copied[path] ?? last?.hash(ofInput: index, path, in: state)
      return File(
        path: path, state: state,
        hash: state.flatMap { Self.hash(of: path, in: $0, content, known: known) })
    }
    let outputs = published + [(OutputFolder.snapshotName, snapshotHash)]
    self.outputs = Self.files(outputs.count, jobs: options.jobs) { index in
      // Another program may have changed a file since this build compared or wrote it. Only a
      // settled state is certain to be the one that was compared; the next build reads all other
      // files.
      let state = site.state(of: outputs[index].path)
      return File(
        path: outputs[index].path,
        state: state.flatMap { $0.isSettled(at: listing.time) ? $0 : nil },
        hash: outputs[index].hash)
    }
    self.key = key
    foldersAndProblems = listing.foldersAndProblems
    counts = outcome.report.counts
    warnings = outcome.report.warnings
  }

  private static func files(
    _ count: Int, jobs: Int, _ file: @escaping @Sendable (Int) -> File
  ) -> [File] {
    concurrentMap(of: count, by: 256, jobs: jobs) { $0.map(file) }.flatMap { $0 }
  }

  private func hash(ofInput index: Int, _ path: String, in state: FileState?) -> ContentHash? {
    guard index < inputs.count, let state, inputs[index].state == state,
      inputs[index].path.hasSameBytes(as: path)
    else { return nil }
    return inputs[index].hash
  }

  /// Larger files are hashed only if they are published. Otherwise any new state counts as a
  /// change.
  private static let maxBytes = 16 << 20

  /// The hash of a content file, or nil if it is no longer in that state.
  private static func hash(
    of path: String, in state: FileState, _ content: Folder, known: ContentHash?
  ) -> ContentHash? {
    if let known { return (try? content.openFile(path))??.state == state ? known : nil }
    return state.length <= maxBytes ? content.hash(of: path, in: state) : nil
  }
}
