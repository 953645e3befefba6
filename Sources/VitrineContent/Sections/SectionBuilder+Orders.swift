import VitrineDiagnostics
import VitrineModel

extension SectionBuilder {
  /// Returns what determines the order of the sections that `declaration` describes.
  func order(of declaration: SectionDeclaration, collection: Int) -> SectionOrder {
    if declaration.changes != nil { return SectionOrder(source: .fixed(.changes)) }
    if declaration.pageLength != nil { return SectionOrder(source: .fixed(.pages)) }
    if !declaration.sort.isEmpty {
      return SectionOrder(source: .fixed(.sorted(declaration.sort.map(\.name))))
    }
    if let outline = declaration.outline {
      return SectionOrder(source: .fixed(.outline(outline.keys.map(\.text))))
    }
    if let each = declaration.each {
      return SectionOrder(source: .fixed(.each(each.keys[0].text)))
    }
    guard let names = declaration.items, let places = declaration.itemsPlaces else {
      return collectionOrders[collection]
    }
    return SectionOrder(
      source: .items(
        DeclaredItems(
          names: names, key: places.key, list: places.list, collection: collection,
          repeats: declaration.repeats)))
  }
}

extension ContentAssembly {
  /// Returns what determines the order of a collection's records.
  func order(of collection: Int) -> SectionOrder { SectionOrder(source: source(of: collection)) }

  private func source(of collection: Int) -> SectionOrder.Source {
    let tree = plan.input.tree
    let plan = plan.collections[collection]
    let declaration = plan.declaration
    let formats = Set(plan.files.compactMap { declaration.format(of: tree.files[$0]) })
    if formats.isSubset(of: [.markdown]) { return .frontMatter(collection: collection) }
    if formats == [.picture] { return .fixed(.pictures) }
    let roots = table.roots[collection]
    if roots.contains(where: { table.details[$0].order != nil }) { return .fixed(.numberedData) }
    let file = tree.files[plan.files[0]]
    // `from` can also match a Markdown file, which is then a record of its own.
    guard plan.files.count == 1, roots.allSatisfy({ table.records[$0].place.file == file }) else {
      return .fixed(.severalFiles)
    }
    guard case .data(let format)? = declaration.format(of: file) else {
      return .fixed(.severalFiles)
    }
    guard format.elements != nil else { return .fixed(.format(format.name)) }
    if declaration.records?.hasWildcard ?? false { return .fixed(.severalLists) }
    return declaration.shape.numbersRows
      ? .fixed(.rowNumbers) : .data(file: file, records: declaration.records)
  }
}
