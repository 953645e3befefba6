/// Why a text is not a pattern.
package enum PatternProblem: Error, Hashable, Sendable {
  case syntax

  /// What other dialects have, in words: `lookaround`.
  case unsupported(String)

  /// The pattern has more steps than `limit` once its repetitions are written out.
  case tooLong(limit: Int)
  case tooDeep(limit: Int)
}
