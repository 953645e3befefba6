extension MarkupTree {
  /// True if `html` can stand in an item of a list as it is: browsers make of its tags what they say, it
  /// leaves no element open, and ends none that it did not begin.
  package static func isWhole(fragment html: [UInt8]) -> Bool {
    let opening = Array("<!doctype html><html><head></head><body><ul><li>".utf8)
    let page = opening + html + Array("</li></ul></body></html>".utf8)
    guard let tree = try? MarkupTree(page),
      let item = tree.elements.first(where: { $0.name == "li" })
    else { return false }
    // Tags that end the item and begin another nest, too.
    return item.contentEnd == opening.count + html.count
  }
}
