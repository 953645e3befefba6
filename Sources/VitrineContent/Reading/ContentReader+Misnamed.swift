import VitrineText

extension ContentReader {
  /// Notes files that are named nearly `site.yml` or `index.md`, and so have no effect.
  mutating func reportMisnamedFiles() {
    for (file, use) in zip(tree.files, uses) {
      let name = file.fileName.lowercased()
      if case .asset = use, file.parentFolder.isEmpty, Self.namesLikeSite.contains(name) {
        diagnostics.append(.misnamed(file, for: "site.yml"))
      } else if isMisnamed(file) {
        diagnostics.append(.misnamed(file, for: "index.md"))
      }
    }
  }

  /// Returns true if the file's name is nearly, but not quite, `index.md`.
  func isMisnamed(_ file: String) -> Bool {
    file.fileName != "index.md" && Self.namesLikeIndex.contains(file.fileName.lowercased())
  }

  private static let namesLikeSite: Set = [
    "site.yml", "site.yaml", "site.yml.txt", "site.yaml.txt", "_site.yml", "_config.yml",
  ]

  private static let namesLikeIndex: Set = [
    "index.md", "index.markdown", "index.md.txt", "_index.md",
  ]
}
