import VitrineDiagnostics
import VitrineModel
import VitrineText

/// Finds the files of every collection, and the folders that are pages without an `index.md`.
extension ContentPlan {
  /// Plans all collections, and adds the pages of folders. Afterwards pages are in byte order of
  /// their folders, and collections in the order of their pages and declarations.
  mutating func planCollections() {
    uses = tree.files.map { $0.isInside(anyOf: drafts) ? .draft : FileUse(of: $0) }
    var readFolders: Set<ExactText> = []
    for page in pages {
      for declaration in page.collections {
        let plan = plan(declaration, of: page.folder)
        for file in plan.files + plan.notes {
          uses[file] = .content
          readFolders.insert(tree.files[file].parentFolder)
        }
        collections.append(plan)
      }
    }
    assignTermDescriptions()
    addFolderPages(unless: readFolders)
    // Adding pages changes their indices, so these are only final now.
    for index in collections.indices {
      let folder = collections[index].declaration.place.file.parentFolder
      collections[index].page = pages.index(of: folder) ?? 0
    }
    for page in pages.indices {
      if let plan = defaultPlan(page: page) { collections.append(plan) }
    }
    collections.sort {
      ($0.page, $0.declaration.place.line) < ($1.page, $1.declaration.place.line)
    }
    var start = 0
    collectionsOfPage = pages.indices.map { page in
      let own = collections[start...].prefix { $0.page == page }.indices
      start = own.upperBound
      return own
    }
    warnAboutUnreadMarkdown()
    warnAboutMisnamedFiles()
  }

  private mutating func plan(
    _ declaration: CollectionDeclaration, of folder: String
  ) -> CollectionPlan {
    var matched: Set<Int> = []
    var isIncomplete = declaration.sources.isEmpty
    for source in declaration.sources {
      let files = files(matching: source.pattern)
      if files.isEmpty {
        isIncomplete = true
        if tree.hasObstacle(at: source.pattern.text) { continue }
        let names = tree.files.filter { $0.ending == source.pattern.text.ending }
        let nearest = nearestName(to: source.pattern.text, among: names)
        diagnostics.append(
          .matchesNothing(
            source.pattern.text.relative(to: folder), nearest: nearest?.relative(to: folder),
            files: filesToRead(in: source.pattern.text), at: source.place))
      }
      matched.formUnion(files)
    }
    var plan = CollectionPlan(
      name: CollectionPlan.name(declaration.name, of: folder), page: 0, declaration: declaration,
      files: matched.sorted())
    plan.isIncomplete = isIncomplete
    readDataPackage(of: &plan)
    leaveUnknownFormats(outOf: &plan)
    if let sheet = declaration.sheet, !plan.isIncomplete,
      !plan.files.contains(where: { hasSheets(tree.files[$0]) })
    {
      diagnostics.error(
        "workbook", at: sheet.place, "'sheet' requires 'from' to name an Excel workbook",
        hint: "remove 'sheet', or read a .xlsx file")
    }
    if let parse = declaration.parse {
      let other = plan.files.first { SourceFormat(tree.files[$0]) != .markdown }
      if let other {
        diagnostics.error(
          "Markdown records", at: parse.place,
          "'parse' reads Markdown, which '\(tree.files[other])' is not",
          hint: "remove 'parse' and 'under', or name only Markdown files in 'from'")
      }
    } else if let heading = declaration.headings.first {
      diagnostics.error(
        "Markdown records", at: heading.place, "'under' requires 'parse'",
        hint: "set what the records are, as in parse: list")
    }
    if plan.files.contains(where: { declaration.format(of: tree.files[$0]) != .markdown }) {
      addDescriptions(to: &plan, folder: folder)
    }
    return plan
  }

  private func hasSheets(_ file: String) -> Bool {
    if case .data(let format)? = SourceFormat(file) { format.hasSheets } else { false }
  }

  /// Removes files of unknown formats from the plan, so that they are copied. It is an error if
  /// such a file is named without a pattern.
  private mutating func leaveUnknownFormats(outOf plan: inout CollectionPlan) {
    for source in plan.declaration.sources where source.pattern.isLiteral {
      guard tree.index(of: source.pattern.text) != nil, SourceFormat(source.pattern.text) == nil
      else { continue }
      plan.isIncomplete = true
      diagnostics.append(.noSourceFormat(source.pattern.text.fileName, at: source.place))
    }
    plan.files.removeAll { SourceFormat(tree.files[$0]) == nil }
  }

  /// Adds the Markdown next to the data, and next to the page's `index.md`, which can add to
  /// records.
  private func addDescriptions(to plan: inout CollectionPlan, folder: String) {
    let declaration = plan.declaration
    let named = plan.files.filter { declaration.format(of: tree.files[$0]) == .markdown }
    var folders = Set(plan.files.map { tree.files[$0].parentFolder })
    folders.insert(folder)
    let files = Set(plan.files)
    let loose = folders.flatMap { markdown(in: $0) }.filter { !files.contains($0) }
    plan.files.removeAll { declaration.format(of: tree.files[$0]) == .markdown }
    plan.notes = (named + loose).sorted()
    plan.loose = Set(loose)
  }

  /// Returns a pattern for readable files in a folder, relative to it, or nil if it has none.
  private func filesToRead(in folder: String) -> String? {
    guard tree.folder(at: folder) != nil, let pattern = FilePattern("**/*", in: folder) else {
      return nil
    }
    let paths = files(matching: pattern).map { tree.files[$0] }.filter { SourceFormat($0) != nil }
    let own = paths.first { $0.parentFolder == folder }
    return (own ?? paths.first).map { path in
      "\(own == nil ? "**/" : "")*\(path.fileName.dropFirst(path.stem.count))"
    }
  }

  private func files(matching pattern: FilePattern) -> [Int] {
    if let index = tree.index(of: pattern.text) { return [index] }
    if pattern.isLiteral { return [] }
    return tree.files.indices.filter {
      pattern.matches(tree.files[$0]) && tree.files[$0].fileName != "index.md"
        && (!tree.files[$0].isHidden || pattern.text.isHidden)
        && tree.files[$0] != "site.yml" && tree.files[$0] != notFoundFile
        && !tree.files[$0].isInside(anyOf: drafts)
        && !(SourceFormat(tree.files[$0]) == .markdown
          && terms(around: tree.files[$0].parentFolder) != nil)
    }
  }

  /// Assigns Markdown in the folders of terms, unless a collection reads it.
  private mutating func assignTermDescriptions() {
    if terms.isEmpty { return }
    for file in tree.files.indices where isUnread(file) {
      guard let index = terms(around: tree.files[file].parentFolder) else { continue }
      uses[file] = .content
      terms[index].files.append(file)
    }
  }

  /// Returns the Markdown files of a folder, except its `index.md`.
  private func markdown(in folder: String) -> [Int] {
    (tree.folder(at: folder)?.files ?? []).filter {
      SourceFormat(tree.files[$0]) == .markdown && tree.files[$0].fileName != "index.md"
        && tree.files[$0] != notFoundFile && !tree.files[$0].isHidden
    }
  }

  private func isUnread(_ file: Int) -> Bool {
    if case .unread = uses[file] { true } else { false }
  }

  /// Adds a page for every folder that has Markdown but no `index.md`, unless a collection reads
  /// files in it.
  private mutating func addFolderPages(unless readFolders: Set<ExactText>) {
    let declared = Set(byBytes: pages.map(\.folder))
    for folder in tree.folders where !declared.contains(folder.path) {
      if readFolders.contains(folder.path) { continue }
      if markdown(in: folder.path).contains(where: isUnread) {
        pages.append(.undeclared(folder: folder.path))
      }
    }
    pages.sort { precedesByBytes($0.folder, $1.folder) }
  }

  /// Returns the collection of a page that declares none: the remaining Markdown files of its
  /// folder.
  private mutating func defaultPlan(page: Int) -> CollectionPlan? {
    let declaration = pages[page]
    guard declaration.collections.isEmpty, !declaration.isUnreadable else { return nil }
    let files = markdown(in: declaration.folder).filter(isUnread)
    guard !files.isEmpty else { return nil }
    for file in files { uses[file] = .content }
    return CollectionPlan(
      name: CollectionPlan.name(nil, of: declaration.folder), page: page,
      declaration: CollectionDeclaration(place: declaration.place), files: files)
  }
}

// MARK: Files without effect

extension ContentPlan {
  /// Warns about Markdown files that no collection reads although one reads other files in the same
  /// folder, unless that may follow from another mistake.
  private mutating func warnAboutUnreadMarkdown() {
    for (file, path) in tree.files.enumerated() where isUnread(file) && !path.isAlmostIndex {
      let folder = path.parentFolder
      let beside = collections.first { pages[$0.page].folder == folder }
      let plan =
        beside ?? collections.first { $0.files.contains { tree.files[$0].parentFolder == folder } }
      guard let plan, !plan.isIncomplete else { continue }
      let source = plan.declaration.sources.first?.place ?? plan.declaration.place
      diagnostics.warn(
        "not shown by any section", at: .start(of: path),
        "'\(path.fileName)' is not part of any collection, so it is not shown",
        hint: "'from' at \(source) names other files: add it there, or move it")
    }
  }

  /// Warns about files that have no effect because their name is only similar to `site.yml` or
  /// `index.md`, and about a `README.md` that became an item although it probably describes its
  /// folder.
  private mutating func warnAboutMisnamedFiles() {
    for (file, use) in zip(tree.files, uses) {
      switch use {
      case .hidden: continue
      case .asset, .other:
        if file.isAlmostSettings {
          diagnostics.append(.misnamed(file, for: "site.yml"))
          continue
        }
      case .content, .picture, .draft, .unread, .foreign, .secret: break
      }
      if file.isAlmostIndex || isTextOfFolder(file, use) {
        diagnostics.append(.misnamed(file, for: "index.md"))
      }
    }
  }

  private func isTextOfFolder(_ file: String, _ use: FileUse) -> Bool {
    guard case .content = use, file.fileName.lowercased() == "readme.md",
      let page = pages.index(of: file.parentFolder)
    else { return false }
    return !pages[page].hasFile
  }
}

extension String {
  private static let namesLikeSettings: Set = [
    "site.yml", "site.yaml", "site.toml", "site.yml.txt", "site.yaml.txt", "_site.yml",
    "_config.yml",
  ]

  private static let namesLikeIndex: Set = [
    "index.md", "index.markdown", "index.md.txt", "_index.md",
  ]

  /// Whether a file next to `site.yml` may have been meant to be it.
  var isAlmostSettings: Bool {
    parentFolder.isEmpty && Self.namesLikeSettings.contains(fileName.lowercased())
  }

  /// Whether the file's name is similar, but not equal, to `index.md`.
  fileprivate var isAlmostIndex: Bool {
    fileName != "index.md" && Self.namesLikeIndex.contains(fileName.lowercased())
  }

  /// Returns the path as written in a file of `folder`.
  func relative(to folder: String) -> String {
    if self == folder { return "." }
    if folder.isEmpty { return self }
    return hasPrefix(folder + "/") ? String(dropFirst(folder.count + 1)) : "/" + self
  }
}
