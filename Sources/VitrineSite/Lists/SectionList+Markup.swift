internal import VitrineModel
internal import VitrineText

extension SectionList {
  /// Opens the wrapper and the list. `label` names a list that scrolls.
  func open(lead: Lead?, label: String?, into html: inout [UInt8]) {
    html.append(markup: "<div class=\"w\">")
    html.append(markup: "<ul role=\"list\" class=\"\(classes(lead: lead))\"")
    if kind == .carousel {
      html.append(markup: " tabindex=\"0\" aria-label=\"")
      html.appendEscaped(label ?? "Items")
      html.append(markup: "\"")
    }
    if let shape {
      html.append(markup: " style=\"--shape:\(shape)\"")
    }
    html.append(markup: ">\n")
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

  /// What the rows of a list begin with.
  func lead(of records: some Sequence<Record>) -> Lead? {
    guard case .list = kind else { return nil }
    var hasSymbol = false
    for record in records {
      if record.image != nil { return .picture }
      hasSymbol = hasSymbol || record.symbol != nil
    }
    return hasSymbol ? .symbol : nil
  }
}
