import VitrineFormats
import VitrineMarkdown

extension ProposedCollection {
  /// The page's `index.md`: front matter with comments that explain the keys.
  var indexFile: String {
    var lines = ["---", "title: \(yamlText(title, inBrackets: false))"]
    lines.append(
      "# Where the items come from and what they show. To show more of the data, add it to 'fields'."
    )
    lines.append("collection:")
    func add(_ indent: Int, _ key: String, _ value: YAMLValue?, _ comment: String? = nil) {
      let name = String(repeating: " ", count: indent) + yamlText(key)
      let line = value.map { "\(name): \($0)" } ?? "\(name):"
      lines.append(comment.map { "\(line)  # \($0)" } ?? line)
    }
    func add(_ indent: Int, _ fields: [Field]) {
      for field in fields { add(indent, field.name, field.value, field.comment) }
    }
    add(2, "from", .texts(sources))
    if let records { add(2, "records", .text(records), "where they are in the file") }
    if let parse { add(2, "parse", .text(parse.rawValue)) }
    if let id { add(2, "id", .text(id), idComment) }
    if hasPages { add(2, "page", .plain("true"), "a page for each item, even without text") }
    if !fields.isEmpty {
      add(2, "fields", nil)
      add(4, fields)
    }
    if !measures.isEmpty {
      add(2, "measures", nil, "numbers to compare between builds")
      add(4, measures)
    }
    if let status {
      let order = YAMLValue.Entry(key: "order", value: .list(status.order.map(YAMLValue.text)))
      add(
        2, "status", .map([.init(key: "field", value: .text(status.field)), order]),
        "from best to worst")
    }
    if !terms.isEmpty {
      add(2, "terms", .list(terms.map(YAMLValue.text)), "a page for each value")
    }
    if !filters.isEmpty { add(0, "filters", .list(filters), "what visitors can filter by") }
    if !sorts.isEmpty { add(0, "sorts", .list(sorts.map(YAMLValue.text))) }
    if !figures.isEmpty { add(0, "figures", .list(figures)) }
    if !section.isEmpty {
      add(0, "sections", nil)
      let start = lines.count
      add(4, section)
      lines[start] = "  - \(lines[start].dropFirst(4))"
    }
    lines.append("---")
    return lines.map { "\($0)\n" }.joined()
  }

  /// The maximum number of lines in `index.md`, if each item has a page.
  var lineCount: Int {
    indexFile.utf8.count { $0 == UInt8(ascii: "\n") } + (hasPages ? 0 : 1)
  }

  /// The site's `site.yml`.
  var siteFile: String {
    let pictures =
      hasRemotePictures
      ? "remoteImages: true  # visitors load the pictures from the servers named in the data\n"
      : ""
    return "title: \(yamlText(title, inBrackets: false))\n\(pictures)"
  }
}
