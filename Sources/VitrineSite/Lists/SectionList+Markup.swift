internal import VitrineModel

extension SectionList {
  /// The markup of a list of `count` items, of which some show pictures if it `isPictured`.
  func markup(count: Int, lead: Lead? = nil, isPictured: Bool = false) -> ListMarkup {
    let rules = count >= CompiledLayout.longLength ? long ?? layout : layout
    var markup = ListMarkup(layout: rules, count: count)
    markup.looks = looks(lead: lead, isPictured: isPictured)
    markup.shape = shape
    return markup
  }

  /// The classes of a section with a header: where the header stands.
  var sectionClasses: String {
    let hasHeader = layout.box?.hasHeader ?? false
    let place =
      switch kind {
      case .list: hasHeader ? " rows" : " pinned beside"
      case .grid, .gallery, .flow, .groups: hasHeader ? "" : " pinned"
      case .carousel: ""
      }
    return layout.overhang > 4 ? place + " overhang" : place
  }

  /// What the rows of a list of such records begin with.
  func lead(of records: some Sequence<RecordLook>) -> Lead? {
    guard case .list = kind else { return nil }
    return Lead(of: records)
  }
}

extension SectionList.Lead {
  /// A picture where any of the records has one, else a symbol; nil where they are text alone.
  init?(of records: some Sequence<RecordLook>) {
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
