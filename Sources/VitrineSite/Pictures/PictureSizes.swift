package import VitrineLayout

/// Returns the values of `sizes` for the items of a list, repeated for further items, or without a
/// layout those for an item's picture, the text beside it and other texts. For comparisons with
/// browsers.
package func pictureSizes(
  of layout: LayoutByWidth?, cell: String, theme: String, side: String,
  styles: (_ name: String) -> [UInt8]
) -> [String] {
  let page = PageLengths(
    PageColumn(theme: theme, side: PageColumn.Side(rawValue: side)!), styles: styles)
  guard let layout else {
    return [page.hero, page.proseBesideHero, page.prose].map { PictureSlot($0).sizes }
  }
  let cell = PictureCell(cell)!
  return SectionList(SectionList.Source(layout: layout))
    .pictureSlots(cell, isUnlike: false, on: page).map(\.sizes)
}
