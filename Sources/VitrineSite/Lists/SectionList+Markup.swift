internal import VitrineModel

extension SectionList {
  /// Returns the markup of a list of `count` items, on a long page or not.
  func markup(count: Int, onLongPage isLong: Bool, traits: Traits) -> ListMarkup {
    var markup = ListMarkup(layout: rules(onLongPage: isLong), count: count)
    markup.appearances = classes(traits)
    markup.shape = shape
    return markup
  }

  /// The classes of a section with a header, which depend on the position of the header: if the
  /// page has room, it goes next to rows.
  func sectionClasses(hasRoomBeside: Bool, folds: Bool) -> String {
    let hasHeader = layout.box?.hasHeader ?? false
    let place =
      choices.isEmpty && hasRows
      ? hasHeader ? " rows" : hasRoomBeside && !folds ? " pinned beside" : " pinned rows"
      : hasHeader || !keepsHeaderInSight ? "" : " pinned"
    return layout.badgeOverflow > 4 ? place + " overhang" : place
  }

  /// Returns the look of a list of these records.
  func traits(of records: [RecordAppearance]) -> Traits {
    if choices.isEmpty, hasRows { return Traits(lead: LeadingElement(of: records)) }
    return Traits(
      lead: choices.isEmpty ? nil : LeadingElement(of: records),
      isPictured: records.contains(where: \.hasPicture),
      isUnlike: comparesShapes && !records.lazy.compactMap(\.shape).areAlike)
  }
}

extension SectionList.LeadingElement {
  /// A picture if any of the records has one, otherwise a symbol, or nil if all have only text.
  init?(of records: some Sequence<RecordAppearance>) {
    var hasSymbol = false
    for record in records {
      if record.hasPicture {
        self = .picture
        return
      }
      hasSymbol = hasSymbol || record.hasSymbol
    }
    guard hasSymbol else { return nil }
    self = .symbol
  }
}
