internal import VitrineModel
internal import VitrineText

extension SectionList {
  /// Opens the wrapper and the list of `count` items. `label` names a list that scrolls.
  func open(count: Int, lead: Lead?, label: String, into html: inout [UInt8]) {
    html.append(markup: "<div class=\"w\"><ul role=\"list\" class=\"\(classes(lead: lead))\"")
    if layout.scrolls {
      html.append(markup: " tabindex=\"0\" aria-label=\"")
      html.appendEscaped(label)
      html.append(markup: "\"")
    }
    var style: [String] = []
    if let shape { style.append("--shape:\(shape)") }
    if layout.needsCount { style.append("--n:\(count)") }
    if !style.isEmpty { html.append(markup: " style=\"\(style.joined(separator: ";"))\"") }
    html.append(markup: ">\n")
  }

  /// Opens the item at `index`, from 0; `id` is its element id.
  func openItem(at index: Int, id: String?, into html: inout [UInt8]) {
    html.append(markup: "<li")
    if let id { html.append(markup: " id=\"\(id)\"") }
    if layout.needsIndex { html.append(markup: " style=\"--i:\(index)\"") }
    html.append(markup: ">")
  }

  func close(into html: inout [UInt8]) {
    html.append(markup: "</ul></div>\n")
  }

  /// The classes of a section with a header: where the header stands.
  var sectionClasses: String {
    switch kind {
    case .list: " pinned beside"
    case .grid, .gallery, .flow, .groups: " pinned"
    case .carousel: ""
    }
  }

  /// What the rows of a list of these records begin with.
  func lead(of indices: some Sequence<Int>, in records: [Record]) -> Lead? {
    guard case .list = kind else { return nil }
    return Lead(of: indices, in: records)
  }
}

extension SectionList.Lead {
  /// A picture where any of the records has one, else a symbol; nil where they are text alone.
  init?(of indices: some Sequence<Int>, in records: [Record]) {
    var hasSymbol = false
    for index in indices {
      if records[index].image != nil {
        self = .picture
        return
      }
      hasSymbol = hasSymbol || records[index].symbol != nil
    }
    guard hasSymbol else { return nil }
    self = .symbol
  }
}
