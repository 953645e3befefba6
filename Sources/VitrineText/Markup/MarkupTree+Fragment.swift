extension MarkupTree {
  /// Whether `html` can be put into a list item unchanged: browsers build exactly the tree its tags
  /// describe, and it neither leaves an element open nor closes one it did not open.
  package static func isWhole(fragment html: [UInt8]) -> Bool {
    let opening = Array("<!doctype html><html><head></head><body><ul><li>".utf8)
    let page = opening + html + Array("</li></ul></body></html>".utf8)
    guard let tree = try? MarkupTree(page),
      let item = tree.elements.first(where: { $0.name == "li" })
    else { return false }
    // Tags that close the item and open another one nest correctly, too.
    return item.contentEnd == opening.count + html.count
  }
}
