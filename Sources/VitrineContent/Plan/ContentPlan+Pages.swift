import VitrineDiagnostics
import VitrineModel
import VitrineText

extension ContentPlan {
  /// Reads the `index.md` of all folders. Pages that are drafts are left out with all in their folders.
  mutating func readPages() {
    var problems: [(folder: String, diagnostics: [Diagnostic])] = []
    let files = tree.files.indices.filter {
      tree.files[$0].fileName == "index.md" && !tree.files[$0].isHidden
    }
    for (file, read) in zip(files, input.markdown(files, by: 64)) {
      let path = tree.files[file]
      if input.keepsResults { sources[path] = read }
      problems.append((path.parentFolder, read.diagnostics))
      guard let source = read.source else {
        var page = PageDeclaration.undeclared(folder: path.parentFolder)
        page.isUnreadable = true
        pages.append(page)
        continue
      }
      if source.isEmpty { problems.append((path.parentFolder, [.emptyFile(source.file)])) }
      var reader = Declarations(file: source.file)
      reader.layouts = input.options.layouts
      reader.cells = input.options.cells
      reader.supplementaries = input.options.supplementaries
      reader.accessories = input.options.accessories
      // The site's table is lent: copying it for every page would cost its length each time.
      swap(&reader.table, &layouts)
      let page = reader.page(source)
      swap(&reader.table, &layouts)
      if page.folder.isEmpty { reader.lookForHomeLeftOut(page, source) }
      if page.isDraft, !page.folder.isEmpty, !input.options.includesDrafts {
        drafts.insert(page.folder)
      } else {
        pages.append(page)
      }
      problems.append((page.folder, reader.diagnostics))
    }
    let drafts = drafts
    pages.removeAll { $0.folder.isInside(anyOf: drafts) }
    // What is wrong with a draft is for its author to find.
    diagnostics += problems.filter { !$0.folder.isInside(anyOf: drafts) }.flatMap(\.diagnostics)
    if !pages.contains(where: { $0.folder.isEmpty }) { pages.append(.undeclared(folder: "")) }
    pages.sort { precedesByBytes($0.folder, $1.folder) }
  }
}

extension String {
  /// True if this path is one of `folders` or lies in one.
  ///
  /// - Complexity: O(*n*), the length of the path, however many folders there are.
  func isInside(anyOf folders: Set<ExactText>) -> Bool {
    if folders.isEmpty { return false }
    var path = self
    while !path.isEmpty {
      if folders.contains(path) { return true }
      path = path.parentFolder
    }
    return false
  }
}

extension PageDeclaration {
  /// Returns the page of a folder whose `index.md` is missing or unreadable.
  static func undeclared(folder: String) -> PageDeclaration {
    var page = PageDeclaration(
      folder: folder, place: .start(of: .joined(folder, "index.md")))
    page.hasFile = false
    return page
  }
}
