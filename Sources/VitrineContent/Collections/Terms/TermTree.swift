import VitrineModel

/// The values of one field in all records of a collection, each with the records that have it.
struct TermTree {
  struct Node {
    var value: FieldValue

    /// The value as a text.
    var text: String
    var parent: Int?

    /// What it is known by: two records of one title are two.
    var name: String { value.id ?? text }

    /// In the order in which records name them.
    var children: [Int] = []

    /// The places among the collection's records of those that have the value, or one under it.
    var records: [Int] = []
  }

  private(set) var nodes: [Node] = []
  private(set) var roots: [Int] = []

  /// For each record, its own nodes: the narrowest, each once, in the order in which it names them.
  private(set) var nodesOfRecords: [[Int]] = []

  private var known: [Key: Int] = [:]

  private struct Key: Hashable {
    var parent: Int?

    /// By which nodes under one parent differ: ids by their bytes, texts by how they read.
    var id: ExactText?
    var text: String
  }

  /// `values` holds the value of each record; `levels` parts texts into levels.
  ///
  /// - Complexity: O(*n*), the number of values of all records, on all levels.
  init(_ values: some Sequence<FieldValue?>, levels: String?) {
    for (record, value) in values.enumerated() {
      var own: [Int] = []
      var isOwn: Set<Int> = []
      for part in value?.termValues ?? [] {
        guard let node = node(of: part, levels: levels) else { continue }
        if isOwn.insert(node).inserted { own.append(node) }
        // What is above a node that has the record already, has it too.
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

  /// What follows the last level stands in it.
  private static let mostLevels = 16

  /// Returns the node of a value, or of its narrowest level; nil if a text has no level with words. White space
  /// around a text or a level is none of it.
  private mutating func node(of value: FieldValue, levels: String?) -> Int? {
    guard case .text(let text) = value else { return node(value, value.termText, under: nil) }
    let levels = levels.map { text.split(separator: $0, maxSplits: Self.mostLevels - 1) }
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
  /// The nodes, each after the one above it; `sorted` puts nodes under one in order.
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
  /// The values that can be terms: those of lists at any depth, without empty ones and maps.
  var termValues: [FieldValue] {
    switch self {
    case .null, .object: []
    case .bool, .number, .date, .link, .markup, .size, .place: [self]
    case .text(let text): text.contains { !$0.isWhitespace } ? [self] : []
    case .list(let values): values.flatMap(\.termValues)
    }
  }

  /// The id of the record that a field looks up.
  var id: String? { if case .link(let link) = self { link.id } else { nil } }

  /// A single value as its source wrote it.
  var termText: String {
    switch said {
    case .text(let text): text
    case .number(let number): number.literal
    case .bool(let flag): flag ? "true" : "false"
    case .null, .list, .object: ""
    }
  }
}
