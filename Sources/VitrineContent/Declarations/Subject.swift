/// What a map of keys declares, and the keys it may have.
enum Subject {
  case site, page, collection, children, section, measure, field, image, outline, each, condition
  case navigation
  case boundary, background, badges, changeBadges

  /// As a diagnostic names it.
  var name: String {
    switch self {
    case .site: "site.yml"
    case .page: "a page"
    case .collection: "a collection"
    case .children: "'children'"
    case .section: "a section"
    case .measure: "a measure"
    case .field: "a field"
    case .image: "an image"
    case .outline: "'outline'"
    case .each: "'each'"
    case .condition: "a condition"
    case .navigation: "an entry of 'navigation'"
    case .boundary: "a header or footer"
    case .background: "a background"
    case .badges, .changeBadges: "'badges'"
    }
  }

  /// The keys of an item: all others are fields.
  static let itemKeys = [
    "id", "title", "subtitle", "text", "image", "symbol", "date", "tags", "link", "badge", "cell",
    "order", "draft", "parent",
  ]

  var keys: [String] {
    switch self {
    case .site:
      [
        "title", "url", "language", "direction", "description", "theme", "unsafe", "previous",
        "history", "badges", "links", "feeds", "navigation", "remoteImages", "words",
      ]
    case .page:
      [
        "title", "text", "language", "direction", "collection", "collections", "sections", "layout",
        "cell",
      ]
    case .collection:
      [
        "from", "records", "where", "id", "fields", "otherFields", "measures", "page", "parent",
        "children",
      ]
    case .children: ["from", "id", "fields", "page"]
    case .section:
      [
        "id", "title", "text", "collection", "items", "where", "sort", "limit", "outline", "each",
        "layout", "cell", "empty", "repeats",
      ]
    case .measure: ["field", "unit", "better", "noise", "regression"]
    case .field: ["field", "type"]
    case .image: ["src", "alt", "shape"]
    case .outline: ["by", "split", "sort", "labels", "none", "every"]
    case .each: ["by", "sort", "labels", "none", "every"]
    case .condition: ["atLeast", "atMost", "not", "contains", "has"]
    case .navigation: ["title", "page", "link"]
    case .boundary: ["pinned", "at", "width", "height", "offset", "inset"]
    case .background: ["style", "insets"]
    case .badges: ["at", "by", "offset", "width", "height"]
    case .changeBadges: ["inserted", "updated", "moved"]
    }
  }
}
