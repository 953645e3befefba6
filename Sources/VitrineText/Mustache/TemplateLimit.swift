/// A limit on what templates may include.
package enum TemplateLimit: Hashable, Sendable {
  case depth, inclusions, bytes

  static let mostLevels = 200

  /// In one rendering. This is more than a site has pages and items.
  static let mostInclusions = 1_000_000

  /// The size of a page beyond which nothing more is included.
  static let mostBytes = 1 << 30

  /// The limit that one more inclusion would exceed, or nil if it is within all limits.
  static func passed(depth: Int, inclusions: Int, bytes: Int) -> Self? {
    if depth >= mostLevels { return .depth }
    if inclusions > mostInclusions { return .inclusions }
    return bytes > mostBytes ? .bytes : nil
  }

  var words: String {
    switch self {
    case .depth: "more than \(Self.mostLevels) levels of nested templates"
    case .inclusions: "more than 1,000,000 templates on one page"
    case .bytes: "a page of more than 1 GB"
    }
  }
}
