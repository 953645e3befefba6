/// The elements inside one element of an earlier version, which may appear there again.
struct EarlierElements {
  let tree: MarkupTree

  /// The element that contains them in both versions.
  let root: Int

  /// The element expected next if nothing has changed.
  private var next: Int
  private var keys = KeyTable()

  init(in root: Int, of tree: MarkupTree) {
    self.tree = tree
    self.root = root
    next = root + 1
  }

  /// The element whose bytes appear where a tag begins.
  mutating func element(
    at start: Int, _ tag: TagReader.StartTag, in bytes: [UInt8]
  ) -> Int? {
    func isHere(_ index: Int) -> Bool {
      let element = tree.elements[index]
      let length = element.end - element.start
      return element.name == tag.name && start + length <= bytes.count
        && tree.common(element.start..<element.end, with: bytes, start..<start + length).start
          == length
        && !tree.scripts.contains { $0.overlaps(element.start..<element.end) }
    }
    let last = tree.elements[root].after
    if next < last, isHere(next) {
      defer { next = tree.elements[next].after }
      return next
    }
    let key = tag.id.map { ElementKey(isLabel: false, name: $0, in: bytes) }
    if let key, let known = keys.index(of: key, in: tree), isHere(known) {
      next = tree.elements[known].after
      return known
    }
    if next < last, tree.elements[next].name == tag.name { next += 1 }
    return nil
  }
}
