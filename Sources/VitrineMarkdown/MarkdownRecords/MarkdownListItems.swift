/// The items of a list, each nested item with its parent. It does not recurse, because lists can be
/// as deep as their text is long.
struct MarkdownListItems {
  enum Part {
    case item(MarkdownNode)

    /// A heading within an item.
    case heading(MarkdownNode)
  }

  /// Passes the items of `list`, and the headings in them, to `read` in document order, each with
  /// its parent record. `read` returns the index of the resulting record, or nil if there is none.
  static func read(
    _ list: MarkdownNode, under root: Int?, _ read: (Part, _ parent: Int?) -> Int?
  ) {
    // The record of each open item, and the record of the last heading in it.
    var parents = [(own: root, last: root)]
    var walk = MarkdownWalk(list)
    while let event = walk.next() {
      switch event {
      case .enter(let node):
        let (own, last) = parents.last!
        switch node.kind {
        case .list: break
        case .item:
          let record = read(.item(node), last) ?? last
          parents.append((record, record))
        case .heading where node.previous != nil:
          parents[parents.count - 1].last = read(.heading(node), own) ?? own
          walk.skip(node)
        default: walk.skip(node)
        }
      case .leave(let node):
        if node.kind == .item { parents.removeLast() }
      }
    }
  }
}
