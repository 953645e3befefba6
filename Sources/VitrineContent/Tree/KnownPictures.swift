import VitrineModel
package import VitrineSystem
package import VitrineText

/// What another build of the same folder knows of the files of pictures, so that they need not be
/// read as a whole again.
package struct KnownPictures: Sendable {
  private let files: [ExactText: (state: FileState, hash: ContentHash)]
  private let outputs: Set<ExactText>

  package init() { (files, outputs) = ([:], []) }

  /// `outputs` are the paths that it published.
  package init(
    _ files: [(path: String, state: FileState, hash: ContentHash)], outputs: [String]
  ) {
    self.files = Dictionary(byBytes: files.map { ($0.path, ($0.state, $0.hash)) })
    self.outputs = files.isEmpty ? [] : Set(byBytes: outputs)
  }

  /// The hash of a file, or nil unless it certainly still has the same bytes.
  func hash(of path: String, in state: FileState?) -> ContentHash? {
    files[path].flatMap { $0.state == state ? $0.hash : nil }
  }

  func hasPublished(_ output: String) -> Bool { outputs.contains(output) }
}
