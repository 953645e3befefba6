import VitrineModel
import VitrineText

/// The values of one field in all records of a collection, with the records that have each value.
struct TermTree {
  struct Node {
    var value: FieldValue

    /// The value as text.
    var text: String
    var parent: Int?

    /// Identifies the value: two records with the same title have different ids.
    var name: String { value.id ?? text }

    /// The indices of its children, in the order in which records mention them.
    var children: [Int] = []

    /// The positions in the collection of the records with this value or one below it.
    var records: [Int] = []
  }

  private(set) var nodes: [Node] = []
  private(set) var roots: [Int] = []

  /// For each record, its own nodes: only the narrowest, each once, in the order in which the
  /// record mentions them.
  private(set) var nodesOfRecords: [[Int]] = []

  private var known: [Key: Int] = [:]

  private struct Key: Hashable {
    var parent: Int?

    /// The key of a node among those with the same parent: ids are compared by their bytes, texts
    /// by Unicode equivalence.
    var id: ExactText?
    var text: String
  }

  /// `values` has the value of each record; `levels` separates levels in a text.
  ///
  /// - Complexity: O(*n*), the number of values of all records, on all levels.
  init(_ values: some Sequence<FieldValue?>, levels: String?) {
    for (record, value) in values.enumerated() {
      var own: [Int] = []
      var isOwn: Set<Int> = []
      for part in value?.termValues ?? [] {
        guard let node = node(of: part, levels: levels) else { continue }
        if isOwn.insert(node).inserted { own.append(node) }
        // If a node already has the record, so do all nodes above it.
        var above: Int? = node
        while let index = above, nodes[index].records.last != record {
          nodes[index].records.append(record)
          above = nodes[index].parent
        }
      }
      nodesOfRecords.append(own)
    }
    known = [:]
  }

  /// Everything after the last separator belongs to the last level.
  private static let maxLevels = 16

  /// Returns the node of a value, or of its narrowest level, or nil if every level of a text is
  /// blank. White space around a text or a level is ignored.
  private mutating func node(of value: FieldValue, levels: String?) -> Int? {
    guard case .text(let text) = value else { return node(value, value.termText, under: nil) }
    let levels = levels.map { text.split(separator: $0, maxSplits: Self.maxLevels - 1) }
    return (levels ?? [text[...]]).map(trimmed).filter { !$0.isEmpty }.reduce(nil) {
      node(.text($1), $1, under: $0)
    }
  }

  private mutating func node(_ value: FieldValue, _ text: String, under parent: Int?) -> Int {
    let key = Key(
      parent: parent, id: value.id.map { ExactText($0) }, text: value.id == nil ? text : "")
    if let node = known[key] { return node }
    let node = nodes.count
    known[key] = node
    nodes.append(Node(value: value, text: text, parent: parent))
    if let parent { nodes[parent].children.append(node) } else { roots.append(node) }
    return node
  }
}

extension TermTree {
  /// The nodes, each after its parent; `sorted` orders the nodes with the same parent.
  func preorder(_ sorted: ([Int]) -> [Int]) -> [Int] {
    var order: [Int] = []
    order.reserveCapacity(nodes.count)
    var waiting = Array(sorted(roots).reversed())
    while let node = waiting.popLast() {
      order.append(node)
      waiting += sorted(nodes[node].children).reversed()
    }
    return order
  }
}

extension FieldValue {
  /// The values that can be terms: the elements of lists at any depth, without empty values and
  /// maps.
  var termValues: [FieldValue] {
    elements.filter { value in
      switch value {
      case .null, .object: false
      case .text(let text): text.contains { !$0.isWhitespace }
      default: true
      }
    }
  }

  /// The id of the record that a field refers to.
  var id: String? { if case .link(let link) = self { link.id } else { nil } }

  /// A single value as written in its source.
  var termText: String {
    switch languageNeutral {
    case .text(let text): text
    case .number(let number): number.literal
    case .bool(let flag): flag ? "true" : "false"
    case .null, .list, .object: ""
    }
  }
}
