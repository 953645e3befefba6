/// A limit on what templates may include.
package enum TemplateLimit: Hashable, Sendable {
  case depth, inclusions, bytes

  static let maxLevels = 200

  /// The maximum number of inclusions in one rendering. This is more than a site has pages and
  /// items.
  static let maxInclusions = 1_000_000

  /// The size of a page beyond which nothing more is included.
  static let maxBytes = 1 << 30

  /// The limit that one more inclusion would exceed, or nil if it is within all limits.
  static func passed(depth: Int, inclusions: Int, bytes: Int) -> Self? {
    if depth >= maxLevels { return .depth }
    if inclusions > maxInclusions { return .inclusions }
    return bytes > maxBytes ? .bytes : nil
  }

  var description: String {
    switch self {
    case .depth: "more than \(Self.maxLevels) levels of nested templates"
    case .inclusions: "more than 1,000,000 templates on one page"
    case .bytes: "a page of more than 1 GB"
    }
  }
}
