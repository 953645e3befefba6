/// Why some bytes are no `snapshot.json`.
public enum SnapshotError: Error, Hashable, Sendable, CustomStringConvertible {
  /// It is not JSON, for this reason.
  case syntax(String)

  /// No build of Vitrine wrote it.
  case foreign

  /// A later Vitrine wrote it, in a format that this one does not know.
  case format(String)

  /// This key is missing, or its value is not what it should be.
  case value(String)

  public var description: String {
    switch self {
    case .syntax(let reason): "it is not JSON (\(reason))"
    case .foreign: "it has no \"format\" and \"generator\" of Vitrine's"
    case .format(let format): "its format is \(format), and this Vitrine reads format 1"
    case .value(let key): "its \"\(key)\" is missing or wrong"
    }
  }
}
