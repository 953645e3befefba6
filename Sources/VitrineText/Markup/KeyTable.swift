/// The elements of a tree by their keys, those left out whose key another has too.
package struct KeyTable {
  private var indices: [ElementKey: Int]?

  package init() {}

  /// -1 for a key that several have.
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
