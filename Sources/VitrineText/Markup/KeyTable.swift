/// The elements of a tree by key, except for keys that several elements share.
package struct KeyTable {
  private var indices: [ElementKey: Int]?

  package init() {}

  /// Marks a key that several elements share.
  private static let several = -1

  package mutating func index(of key: ElementKey, in tree: MarkupTree) -> Int? {
    fill(from: tree)
    return indices?[key].flatMap { $0 == Self.several ? nil : $0 }
  }

  package mutating func contains(_ key: ElementKey, of tree: MarkupTree) -> Bool {
    fill(from: tree)
    return indices?[key] != nil
  }

  private mutating func fill(from tree: MarkupTree) {
    guard indices == nil else { return }
    var table: [ElementKey: Int] = [:]
    for index in tree.elements.indices {
      guard let key = tree.key(of: index) else { continue }
      table[key] = table[key] == nil ? index : Self.several
    }
    indices = table
  }
}
