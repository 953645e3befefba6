import VitrineDiagnostics
import VitrineModel

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
