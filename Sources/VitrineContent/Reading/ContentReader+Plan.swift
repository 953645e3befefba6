import VitrineDiagnostics
import VitrineModel
import VitrineText

extension ContentReader {
  /// Finds the files of every collection, and the folders that are pages without an `index.md`.
  mutating func planCollections() {
    var plans: [CollectionPlan] = []
    var readFolders: Set<String> = []
    for (page, declaration) in declarations.enumerated() {
      for collection in declaration.collections {
        let plan = plan(collection, page: page)
        for file in plan.files + plan.notes {
          uses[file] = .content
          readFolders.insert(tree.files[file].parentFolder)
        }
        plans.append(plan)
      }
    }
    addFolderPages(unless: readFolders)
    // New pages have joined the list, so the indices must be found again.
    var pageIndices: [String: Int] = [:]
    for (index, page) in declarations.enumerated() { pageIndices[page.folder] = index }
    for index in plans.indices {
      let folder = plans[index].declaration.place.file.parentFolder
      plans[index].page = pageIndices[folder] ?? 0
    }
    plans += declarations.indices.compactMap { defaultPlan(page: $0) }
    collections = plans.sorted {
      ($0.page, $0.declaration.place.line) < ($1.page, $1.declaration.place.line)
    }
    reportUnreadMarkdown()
    lookUpNames()
  }

  private mutating func plan(_ declaration: CollectionDeclaration, page: Int) -> CollectionPlan {
    let folder = declarations[page].folder
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
            isFolder: tree.folder(at: source.pattern.text) != nil,
            at: source.place))
      }
      matched.formUnion(files)
    }
    var plan = CollectionPlan(
      name: CollectionPlan.name(declaration.name, of: folder), page: page,
      declaration: declaration, files: matched.sorted())
    plan.isIncomplete = isIncomplete
    noteUnreadable(&plan)
    if plan.files.contains(where: { SourceFormat(tree.files[$0]) != .markdown }) {
      addNotes(to: &plan, folder: folder)
    }
    return plan
  }

  /// Takes files of unknown formats out of the plan; they are copied instead. It is an error to
  /// name one without a pattern.
  private mutating func noteUnreadable(_ plan: inout CollectionPlan) {
    for source in plan.declaration.sources where source.pattern.isLiteral {
      guard tree.index(of: source.pattern.text) != nil, SourceFormat(source.pattern.text) == nil
      else { continue }
      plan.isIncomplete = true
      diagnostics.append(
        .noSourceFormat(source.pattern.text.fileName, at: source.place))
    }
    plan.files.removeAll { SourceFormat(tree.files[$0]) == nil }
  }

  /// Adds the Markdown beside the data, and beside the page's `index.md`, which may add to records.
  private func addNotes(to plan: inout CollectionPlan, folder: String) {
    let named = plan.files.filter { SourceFormat(tree.files[$0]) == .markdown }
    var folders = Set(plan.files.map { tree.files[$0].parentFolder })
    folders.insert(folder)
    let loose = folders.flatMap { markdown(in: $0) }.filter { !named.contains($0) }
    plan.files.removeAll { SourceFormat(tree.files[$0]) == .markdown }
    plan.notes = (named + loose).sorted()
    plan.loose = Set(loose)
  }

  private func files(matching pattern: FilePattern) -> [Int] {
    if let index = tree.index(of: pattern.text) { return [index] }
    if pattern.isLiteral { return [] }
    return tree.files.indices.filter {
      pattern.matches(tree.files[$0]) && tree.files[$0].fileName != "index.md"
        && tree.files[$0] != "site.yml"
    }
  }

  /// Returns the Markdown files of a folder, except its `index.md`.
  private func markdown(in folder: String) -> [Int] {
    (tree.folder(at: folder)?.files ?? []).filter {
      SourceFormat(tree.files[$0]) == .markdown && tree.files[$0].fileName != "index.md"
    }
  }

  /// Adds a page for every folder without an `index.md` that has Markdown, unless a collection
  /// reads files in it.
  private mutating func addFolderPages(unless readFolders: Set<String>) {
    let declared = Set(declarations.map(\.folder))
    for folder in tree.folders where !declared.contains(folder.path) {
      if readFolders.contains(folder.path) { continue }
      if markdown(in: folder.path).contains(where: { isUnread($0) }) {
        declarations.append(.undeclared(folder: folder.path))
      }
    }
    declarations.sort { precedesByBytes($0.folder, $1.folder) }
  }

  /// Returns the collection of a page that declares none: the folder's other Markdown files.
  private mutating func defaultPlan(page: Int) -> CollectionPlan? {
    let declaration = declarations[page]
    guard declaration.collections.isEmpty, !declaration.isUnreadable else { return nil }
    let files = markdown(in: declaration.folder).filter { isUnread($0) }
    guard !files.isEmpty else { return nil }
    for file in files { uses[file] = .content }
    return CollectionPlan(
      name: CollectionPlan.name(nil, of: declaration.folder), page: page,
      declaration: CollectionDeclaration(place: declaration.place), files: files)
  }

  /// Notes Markdown that no collection reads although one reads other files beside it, unless
  /// another mistake may be the reason.
  private mutating func reportUnreadMarkdown() {
    for file in tree.files.indices where isUnread(file) && !isMisnamed(tree.files[file]) {
      let folder = tree.files[file].parentFolder
      let beside = collections.first { declarations[$0.page].folder == folder }
      let plan =
        beside ?? collections.first { $0.files.contains { tree.files[$0].parentFolder == folder } }
      guard let plan, !plan.isIncomplete else { continue }
      diagnostics.append(
        .unreadMarkdown(
          tree.files[file],
          from: plan.declaration.sources.first?.place ?? plan.declaration.place))
    }
  }

  private func isUnread(_ file: Int) -> Bool {
    if case .unread = uses[file] { true } else { false }
  }

  /// Tells every collection which names the sections that show it look up.
  private mutating func lookUpNames() {
    for (page, declaration) in declarations.enumerated() {
      for section in declaration.sections ?? [] {
        guard let collection = collection(of: section, page: page) else { continue }
        for name in section.lookedUp.map(\.text)
        where !collections[collection].lookedUpNames.contains(name) {
          collections[collection].lookedUpNames.append(name)
        }
      }
    }
  }
}

extension String {
  /// Returns the path as a file of `folder` would write it.
  fileprivate func relative(to folder: String) -> String {
    if folder.isEmpty { return self }
    return hasPrefix(folder + "/") ? String(dropFirst(folder.count + 1)) : "/" + self
  }
}
