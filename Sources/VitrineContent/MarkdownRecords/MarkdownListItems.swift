/// The items of a list, the nested ones with those that they stand in. It uses no recursion: lists may be
/// as deep as their text is long.
struct MarkdownListItems {
  enum Part {
    case item(MarkdownNode)

    /// A heading in an item, above what follows in it.
    case heading(MarkdownNode)
  }

  /// Passes the items of `list`, and the headings in them, to `read` in document order, each with the
  /// record that it is in. `read` returns the record made of it; nil if there is none.
  static func read(
    _ list: MarkdownNode, under root: Int?, _ read: (Part, _ parent: Int?) -> Int?
  ) {
    // The record of each open item, and that of the last heading in it.
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
