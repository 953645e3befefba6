import VitrineDiagnostics
import VitrineModel
import VitrineText

extension ContentReader {
  /// Reads the `index.md` of every folder that has one.
  mutating func readPages() {
    let files = tree.files.indices.filter { tree.files[$0].fileName == "index.md" }
    for file in files { uses[file] = .content }
    for (file, read) in zip(files, markdown(files, by: 64)) {
      keep(read, of: file)
      diagnostics += read.diagnostics
      guard let source = read.source else {
        var declaration = PageDeclaration.undeclared(folder: tree.files[file].parentFolder)
        declaration.isUnreadable = true
        declarations.append(declaration)
        continue
      }
      if source.isEmpty { diagnostics.append(.emptyFile(source.file)) }
      var reader = Declarations(file: source.file)
      reader.layouts = options.layouts
      reader.cells = options.cells
      // The site's table is lent: copying it for every page would cost its length each time.
      swap(&reader.table, &layouts)
      declarations.append(reader.page(source))
      swap(&reader.table, &layouts)
      diagnostics += reader.diagnostics
    }
    if !declarations.contains(where: { $0.folder.isEmpty }) {
      declarations.append(.undeclared(folder: ""))
    }
    declarations.sort { precedesByBytes($0.folder, $1.folder) }
  }
}

extension PageDeclaration {
  /// Returns the page of a folder whose `index.md` is missing or unreadable.
  static func undeclared(folder: String) -> PageDeclaration {
    PageDeclaration(
      folder: folder, place: SourceLocation(file: .joined(folder, "index.md"), line: 1, column: 1))
  }
}
