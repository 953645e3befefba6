import VitrineContent
import VitrineModel
import VitrineSystem
import VitrineText

extension FinishedBuild {
  /// Records a build that read the files of `listing` and has just been published. Returns nil if
  /// another build of the same files could have a different outcome, or if the site cannot be read.
  ///
  /// Takes the hashes of content files in the same states from `last`, the build before, and the
  /// states of unchanged outputs. If another program has changed a file meanwhile, its state is
  /// another one in the next build, which then reads it.
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
      let known = last?.hash(ofInput: index, path, in: state)
      return File(
        path: path, state: state,
        hash: known
          ?? state.flatMap { Self.hash(of: path, in: $0, content, copied: copied[path]) })
    }
    let outputs = published + [(OutputFolder.snapshotName, snapshotHash)]
    // An atomic build writes all files anew.
    let unchanged = Dictionary(
      byBytes: options.isAtomic ? [] : last?.outputs.map { ($0.path, $0) } ?? [])
    self.outputs = Self.files(outputs.count, jobs: options.jobs) { index in
      if let file = unchanged[outputs[index].path], file.state != nil,
        file.hash == outputs[index].hash
      {
        return file
      }
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

  /// The hash of a content file, or nil if it is no longer in that state. `copied` is the hash of
  /// the bytes that were published.
  private static func hash(
    of path: String, in state: FileState, _ content: Folder, copied: ContentHash?
  ) -> ContentHash? {
    if let copied { return (try? content.openFile(path))??.state == state ? copied : nil }
    return state.length <= maxBytes ? content.hash(of: path, in: state) : nil
  }
}
