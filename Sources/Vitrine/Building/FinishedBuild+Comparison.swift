import VitrineContent
import VitrineModel
import VitrineSystem
import VitrineText

extension FinishedBuild {
  /// Why a build of the content in `listing` has something to do, in words; nil if it has nothing to do.
  /// Updates the states of files that turn out to have the same bytes.
  ///
  /// A file that is in its old state is the same. One in another state, as after a copy, is read.
  mutating func difference(
    from key: ContentHash, _ listing: ContentListing, in content: Folder, site: Folder, jobs: Int
  ) -> String? {
    guard self.key == key else { return "the program, its options or templates are others" }
    guard surroundings == listing.surroundings, inputs.count == listing.files.count,
      zip(inputs, listing.files).allSatisfy({ $0.path.hasSameBytes(as: $1) })
    else { return "there are other files in '\(content.path)'" }
    let states = listing.states
    let changedInput = Self.update(&inputs, in: content, jobs: jobs) { Sight(state: states[$0]) }
    if let changedInput { return "'\(content.name(of: changedInput))' has changed" }
    let start = WallTime.now
    let changedOutput = Self.update(&outputs, in: site, jobs: jobs) { [outputs] index in
      let state = site.state(of: outputs[index].path)
      return Sight(
        isFile: state != nil, state: state.flatMap { $0.isSettled(at: start) ? $0 : nil })
    }
    return changedOutput.map { "'\(site.name(of: $0))' has changed" }
  }

  /// What there is now in the place of a file.
  private struct Sight {
    var isFile = true

    /// Nil if a later change might leave it as it is.
    var state: FileState?
  }

  /// The path of the first file that is not the same; nil without one.
  private static func update(
    _ files: inout [File], in folder: Folder, jobs: Int,
    look: @escaping @Sendable (Int) -> Sight
  ) -> String? {
    let known = files
    let updates = concurrentMap(of: known.count, by: 256, jobs: jobs) { range in
      // Of most files there is nothing to update.
      var updates: [(index: Int, file: File?)] = []
      for index in range {
        let now = look(index)
        if let state = now.state, state == known[index].state { continue }
        let isSame = now.isFile && known[index].hasSameBytes(in: folder, now: now.state)
        updates.append((index, isSame ? known[index].with(now.state) : nil))
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

extension FinishedBuild.File {
  fileprivate func with(_ state: FileState?) -> Self {
    Self(path: path, state: state, hash: hash)
  }

  fileprivate func hasSameBytes(in folder: Folder, now state: FileState?) -> Bool {
    guard let hash else { return false }
    if let old = self.state, let state, old.length != state.length { return false }
    return (try? FileSource.file(folder, path).hash()) == hash
  }
}
