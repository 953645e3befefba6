import VitrineDiagnostics
import VitrineModel

extension SectionBuilder {
  /// Returns what determines the order of the sections that `declaration` describes.
  func order(of declaration: SectionDeclaration, collection: Int) -> SectionOrder {
    if declaration.changes != nil { return SectionOrder(source: .fixed(.changes)) }
    if declaration.section.pageLength != nil { return SectionOrder(source: .fixed(.pages)) }
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
          repeats: declaration.section.repeats)))
  }
}
