/// What the small line of each record in a list or a table draws.
package enum SparkSource: Hashable, Sendable {
  /// A list of numbers that the record has, by its path.
  case field(String)

  /// The record's first measure in the builds so far.
  case history

  /// What `spark` says in content.
  package init(_ name: String) { self = name == Self.historyName ? .history : .field(name) }

  package var name: String {
    switch self {
    case .field(let path): path
    case .history: Self.historyName
    }
  }

  private static let historyName = "history"
}
