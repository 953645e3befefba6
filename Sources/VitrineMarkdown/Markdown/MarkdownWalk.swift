/// A node and its descendants in document order, each on entering and on leaving. It does not
/// recurse, because trees can be as deep as their text is long.
struct MarkdownWalk: IteratorProtocol {
  enum Event {
    case enter(MarkdownNode)
    case leave(MarkdownNode)
  }

  private let root: MarkdownNode
  private var upcoming: Event?

  init(_ root: MarkdownNode) {
    self.root = root
    upcoming = .enter(root)
  }

  mutating func next() -> Event? {
    let event = upcoming
    switch event {
    case .enter(let node): upcoming = node.firstChild.map { .enter($0) } ?? .leave(node)
    case .leave(let node): upcoming = after(node)
    case nil: break
    }
    return event
  }

  /// Continues after `node`, which was just entered, without leaving it.
  mutating func skip(_ node: MarkdownNode) { upcoming = after(node) }

  private func after(_ node: MarkdownNode) -> Event? {
    if node == root { return nil }
    return node.next.map { .enter($0) } ?? node.parent.map { .leave($0) }
  }
}

extension MarkdownNode {
  /// The nodes of a kind among a node and its descendants, in document order.
  func nodes(_ kind: Kind) -> some Sequence<MarkdownNode> {
    sequence(state: MarkdownWalk(self)) { walk in
      while let event = walk.next() {
        if case .enter(let node) = event, node.kind == kind { return node }
      }
      return nil
    }
  }
}
