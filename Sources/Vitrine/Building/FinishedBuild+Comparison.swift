import VitrineContent
import VitrineFormats
import VitrineModel
import VitrineSystem
import VitrineText

extension FinishedBuild {
  /// Returns the reason why the content in `listing` has to be built again, or nil if it does not.
  /// A file in its old state counts as unchanged. Any other file is read, and if its bytes are the
  /// same, its stored state is updated.
  mutating func difference(
    from key: ContentHash, _ listing: ContentListing, in content: Folder, site: Folder, jobs: Int
  ) -> String? {
    guard self.key == key else { return "Vitrine, an option or a template has changed" }
    guard foldersAndProblems == listing.foldersAndProblems, inputs.count == listing.files.count,
      zip(inputs, listing.files).allSatisfy({ $0.path.hasSameBytes(as: $1) })
    else { return "files or folders in '\(content.path)' were added, removed or renamed" }
    let states = listing.states
    let changedInput = Self.update(&inputs, in: content, jobs: jobs) { index in
      CurrentFile(state: states[index], isSettled: states[index] != nil)
    }
    if let changedInput { return "'\(content.name(of: changedInput))' has changed" }
    let start = WallTime.now
    let changedOutput = Self.update(&outputs, in: site, jobs: jobs) { [outputs] index in
      let state = site.state(of: outputs[index].path)
      return CurrentFile(
        isFile: state != nil, state: state, isSettled: state?.isSettled(at: start) ?? false)
    }
    return changedOutput.map { "'\(site.name(of: $0))' has changed" }
  }

  /// The current state of a file.
  private struct CurrentFile {
    var isFile = true

    /// Nil if the state is unknown.
    var state: FileState?

    /// Whether any later change is certain to alter the state.
    var isSettled: Bool
  }

  /// Updates the states of unchanged files. Returns the path of the first changed file, or nil.
  private static func update(
    _ files: inout [File], in folder: Folder, jobs: Int,
    observe: @escaping @Sendable (Int) -> CurrentFile
  ) -> String? {
    let known = files
    let updates = concurrentMap(of: known.count, by: 256, jobs: jobs) { range in
      // Most files do not need an update, so only the others are listed.
      var updates: [(index: Int, file: File?)] = []
      for index in range {
        let now = observe(index)
        if now.isSettled, now.state == known[index].state { continue }
        var file = known[index]
        let isSame = now.isFile && file.hasSameBytes(in: folder, now: now.state)
        file.state = now.isSettled ? now.state : nil
        updates.append((index, isSame ? file : nil))
        if !isSame { break }
      }
      return updates
    }
    for (index, file) in updates.joined() {
      guard let file else { return known[index].path }
      files[index] = file
    }
    return nil
  }
}

extension FinishedBuild {
  /// For each output, whether its file in `site` is certain to be as the build wrote it. Updates the
  /// states of those that are.
  mutating func areInPlace(_ some: [CachedOutput], in site: Folder, jobs: Int) -> [Bool] {
    let start = WallTime.now
    let indices = Dictionary(byBytes: outputs.enumerated().map { ($1.path, $0) })
    let known = outputs
    let found = concurrentMap(of: some.count, by: 256, jobs: jobs) { range in
      some[range].map { output -> (isInPlace: Bool, update: File?) in
        guard let state = site.state(of: output.path),
          var file = indices[output.path].map({ known[$0] }), file.hash == output.hash
        else { return (false, nil) }
        let isSettled = state.isSettled(at: start)
        if isSettled, state == file.state { return (true, nil) }
        let isSame = file.hasSameBytes(in: site, now: state)
        file.state = isSettled ? state : nil
        return (isSame, isSame ? file : nil)
      }
    }.flatMap { $0 }
    for file in found.lazy.compactMap(\.update) { outputs[indices[file.path]!] = file }
    return found.map(\.isInPlace)
  }

  /// Whether the file at a path of `site` is in the settled state in which it had the bytes with this hash.
  func isInPlace(_ path: String, _ hash: ContentHash, in site: Folder) -> Bool {
    // In byte order, but for `snapshot.json` at the end.
    let files = outputs.dropLast()
    let index = files.partitioningIndex { !precedesByBytes($0.path, path) }
    guard index < files.endIndex, files[index].path.hasSameBytes(as: path),
      files[index].hash == hash, let state = files[index].state
    else { return false }
    return site.state(of: path) == state && state.isSettled(at: WallTime.now)
  }

  /// The content files that are new or whose bytes have changed.
  func filesChanged(in content: Folder, _ listing: ContentListing) -> Set<ExactText> {
    let known = Dictionary(byBytes: inputs.map { ($0.path, $0) })
    var changed: Set<ExactText> = []
    for (path, state) in zip(listing.files, listing.states) {
      let file = known[path]
      if let file, state != nil, file.state == state { continue }
      if file?.hasSameBytes(in: content, now: state) != true { changed.insert(ExactText(path)) }
    }
    return changed
  }
}

extension FinishedBuild {
  var pictures: KnownPictures {
    let files = inputs.lazy.filter { PictureFormat.isScalable(ending: $0.path.ending) }
    return KnownPictures(
      files.compactMap { file in
        guard let state = file.state, let hash = file.hash else { return nil }
        return (file.path, state, hash)
      }, outputs: outputs.map(\.path))
  }
}

extension FinishedBuild.File {
  fileprivate func hasSameBytes(in folder: Folder, now state: FileState?) -> Bool {
    guard let hash else { return false }
    if let old = self.state, let state, old.length != state.length { return false }
    return folder.hash(of: path, in: state) == hash
  }
}
