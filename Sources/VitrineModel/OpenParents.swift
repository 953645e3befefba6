/// Which parents in a section of rows are open when a page loads.
package enum OpenParents: Hashable, Sendable {
  case all, none

  /// Parents created for one of these values, and records with one of these ids in their
  /// collection.
  case these(Set<String>)
}

extension OpenParents {
  package func contains(_ item: Item, in records: (Int) -> Record) -> Bool {
    switch self {
    case .all: true
    case .none: false
    case .these(let names):
      switch item.content {
      case .outline(let id, _): names.contains(id.outlineTitle)
      case .record(let index): names.contains(records(index).id.key)
      }
    }
  }
}

extension OpenParents {
  /// A text that is the same for equal values.
  package var text: String {
    switch self {
    case .all: "all"
    case .none: "none"
    case .these(let names): names.sorted().joined(separator: "\n")
    }
  }
}
