import VitrineDiagnostics
import VitrineLayout
import VitrineModel
import VitrineText

/// The pages of a site with their sections, and the settings that depend on them.
struct ContentPages: Sendable {
  private(set) var records: ContentRecords
  private(set) var pages: [Page]

  /// The terms, with the index pages and those of all terms.
  private(set) var terms: SiteTerms

  /// The layouts of all sections, each once.
  let layouts: [LayoutByWidth]
  var settings: SiteSettings

  /// The sections of each page as they were made.
  let readings: [PageReading]

  /// For each collection, where the order of its records comes from.
  let collectionOrders: [SectionOrder]
  let diagnostics: [Diagnostic]

  /// Makes the pages. The sections of a page are taken over from `past` if nothing has changed in the
  /// collections that they show.
  init(of records: ContentRecords, past: ContentPages?) {
    self.records = records
    let plan = records.plan
    let orders = plan.collections.indices.map { collection in
      past.flatMap { records.isTakenOver[collection] ? $0.collectionOrders[collection] : nil }
        ?? records.order(of: collection)
    }
    var builder = SectionBuilder(records, orders: orders)
    let takenOver = plan.pages.indices.map { page in
      past.flatMap { records.canTakeOver($0.readings, page: page) ? $0.readings[page] : nil }
    }
    var readings: [PageReading] = []
    var pages: [Page] = []
    for (index, declaration) in plan.pages.enumerated() {
      var page = Page(declaration, of: plan)
      // What is above a page comes before it.
      page.aliases = declaration.aliases
      page.isHidden = declaration.isHidden || page.parent.map { pages[$0].isHidden } ?? false
      if let known = takenOver[index] {
        page.sections = builder.takeOver(known)
        page.finding = known.finding
        page.figures = known.figures
        readings.append(known)
      } else {
        let reading = builder.read(page: index, direction: page.direction)
        page.sections = reading.sections
        page.finding = reading.finding
        page.figures = reading.figures
        readings.append(reading)
      }
      pages.append(page)
    }
    var terms = SiteTerms(records, indexPages: Array(pages[plan.folderPages...]))
    for (number, reading) in records.terms.enumerated() {
      terms.pages += builder.pages(of: reading, terms.sets[number], number: number)
    }
    pages.removeSubrange(plan.folderPages...)
    let folderPages = pages.count
    (pages, layouts) = builder.layouts.used(by: pages + terms.pages)
    terms.pages = Array(pages[folderPages...])
    pages.removeSubrange(folderPages...)
    self.terms = terms
    if let past {
      for index in pages.indices where takenOver[index] != nil {
        pages[index].keepSections(of: past.pages[index])
      }
    }
    var diagnostics = readings.flatMap(\.diagnostics)
    diagnostics += records.unusedNotes + records.unknownFields + records.brokenRules
    let unmet = readings.reduce(into: Set<Int>()) { $0.formUnion($1.unmetCollections) }
    diagnostics += records.table.records(
      ..<records.recordsOfFiles, shownOnNoneOf: pages,
      besides: Set(unmet.map { plan.collections[$0].name })
    ).map { record in
      Diagnostic(
        .warning, kind: "no section shows it", at: record.place, "no section shows '\(record.id)'",
        hint: "add a section that selects it, or leave it out with 'where' in the collection")
    }
    settings = plan.settings(
      of: pages, indexPages: Array(terms.pages.prefix(plan.terms.count)), &diagnostics)
    self.pages = pages
    self.readings = readings
    collectionOrders = orders
    self.diagnostics = diagnostics
  }

  /// Changes each page, those of terms too.
  mutating func changePages(_ change: (inout Page) -> Void) {
    for index in pages.indices { change(&pages[index]) }
    for index in terms.pages.indices { change(&terms.pages[index]) }
  }

  /// Takes the records as `ContentRecords.takeTable()` does.
  mutating func takeTable() -> RecordTable { records.takeTable() }
}

// MARK: Pages

extension Page {
  /// The page that a declaration describes, still without sections.
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

  /// Takes the array of sections of the same page in the past reading if its layouts have the same
  /// indices: comparing an array with itself costs nothing.
  fileprivate mutating func keepSections(of past: Page) {
    if zip(sections, past.sections).allSatisfy({ $0.layout == $1.layout }) {
      sections = past.sections
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

  /// Returns the index of the page in the nearest folder above that has one; nil for the home page.
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

extension ContentPlan {
  /// More links would push the content down, and nobody would read them.
  private static let mostPagesInBar = 7

  /// Returns the site's settings, with what depends on its pages.
  fileprivate func settings(
    of pages: [Page], indexPages: [Page], _ diagnostics: inout [Diagnostic]
  ) -> SiteSettings {
    var settings = site.settings
    settings.title = site.title ?? pages.first?.title ?? "Home"
    settings.hasOwnNavigation = site.navigation != nil
    if let destinations = site.navigation {
      settings.navigation = destinations.compactMap {
        entry(for: $0, pages, indexPages, &diagnostics)
      }
    } else {
      let top = pages.filter { $0.parent == 0 && !$0.isHidden }.inOrder(of: \.order)
      settings.listsAllPages = top.count > Self.mostPagesInBar
      settings.navigation = top.prefix(Self.mostPagesInBar).map {
        SiteSettings.NavigationEntry(title: $0.title, language: $0.language, target: $0.output)
      }
    }
    return settings
  }

  private func entry(
    for destination: SiteDeclaration.Destination, _ pages: [Page], _ indexPages: [Page],
    _ diagnostics: inout [Diagnostic]
  ) -> SiteSettings.NavigationEntry? {
    let target = destination.target
    if let page = target.resolved(in: "").flatMap({ folder in
      pages.first { $0.folder == folder } ?? indexPages.first { $0.folder == folder }
    }) {
      return navigationEntry(
        destination, or: page.title, in: page.language,
        target: LinkTarget.output(page.output, suffix: "").text)
    }
    if isDraft(target, in: "") {
      diagnostics.append(.draftItem(target, at: destination.place))
      return nil
    }
    let address = BrowserAddress(target)
    if !address.isElsewhere {
      let nearest = nearestName(to: target, among: pages.map(\.folder))
      diagnostics.error(
        "unknown page", at: destination.place, "there is no page '\(target)'",
        hint: suggestion(nearest.flatMap { $0.isEmpty ? nil : $0 })
          ?? "a page is named by its folder, and an address begins with https://")
    } else if !site.settings.unsafe, let scheme = address.unknownScheme(in: .link) {
      diagnostics.warn(ofScheme: scheme, in: .link, at: destination.place)
    } else {
      return navigationEntry(destination, or: target, in: site.settings.language, target: target)
    }
    return nil
  }

  /// An entry with the title of a page, or what stands for one, where it has none in the site's language.
  private func navigationEntry(
    _ destination: SiteDeclaration.Destination, or title: String, in language: String,
    target: String
  ) -> SiteSettings.NavigationEntry {
    let own = site.settings.language
    let said = destination.title.map { ($0, own) }
    var entry = SiteSettings.NavigationEntry(
      title: title, language: language, titles: destination.titles, target: target)
    (entry.title, entry.language) = said ?? entry.title(in: own)
    return entry
  }
}

// MARK: Records that nothing shows

extension RecordTable {
  /// Returns those of the first records that are in no section of the pages. Of the `unmet` collections, the
  /// conditions of a section say what is wrong where no record at all is shown.
  fileprivate func records(
    _ range: PartialRangeUpTo<Int>, shownOnNoneOf pages: [Page], besides unmet: Set<String>
  ) -> [Record] {
    var isShown = Array(repeating: false, count: records.count)
    for section in pages.lazy.flatMap(\.sections) {
      for record in section.items.lazy.compactMap(\.record) { isShown[record] = true }
      for record in section.chart?.records ?? [] { isShown[record] = true }
    }
    let unshown = zip(records[range], isShown).filter { !$1 && !$0.isHidden }.map(\.0)
    if unmet.isEmpty || unshown.isEmpty { return unshown }
    let shown = zip(records, isShown).lazy.filter(\.1).map(\.0.id.collection)
    let explained = unmet.subtracting(shown)
    return unshown.filter { !explained.contains($0.id.collection) }
  }
}

extension ContentRecords {
  /// A warning for each Markdown file beside data that no collection takes, neither for a record nor as
  /// one.
  fileprivate var unusedNotes: [Diagnostic] {
    let unused = collections.flatMap(\.unusedNotes)
    if unused.isEmpty { return [] }
    var known = collections.reduce(into: Set<Int>()) { $0.formUnion($1.usedNotes) }
    for plan in plan.collections {
      known.formUnion(plan.files)
      known.formUnion(plan.notes.lazy.filter { !plan.loose.contains($0) })
    }
    return unused.compactMap { source, file in
      known.insert(file).inserted ? .noteWithoutRecord(source.key, at: source.place) : nil
    }
  }
}
