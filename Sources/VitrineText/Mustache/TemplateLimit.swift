/// How much templates may include.
package enum TemplateLimit: Hashable, Sendable {
  case depth, inclusions, bytes

  static let mostLevels = 200

  /// In one rendering: more than a site has pages and items.
  static let mostInclusions = 1_000_000

  /// Of a page, while others are included.
  static let mostBytes = 1 << 30

  /// The limit that one more inclusion would pass; nil if there is none.
  static func passed(depth: Int, inclusions: Int, bytes: Int) -> Self? {
    if depth >= mostLevels { return .depth }
    if inclusions > mostInclusions { return .inclusions }
    return bytes > mostBytes ? .bytes : nil
  }

  var words: String {
    switch self {
    case .depth: "more than \(Self.mostLevels) levels of templates in each other"
    case .inclusions: "more than 1,000,000 templates on one page"
    case .bytes: "a page of more than 1 GB"
    }
  }
}
