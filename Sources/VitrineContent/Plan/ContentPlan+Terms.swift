import VitrineDiagnostics
import VitrineModel
import VitrineText

extension ContentPlan {
  /// Finds the fields that have terms, and the folders of these terms. Returns the pages declared
  /// in these folders, which become index pages.
  ///
  /// This is the only place that decides which fields have terms.
  mutating func findTerms() -> [PageDeclaration] {
    var first: [String: SourceLocation] = [:]
    for page in pages {
      for (number, collection) in page.collections.enumerated() {
        for declaration in collection.terms + page.impliedTerms(of: collection) {
          guard let field = declaration.field else { continue }
          let folder = String.joined(page.folder, urlSegment(of: field.text))
          // Some file systems ignore case.
          if let place = first[folder.lowercased()] {
            diagnostics.error(
              "conflicting terms", at: field.place,
              "the pages of the terms '\(field.text)' would be in '\(folder)', like those of other terms",
              hint:
                "first declared at \(place); collections of one page cannot have the same field of terms"
            )
            continue
          }
          first[folder.lowercased()] = field.place
          terms.append(
            TermPlan(
              page: page.folder, number: number, field: field.text, levels: declaration.levels,
              title: declaration.title, feed: declaration.feed, folder: folder, place: field.place))
        }
      }
    }
    let folders = terms.map(\.folder)
    let indexPages = pages.filter { folders.contains($0.folder) }
    pages.removeAll { folders.contains($0.folder) }
    return indexPages
  }

  /// Returns the index of the terms whose folder is `path` or contains it.
  func terms(around path: String) -> Int? {
    if terms.isEmpty { return nil }
    return terms.firstIndex { path == $0.folder || path.hasPrefix($0.folder + "/") }
  }

  /// Adds a page and a collection for the terms of each field. `declared` has the pages in their
  /// folders.
  mutating func addTerms(_ declared: [PageDeclaration]) {
    folderPages = pages.count
    let found = terms
    terms = []
    for var field in found {
      guard let page = page(of: field.page) else { continue }
      field.collection = collectionsOfPage[page].lowerBound + field.number
      field.indexPage = pages.count
      field.ownCollection = collections.count
      for (file, read) in zip(field.files, input.markdown(field.files, by: 64)) {
        if input.keepsResults { sources[tree.files[file]] = read }
        diagnostics += read.diagnostics
        if let source = read.source {
          field.notes.append(TermDescription(source, in: field.folder, &diagnostics))
        }
      }
      let indexPage = indexPage(of: &field, declared, on: pages[page])
      var own = CollectionPlan(
        name: field.folder, page: field.indexPage,
        declaration: CollectionDeclaration(place: indexPage.place), files: [])
      own.terms = terms.count
      pages.append(indexPage)
      collections.append(own)
      collectionsOfPage.append(field.ownCollection..<field.ownCollection + 1)
      terms.append(field)
    }
  }

  /// Returns the index page of a field's terms, with defaults from the page of the collection.
  private mutating func indexPage(
    of field: inout TermPlan, _ declared: [PageDeclaration], on page: PageDeclaration
  ) -> PageDeclaration {
    var result =
      declared.first { $0.folder == field.folder }
      ?? PageDeclaration(folder: field.folder, place: field.place)
    // The path of its file can be in another Unicode normalization.
    result.folder = field.folder
    if let collection = result.collections.first {
      diagnostics.error(
        "collection on a page of terms", at: collection.place,
        "the page of the terms '\(field.field)' cannot have its own collection",
        hint:
          "its sections show the terms: remove the collection, or rename the folder"
      )
      result.collections = []
    }
    field.title = result.title ?? field.title
    result.title = field.title ?? fieldLabel(field.field)
    if result.language == nil {
      result.language = page.language
      result.direction = result.direction ?? page.direction
    }
    result.theme = result.theme ?? page.theme
    return result
  }
}

extension PageDeclaration {
  /// The terms that its filters need in addition to the collection's: without scripts, each value
  /// of a filter is a link to a page.
  ///
  /// If there are several collections, their fields can differ, so filters do not imply terms.
  fileprivate func impliedTerms(of collection: CollectionDeclaration) -> [TermsDeclaration] {
    guard collections.count == 1 else { return [] }
    return filters.compactMap { filter in
      guard filter.kind == nil || filter.kind == .value,
        !collection.terms.contains(where: { $0.field?.text == filter.field?.text })
      else { return nil }
      return TermsDeclaration(field: filter.field, levels: filter.levels, title: filter.title)
    }
  }
}
