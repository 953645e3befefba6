import VitrineDiagnostics
import VitrineModel
import VitrineText

extension ContentPlan {
  /// Reads the `index.md` of every folder. Pages that are drafts are left out with everything in
  /// their folders.
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
      let (page, diagnostics) = declaration(in: source)
      if page.isDraft, !page.folder.isEmpty, !input.options.includesDrafts {
        drafts.insert(page.folder)
      } else {
        pages.append(page)
      }
      problems.append((page.folder, diagnostics))
    }
    let drafts = drafts
    pages.removeAll { $0.folder.isInside(anyOf: drafts) }
    // Mistakes in drafts are not reported.
    diagnostics += problems.filter { !$0.folder.isInside(anyOf: drafts) }.flatMap(\.diagnostics)
    if !pages.contains(where: { $0.folder.isEmpty }) { pages.append(.undeclared(folder: "")) }
    pages.sort { precedesByBytes($0.folder, $1.folder) }
  }

  /// Reads `404.md`, the page for unknown addresses.
  mutating func readNotFoundPage() {
    guard let file = tree.index(of: notFoundFile) else { return }
    let read = input.markdown(file)
    if input.keepsResults { sources[notFoundFile] = read }
    diagnostics += read.diagnostics
    guard let source = read.source else { return }
    let (page, problems) = declaration(in: source, by: PageDeclaration.notFoundKeys)
    if page.isDraft, !input.options.includesDrafts { return }
    diagnostics += problems
    notFound = page
  }

  /// Returns the page that the front matter in `source` declares, and its mistakes.
  private mutating func declaration(
    in source: MarkdownSource, by keys: ContentKeys<PageDeclaration> = PageDeclaration.keys
  ) -> (PageDeclaration, [Diagnostic]) {
    var reader = DeclarationReader(file: source.file)
    reader.layouts = input.options.layouts
    reader.cells = input.options.cells
    reader.supplementaries = input.options.supplementaries
    reader.accessories = input.options.accessories
    // Swap the site's table in and out: copying it for every page would take time proportional to
    // its length.
    swap(&reader.table, &layouts)
    let page = reader.page(source, by: keys)
    swap(&reader.table, &layouts)
    if source.file == "index.md" { reader.checkForSkippedHome(page, source) }
    return (page, reader.diagnostics)
  }
}

extension String {
  /// Whether this path is one of `folders` or inside one.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the path, regardless of the number of
  ///   folders.
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
