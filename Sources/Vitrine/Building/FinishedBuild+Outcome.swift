import VitrineContent
import VitrineModel
import VitrineSystem
import VitrineText

extension FinishedBuild {
  /// Takes the outcome of a build that read the files of `listing` and was published just now. Nil if the
  /// next build of the same files could have another outcome, and if the site cannot be read.
  init?(
    _ outcome: SiteBuild.Outcome, key: ContentHash, _ listing: ContentListing,
    in content: Folder, options: BuildOptions
  ) {
    guard outcome.dependsOnFilesAlone, let site = try? Folder.existing(options.output),
      let record = try? FileSource.file(site, OutputFolder.snapshotName).hash()
    else { return nil }
    let files = outcome.snapshot.files.map { (path: $0.path, hash: $0.hash) }
    let outputHashes = Dictionary(byBytes: files.map { ($0.path, $0.hash) })
    let copied = Dictionary(
      byBytes: outcome.cache.reading.content.assets.compactMap { asset in
        outputHashes[asset.output].map { (asset.file, $0) }
      })
    inputs = Self.files(listing.files.count, jobs: options.jobs) { index in
      let path = listing.files[index]
      let state = listing.states[index]
      return File(
        path: path, state: state,
        hash: state.flatMap { Self.hash(of: path, in: $0, content, known: copied[path]) })
    }
    let outputs = files + [(OutputFolder.snapshotName, record)]
    let time = WallTime.now
    self.outputs = Self.files(outputs.count, jobs: options.jobs) { index in
      let state = site.state(of: outputs[index].path)
      return File(
        path: outputs[index].path,
        state: state.flatMap { $0.isSettled(at: time) ? $0 : nil }, hash: outputs[index].hash)
    }
    self.key = key
    surroundings = listing.surroundings
    counts = outcome.report.counts
    warnings = outcome.report.warnings
  }

  private static func files(
    _ count: Int, jobs: Int, _ file: @escaping @Sendable (Int) -> File
  ) -> [File] {
    concurrentMap(of: count, by: 256, jobs: jobs) { $0.map(file) }.flatMap { $0 }
  }

  /// Larger files that are not published are not read for their hash: with another state they count as
  /// changed.
  private static let mostBytes = 16 << 20

  /// The hash of a file of the content; nil if it is not in that state any more.
  private static func hash(
    of path: String, in state: FileState, _ content: Folder, known: ContentHash?
  ) -> ContentHash? {
    let source = FileSource.file(content, path)
    guard
      let hash = known ?? (state.length <= mostBytes ? try? source.hash() : nil),
      (try? content.openFile(path))??.state == state
    else { return nil }
    return hash
  }
}
