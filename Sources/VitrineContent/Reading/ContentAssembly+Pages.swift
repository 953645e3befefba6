import VitrineDiagnostics
import VitrineLayout
import VitrineMarkdown
import VitrineModel
import VitrineText

extension ContentAssembly {
  /// Makes the pages, including those of terms. Sections are reused from `previous` if the
  /// collections that they show have not changed.
  mutating func makePages(previous: ContentAssembly?) {
    collectionOrders = plan.collections.indices.map { collection in
      previous.flatMap { isReused[collection] ? $0.collectionOrders[collection] : nil }
        ?? order(of: collection)
    }
    var builder = SectionBuilder(plan, table, collections, orders: collectionOrders)
    let reused = plan.pages.indices.map { page in
      previous.flatMap { canReuse($0.pageResults, page: page) ? $0.pageResults[page] : nil }
    }
    for (index, declaration) in plan.pages.enumerated() {
      var page = Page(declaration, of: plan)
      // Parents come before their children, so their values are already set.
      page.aliases = declaration.aliases
      page.isHidden = declaration.isHidden || page.parent.map { pages[$0].isHidden } ?? false
      let result: PageResult
      if let known = reused[index] {
        result = known
        page.sections = builder.reuse(known)
      } else {
        result = builder.read(page: index, direction: page.direction)
        page.sections = result.sections
      }
      page.filtering = result.filtering
      page.figures = result.figures
      page.feeds = result.feeds
      pageResults.append(result)
      pages.append(page)
    }
    siteTerms = SiteTerms(self, indexPages: Array(pages[plan.folderPages...]))
    for (number, result) in terms.enumerated() {
      diagnostics += builder.feedDiagnostics(of: result, plan.terms[number])
      siteTerms.pages += builder.pages(of: result, siteTerms.sets[number], number: number)
    }
    pages.removeSubrange(plan.folderPages...)
    let folderPages = pages.count
    (pages, layouts) = builder.layouts.used(by: pages + siteTerms.pages)
    siteTerms.pages = Array(pages[folderPages...])
    pages.removeSubrange(folderPages...)
    if let previous {
      for index in pages.indices where reused[index] != nil {
        pages[index].keepSections(of: previous.pages[index])
      }
    }
    diagnostics += pageResults.flatMap(\.diagnostics)
    notFound = plan.notFound.map { declaration in
      var page = Page(declaration, of: plan)
      page.output = Page.notFoundOutput
      page.title = declaration.title ?? ""
      return page
    }
  }

  /// The index pages of terms.
  var indexPages: ArraySlice<Page> { siteTerms.pages.prefix(plan.terms.count) }

  /// Changes each page, including those of terms.
  mutating func changePages(_ change: (inout Page) -> Void) {
    for index in pages.indices { change(&pages[index]) }
    for index in siteTerms.pages.indices { change(&siteTerms.pages[index]) }
  }
}

// MARK: Pages

extension Page {
  /// Makes the page for a declaration, without its sections.
  fileprivate init(_ declaration: PageDeclaration, of plan: ContentPlan) {
    let language = declaration.language ?? plan.site.settings.language
    self.init(
      output: .joined(declaration.folder, "index.html"), folder: declaration.folder,
      title: plan.title(of: declaration), text: declaration.text, language: language,
      direction: declaration.direction
        ?? (declaration.language == nil
          ? plan.site.settings.direction : .usual(for: language)),
      theme: declaration.theme, introduction: declaration.introduction, sections: [],
      parent: plan.parent(of: declaration), place: declaration.place)
    source = declaration.hasFile ? declaration.place.file : nil
    order = declaration.order
    navigation = declaration.navigation
    frame = declaration.frame
  }

  /// Keeps the sections array of the same page in the previous reading if its layouts have the same
  /// indices: comparing an array with itself is free.
  fileprivate mutating func keepSections(of previous: Page) {
    if zip(sections, previous.sections).allSatisfy({ $0.layout == $1.layout }) {
      sections = previous.sections
    }
  }
}

extension ContentPlan {
  fileprivate func title(of page: PageDeclaration) -> String {
    if let title = page.title { return title }
    if page.folder.isEmpty { return site.title ?? "Home" }
    let words = page.folder.fileName.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Returns the index of the page in the nearest folder above that has one, or nil for the home
  /// page.
  fileprivate func parent(of page: PageDeclaration) -> Int? {
    var folder = page.folder
    while !folder.isEmpty {
      folder = folder.parentFolder
      if let index = self.page(of: folder) { return index }
    }
    return nil
  }
}

// MARK: Navigation

extension ContentAssembly {
  /// More links would push the content down, and visitors would not read them.
  private static let maxPagesInBar = 7

  /// Sets the site's title and navigation, which depend on its pages.
  mutating func setNavigation() {
    let site = plan.site
    settings.title = site.title ?? pages.first?.title ?? "Home"
    settings.hasOwnNavigation = site.navigation != nil
    if let destinations = site.navigation {
      settings.navigation = destinations.compactMap { entry(for: $0) }
    } else {
      let top = pages.filter { $0.parent == 0 && !$0.isHidden }.inOrder(of: \.order)
      settings.listsAllPages = top.count > Self.maxPagesInBar
      settings.navigation = top.prefix(Self.maxPagesInBar).map {
        SiteSettings.NavigationEntry(title: $0.title, language: $0.language, target: $0.output)
      }
    }
  }

  private mutating func entry(
    for destination: SiteDeclaration.Destination
  ) -> SiteSettings.NavigationEntry? {
    let (target, own) = (destination.target, settings.language)
    var entry = SiteSettings.NavigationEntry(
      title: target, language: own, titles: destination.titles, target: target)
    if let folder = target.resolved(in: ""),
      let page = (pages + indexPages).first(where: { $0.folder == folder })
    {
      (entry.title, entry.language) = (page.title, page.language)
      entry.target = LinkTarget.output(page.output, suffix: "").text
    } else if plan.isDraft(target, in: "") {
      diagnostics.append(.draftItem(target, at: destination.place))
      return nil
    } else if !BrowserAddress(target).isElsewhere {
      let nearest = nearestName(to: target, among: pages.map(\.folder))
      diagnostics.error(
        "unknown page", at: destination.place, "there is no page '\(target)'",
        hint: suggestion(nearest.flatMap { $0.isEmpty ? nil : $0 })
          ?? "pages are named by their folder, and addresses begin with https://")
      return nil
    } else if !settings.unsafe, let scheme = BrowserAddress(target).unknownScheme(in: .link) {
      diagnostics.warn(ofScheme: scheme, in: .link, at: destination.place)
      return nil
    }
    // By default an entry has its title in the site's language, or else the page's title.
    (entry.title, entry.language) =
      destination.title.map { ($0, own) } ?? entry.title(in: own)
    return entry
  }
}

// MARK: Content that nothing shows

extension ContentAssembly {
  /// Reports content and declarations that have no effect.
  mutating func checkForUnusedContent() {
    checkForUnusedNotes()
    checkForUnknownFields()
    checkForBrokenRules()
    checkForUnshownRecords()
  }

  /// Reports Markdown files next to data that belong to no record and are not records themselves.
  private mutating func checkForUnusedNotes() {
    let unused = collections.flatMap(\.unusedNotes)
    if unused.isEmpty { return }
    var known = collections.reduce(into: Set<Int>()) { $0.formUnion($1.usedNotes) }
    for plan in plan.collections {
      known.formUnion(plan.files)
      known.formUnion(plan.notes.lazy.filter { !plan.loose.contains($0) })
    }
    for (source, file) in unused where known.insert(file).inserted {
      diagnostics.warn(
        "not shown by any section", at: source.place,
        "no record has the id '\(source.key)', so this file is not shown",
        hint: "name the file after a record's id, or add it to 'from'")
    }
  }

  /// Reports records of files that no section shows. If a collection has no shown record at all
  /// because of a section's conditions, that is already reported at the section.
  private mutating func checkForUnshownRecords() {
    let records = table.records
    var isShown = Array(repeating: false, count: records.count)
    for section in pages.lazy.flatMap(\.sections) {
      for record in section.items.lazy.compactMap(\.record) { isShown[record] = true }
      for record in section.chart?.records ?? [] { isShown[record] = true }
    }
    let unshown = (0..<recordsOfFiles).filter { !isShown[$0] && !records[$0].isHidden }
    if unshown.isEmpty { return }
    let unmet = pageResults.flatMap(\.unmetCollections).map { plan.collections[$0].name }
    let shown = zip(plan.collections, table.ranges).filter { $1.contains { isShown[$0] } }
    let explained = Set(unmet).subtracting(shown.map(\.0.name))
    for record in unshown where !explained.contains(records[record].id.collection) {
      diagnostics.warn(
        "not shown by any section", at: records[record].place,
        "no section shows '\(records[record].id)'",
        hint: "add a section that selects it, or exclude it with 'where' in the collection")
    }
  }
}
