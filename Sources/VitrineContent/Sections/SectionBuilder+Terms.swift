import VitrineDiagnostics
import VitrineLayout
import VitrineModel
import VitrineText

extension SectionBuilder {
  /// Returns the pages of all terms of a field. Each shows its narrower terms, and then its records
  /// in the same way as the collection's page.
  mutating func pages(of fieldTerms: FieldTerms, _ set: TermSet, number: Int) -> [Page] {
    let terms = plan.terms[number]
    let index = plan.pages[terms.indexPage]
    let language = index.language ?? plan.site.settings.language
    let direction =
      index.direction
      ?? (index.language == nil ? plan.site.settings.direction : .usual(for: language))
    let look = itemAppearance(of: terms)
    let ranks = ranks(of: terms, by: look.sort)
    var chips = SectionDeclaration(place: terms.place)
    chips.layout = DeclaredLayout(
      index: layouts.index(of: LayoutByWidth(.preset(FlowPreset()))), declaration: .list)
    return set.terms.enumerated().map { place, term in
      let note = fieldTerms.notes[place]
      var sections: [Section] = []
      if !term.children.isEmpty {
        let narrower = term.children.map { Item(.record(set.firstRecord + $0)) }
        sections.append(
          section("terms", narrower, chips, of: terms.ownCollection, number: 0, direction))
      }
      var records = fieldTerms.records[place]
      if let ranks { records.sort { ranks[$0]! < ranks[$1]! } }
      sections.append(
        section(
          "items", records.map { Item(.record($0)) }, look, of: terms.collection,
          number: sections.count, direction))
      let folder = String(term.output.dropLast("/index.html".count))
      var page = Page(
        output: term.output, folder: folder, title: term.title, text: note?.text,
        language: language, direction: direction, theme: index.theme, introduction: note?.body,
        sections: sections,
        parent: term.parent.map { set.firstPage + $0 } ?? set.indexPage,
        place: note?.place ?? terms.place)
      page.feeds = feeds(ofTerm: terms, records)
      return page
    }
  }

  private mutating func section(
    _ id: String, _ items: [Item], _ look: SectionDeclaration, of collection: Int, number: Int,
    _ direction: Page.Direction
  ) -> Section {
    let layout = look.layout ?? layouts.list()
    let shown = min(items.count, look.section.pageLength ?? .max)
    let fitted = layouts.index(of: layouts.layouts[layout.index].fitted(to: shown))
    var section = Section(
      id: id, title: nil,
      layout: layouts.index(of: fitted, section: number, direction: direction.layoutDirection),
      items: items, pageLength: look.section.pageLength, place: look.place)
    section.layoutDeclaration = layout.declaration
    (section.cell, section.cellChoice) = (look.cell?.name, look.cell?.choice)
    section.selection = look.section.selection
    if let table = layouts.layouts[layout.index].table {
      show(&section, as: table, collection: collection)
    }
    return section
  }

  /// How term pages show records: like the first section of the collection's page that does not
  /// scroll sideways.
  private mutating func itemAppearance(of terms: TermPlan) -> SectionDeclaration {
    let page = plan.collections[terms.collection].page
    let declaration = plan.pages[page]
    let list = layouts.list()
    let appearances =
      (declaration.sections ?? []).filter {
        plan.collection(of: $0, page: page) == terms.collection
      } + [SectionDeclaration(place: terms.place)]
    let found = appearances.first {
      !layouts.layouts[($0.layout ?? declaration.layout ?? list).index].scrollsAcross
    }
    var look = found ?? appearances[appearances.count - 1]
    look.layout = found == nil ? list : look.layout ?? declaration.layout ?? list
    look.cell = look.cell ?? declaration.cell
    look.section.selection = look.section.selection ?? declaration.selection
    return look
  }

  /// Each record's position in the order of `sort`, or nil to keep the collection's order.
  private func ranks(of terms: TermPlan, by sort: [SortKey]) -> [Int: Int]? {
    if sort.isEmpty { return nil }
    let query = query(terms.collection, in: plan.alphabet(ofPage: terms.indexPage))
    let sorted = query.sorted(
      Array(records.ranges[terms.collection]),
      by: plan.settled(sort, ofPage: plan.collections[terms.collection].page))
    return Dictionary(uniqueKeysWithValues: sorted.enumerated().map { ($1, $0) })
  }
}

// MARK: The index

extension SectionBuilder {
  /// Sets the layout of an index page without sections of its own: names in columns, under their
  /// first letters if there are many. Terms with levels keep the default rows.
  mutating func layOutIndex(_ section: inout Section, of collection: Int) {
    if section.items.contains(where: { $0.level > 0 }) { return }
    let alphabet = plan.alphabet(ofPage: plan.collections[collection].page)
    section.items = section.items.underLetters {
      firstLetter(of: records.records[$0].title, in: alphabet)
    }
    if plan.pages[plan.collections[collection].page].layout != nil { return }
    section.layout = layouts.index(of: LayoutByWidth(.preset(IndexPreset())))
  }
}

extension [Item] {
  /// Groups many items under the first letters of their titles.
  fileprivate func underLetters(_ letter: (Int) -> String) -> [Item] {
    if count < 60 { return self }
    var letters: [(letter: String, items: [Item])] = []
    for item in self {
      guard case .record(let record) = item.content else { return self }
      let letter = letter(record)
      var item = item
      item.level = 1
      if letters.last?.letter == letter {
        letters[letters.count - 1].items.append(item)
      } else {
        letters.append((letter, [item]))
      }
    }
    let names = letters.map(\.letter)
    guard names.count > 2, Set(names).count == names.count else { return self }
    return letters.flatMap { letter, items in
      [Item(.outline(id: "~letter~\(letter)", title: letter))] + items
    }
  }
}

extension LayoutByWidth {
  /// Whether items are side by side and scroll, at any width.
  fileprivate var scrollsAcross: Bool {
    steps.contains {
      if case .preset(let preset) = $0.layout { preset is CarouselPreset } else { false }
    }
  }
}
