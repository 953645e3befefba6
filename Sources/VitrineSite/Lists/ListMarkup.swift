internal import VitrineText

/// The markup of one list: its wrapper, the list itself, and its inner lists, if it has any.
package struct ListMarkup {
  let layout: CompiledLayout
  let count: Int

  /// The classes for its look. `shape` is the aspect ratio of its pictures, width over height.
  var appearances: [String] = []
  var shape: Double?

  /// A list of `count` items with the rules of `layout`.
  package init(layout: CompiledLayout, count: Int) {
    self.layout = layout
    self.count = count
  }
}

extension ListMarkup {
  private var isParted: Bool { !layout.partLengths.isEmpty }

  /// Opens the wrapper and the list, after its header and its removed items. `label` names a list
  /// that scrolls.
  package func open(
    label: String, header: ((inout [UInt8]) -> Void)? = nil,
    removedItems: ((inout [UInt8]) -> Void)? = nil, into html: inout [UInt8]
  ) {
    html.append(markup: "<div class=\"w\">")
    if let box = layout.box { open(box, header: header, into: &html) }
    removedItems?(&html)
    let element = isParted ? "div" : "ul"
    let classes = ([layout.listClass] + appearances).joined(separator: " ")
    html.append(markup: "<\(element) role=\"list\" class=\"\(classes)\"")
    if layout.scrolls {
      html.append(markup: " tabindex=\"0\"")
      html.append(attribute: "aria-label", label)
    }
    let style =
      (layout.isChunked ? ["--count:\(count)"] : []) + (shape.map { ["--shape:\($0)"] } ?? [])
    if !style.isEmpty { html.append(markup: " style=\"\(style.joined(separator: ";"))\"") }
    html.append(markup: ">\n")
  }

  /// Opens the item at `index`, from 0. `id` is its element id. `cuts` records where the item
  /// starts, and whether it can contain others.
  package func openItem(
    at index: Int, id: String? = nil, mark: TransitionAttributes? = nil,
    cuts: ItemSplitPoints? = nil,
    holdsOthers: Bool = false, into html: inout [UInt8]
  ) {
    if isParted, beginsPart(at: index) {
      let depth = layout.outerLengths.count { index % $0 == 0 }
      cuts?.open(at: html.count)
      if index > 0 { html.append(markup: "</ul>" + closing(depth) + "\n") }
      let start = layout.needsPartStart ? " style=\"--f:\(index)\"" : ""
      let opening = String(repeating: "<div role=\"none\"\(start)>\n", count: depth)
      html.append(markup: opening + "<ul role=\"none\"\(start)>\n")
      cuts?.close(at: html.count)
    }
    cuts?.begin(at: html.count, holdsOthers: holdsOthers)
    html.append(markup: "<li")
    if isParted { html.append(markup: " role=\"listitem\"") }
    if let id {
      html.append(markup: " id=\"")
      html.append(markup: id)
      html.append(markup: "\"")
    }
    var mark = mark ?? TransitionAttributes()
    if layout.needsIndex { mark.style.insert("--i:\(index)", at: 0) }
    html.append(mark)
    html.append(markup: ">")
  }

  package func closeItem(into html: inout [UInt8]) {
    html.append(markup: "</li>\n")
  }

  /// Closes the list and its wrapper, with the footer in between.
  package func close(
    footer: ((inout [UInt8]) -> Void)? = nil, cuts: ItemSplitPoints? = nil, into html: inout [UInt8]
  ) {
    cuts?.open(at: html.count)
    if isParted, count > 0 {
      html.append(markup: "</ul>" + closing(layout.outerLengths.count) + "\n")
    }
    cuts?.close(at: html.count)
    cuts?.close(at: html.count)
    html.append(markup: isParted ? "</div>" : "</ul>")
    if let box = layout.box { close(box, footer: footer, into: &html) }
    html.append(markup: "</div>\n")
  }

  /// Returns the end tags of `depth` elements around inner lists.
  private func closing(_ depth: Int) -> String { String(repeating: "</div>", count: depth) }

  private func beginsPart(at index: Int) -> Bool {
    var rest = index % layout.partLengths.reduce(0, +)
    for length in layout.partLengths where rest > 0 { rest -= length }
    return rest == 0
  }
}
