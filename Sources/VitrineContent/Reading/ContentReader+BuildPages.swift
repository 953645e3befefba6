import VitrineDiagnostics
import VitrineLayout
import VitrineModel
import VitrineText

extension ContentReader {
  /// Makes the pages from their declarations. All records must be known.
  mutating func buildPages() {
    var shown = Array(repeating: false, count: records.records.count)
    collectionOrders = ordersOfCollections()
    for index in declarations.indices {
      let declaration = declarations[index]
      let language = declaration.language ?? site.settings.language
      let direction =
        declaration.direction
        ?? (declaration.language == nil ? site.settings.direction : .usual(for: language))
      let sections =
        takeOverSections(ofPage: index) ?? sections(ofPage: index, direction: direction)
      for item in sections.lazy.flatMap(\.items) {
        if case .record(let record) = item.content { shown[record] = true }
      }
      pages.append(
        Page(
          output: .joined(declaration.folder, "index.html"), folder: declaration.folder,
          title: title(of: declaration), text: declaration.text, language: language,
          direction: direction, introduction: declaration.introduction, sections: sections,
          parent: parent(of: index), place: declaration.place))
    }
    reportUnusedNotes()
    for (record, isShown) in zip(records.records, shown) where !isShown {
      diagnostics.append(.shownNowhere(record))
    }
    site.settings.navigation = navigation()
    site.settings.hasOwnNavigation = site.navigation != nil
  }

  /// More links would push the content down, and nobody would read them.
  private static let mostPagesInBar = 7

  private mutating func sections(ofPage index: Int, direction: Page.Direction) -> [Section] {
    let start = (diagnostics: diagnostics.count, layouts: layouts.asked.count)
    let declared = declarations[index].sections ?? defaultSections(of: index)
    var sections: [Section] = []
    var orders: [SectionOrder] = []
    for section in declared {
      let built = build(section, page: index)
      sections += built
      guard let order = order(of: section, page: index) else { continue }
      orders += Array(repeating: order, count: built.count)
    }
    self.orders.append(orders)
    nameSections(&sections)
    checkRepeats(sections)
    for index in sections.indices {
      sections[index].layout = layouts.index(
        of: sections[index].layout, section: index, direction: direction.ofLayouts)
    }
    if keepsReading {
      keptPages.append(
        CachedPage(
          collections: Set(declared.compactMap { collection(of: $0, page: index) }),
          sections: sections, orders: orders,
          askedLayouts: layouts.asked[start.layouts...].map { layouts.layouts[$0] },
          layouts: sections.map { layouts.layouts[$0.layout] },
          diagnostics: Array(diagnostics[start.diagnostics...])))
    }
    return sections
  }

  /// Returns the sections of a page that declares none: one for each of its collections, showing
  /// all of it.
  private func defaultSections(of page: Int) -> [SectionDeclaration] {
    let own = collections.filter { $0.page == page }
    return own.map { plan in
      var section = SectionDeclaration(place: plan.declaration.place)
      section.collection = plan.declaration.name.map {
        SectionDeclaration.Name(text: $0, place: plan.declaration.place)
      }
      section.title = own.count > 1 ? plan.declaration.name : nil
      return section
    }
  }

  private func title(of page: PageDeclaration) -> String {
    if let title = page.title { return title }
    if page.folder.isEmpty { return site.title ?? "Home" }
    let words = page.folder.fileName.split { $0 == "-" || $0 == "_" }.joined(separator: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// Returns the index of the page in the nearest folder above that has one; nil for the home page.
  private func parent(of page: Int) -> Int? {
    var folder = declarations[page].folder
    while !folder.isEmpty {
      folder = folder.parentFolder
      if let index = self.page(of: folder) { return index }
    }
    return nil
  }

  /// Returns the entries that `site.yml` lists, else the first pages directly under the home page.
  private mutating func navigation() -> [SiteSettings.NavigationEntry] {
    guard let destinations = site.navigation else {
      let pages = pages.filter { $0.parent == 0 }
      site.settings.listsAllPages = pages.count > Self.mostPagesInBar
      return pages.prefix(Self.mostPagesInBar).map {
        SiteSettings.NavigationEntry(title: $0.title, target: $0.output)
      }
    }
    return destinations.compactMap { destination in
      let target = destination.target
      if let index = target.resolved(in: "").flatMap(page) {
        return SiteSettings.NavigationEntry(
          title: destination.title ?? pages[index].title,
          target: LinkTarget.output(pages[index].output, suffix: "").text)
      }
      let address = BrowserAddress(target)
      if !address.isElsewhere {
        diagnostics.append(
          .unknownPage(
            target, nearest: nearestName(to: target, among: declarations.map(\.folder)),
            at: destination.place))
      } else if !site.settings.unsafe, let scheme = address.unknownScheme(in: .link) {
        diagnostics.append(
          LinkProblem.unknownScheme(scheme, .link).diagnostic(at: destination.place))
      } else {
        return SiteSettings.NavigationEntry(title: destination.title ?? target, target: target)
      }
      return nil
    }
  }
}

extension Page.Direction {
  var ofLayouts: LayoutEnvironment.Direction {
    self == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
