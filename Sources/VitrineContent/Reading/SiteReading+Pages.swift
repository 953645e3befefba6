import VitrineModel
import VitrineText

extension SiteReading {
  /// Reads the `index.md` of every folder that has one.
  mutating func readPages() {
    let tree = tree
    let files = tree.files.indices.filter { tree.files[$0].fileName == "index.md" }
    for file in files { uses[file] = .content }
    let folder = folder
    let sources = inChunks(of: files.count, by: 64, jobs: options.jobs) { range in
      range.map { index in
        var diagnostics: [Diagnostic] = []
        let source = MarkdownSource.read(
          tree.files[files[index]], in: folder, diagnostics: &diagnostics)
        return (source, diagnostics)
      }
    }
    for (file, (source, diagnostics)) in zip(files, sources.joined()) {
      self.diagnostics += diagnostics
      guard let source else {
        var declaration = PageDeclaration.undeclared(folder: tree.files[file].parentFolder)
        declaration.isUnreadable = true
        declarations.append(declaration)
        continue
      }
      if source.isEmpty { self.diagnostics.append(.emptyFile(source.file)) }
      var reader = Declarations(file: source.file)
      reader.layouts = options.layouts
      declarations.append(
        reader.page(
          source, folder: source.file.parentFolder, layouts: &layouts, cells: options.cells))
      self.diagnostics += reader.diagnostics
    }
    if !declarations.contains(where: { $0.folder.isEmpty }) {
      declarations.append(.undeclared(folder: ""))
    }
    declarations.sort { precedesByBytes($0.folder, $1.folder) }
  }
}

extension PageDeclaration {
  /// The page of a folder without an `index.md`.
  static func undeclared(folder: String) -> PageDeclaration {
    PageDeclaration(
      folder: folder, place: Place(file: .joined(folder, "index.md"), line: 1, column: 1))
  }
}
