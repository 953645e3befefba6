/// Why a text is not a pattern.
package enum PatternProblem: Error, Hashable, Sendable {
  case syntax

  /// A feature of other dialects, in words: `lookaround`.
  case unsupported(String)

  /// The pattern has more than `limit` steps once its repetitions are expanded.
  case tooLong(limit: Int)
  case tooDeep(limit: Int)
}
