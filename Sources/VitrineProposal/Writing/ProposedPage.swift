import VitrineContent
import VitrineFormats
import VitrineMarkdown
import VitrineModel

/// A page with a collection, as `vitrine new` writes it for some data.
struct ProposedPage: Sendable {
  var title = ""

  /// One sentence about the data.
  var text = ""

  /// File patterns for `from`.
  var sources: [String] = []
  var records: String?
  var parse: MarkdownRecords.Kind?

  /// The value of `id`, or nil if ids come from file names, keys or titles.
  var id: String?

  /// The paths of ids for records that have none there.
  var idAlternatives: [String] = []

  /// Which records are attempts at one test.
  var attempts: (same: String, latest: String)?

  /// The comment next to `id`.
  var idComment: String?

  /// The path of the id of the record that a record belongs to.
  var parent: String?
  var hasPages = false
  var fields: [Field] = []
  var measures: [Field] = []

  /// The metadata of picture files that become fields.
  var pictureFields: [String] = []

  /// The field with the state, and the states from best to worst.
  var status: (field: String, order: [String])?
  var terms: [String] = []
  var filters: [YAMLValue] = []
  var sorts: [String] = []
  var figures: [YAMLValue] = []

  /// The options of the layout `map`, if items have places.
  var map: [YAMLValue.Entry] = []

  /// The layout of sections that have none.
  var layout: YAMLValue?

  /// The keys of each of the page's sections.
  var sections: [[Field]] = []

  /// Whether its pictures are on other servers.
  var hasRemotePictures = false

  struct Field: Hashable, Sendable {
    var name: String
    var value: YAMLValue?
    var comment: String?

    init(_ name: String, _ value: YAMLValue?, comment: String? = nil) {
      (self.name, self.value, self.comment) = (name, value, comment)
    }

    var line: String {
      let line = value.map { "\(yamlText(name)): \($0)" } ?? "\(yamlText(name)):"
      return comment.map { "\(line)  # \($0)" } ?? line
    }
  }
}

extension ProposedPage {
  /// The page's `index.md`: front matter with comments that explain the keys.
  var indexFile: String {
    var lines = ["---", "title: \(yamlText(title, inBrackets: false))"]
    if !text.isEmpty { lines.append("text: \(yamlText(text, inBrackets: false))") }
    func add(_ indent: Int, _ fields: [Field?]) {
      for field in fields.compactMap(\.self) {
        lines.append(String(repeating: " ", count: indent) + field.line)
      }
    }
    if !sources.isEmpty {
      lines.append(
        "# Where the items come from and what they show. To show more of the data, add it to 'fields'."
      )
      add(0, [Field("collection", nil)])
    }
    add(
      2,
      [
        sources.isEmpty ? nil : Field("from", .texts(sources)),
        records.map { Field("records", .text($0), comment: "where they are in the file") },
        parse.map { Field("parse", .text($0.rawValue)) },
        id.map { Field("id", .texts([$0] + idAlternatives), comment: idComment) },
        attempts.map {
          Field(
            "attempts",
            .map([
              .init(key: "same", value: .text($0.same)),
              .init(key: "latest", value: .text($0.latest)),
            ]), comment: "the last of several attempts is the result")
        },
        parent.map { Field("parent", .text($0)) },
        hasPages
          ? Field("page", .plain("true"), comment: "a page for each item, even without text") : nil,
        fields.isEmpty ? nil : Field("fields", nil),
      ])
    add(4, fields)
    if !pictureFields.isEmpty { add(2, [Field("pictureFields", .texts(pictureFields))]) }
    if !measures.isEmpty {
      add(2, [Field("measures", nil, comment: "numbers to compare between builds")])
      add(4, measures)
    }
    add(
      2,
      [
        status.map { status in
          Field(
            "status",
            .map([
              .init(key: "field", value: .text(status.field)),
              .init(key: "order", value: .list(status.order.map(YAMLValue.text))),
            ]), comment: "from best to worst")
        },
        terms.isEmpty
          ? nil
          : Field("terms", .list(terms.map(YAMLValue.text)), comment: "a page for each value"),
      ])
    add(
      0,
      [
        filters.isEmpty
          ? nil : Field("filters", .list(filters), comment: "what visitors can filter by"),
        sorts.isEmpty ? nil : Field("sorts", .list(sorts.map(YAMLValue.text))),
        figures.isEmpty ? nil : Field("figures", .list(figures)),
        layout.map { Field("layout", $0) },
        sections.isEmpty ? nil : Field("sections", nil),
      ])
    for section in sections {
      if section.contains(where: { $0.name == "collection" }) {
        let entries = section.compactMap { field in
          field.value.map { YAMLValue.Entry(key: field.name, value: $0) }
        }
        lines.append("  - \(YAMLValue.map(entries))")
        continue
      }
      let start = lines.count
      add(4, section)
      if start < lines.count { lines[start] = "  - \(lines[start].dropFirst(4))" }
    }
    lines.append("---")
    return lines.map { "\($0)\n" }.joined()
  }

  /// The maximum number of lines in `index.md`, if each item has a page.
  var lineCount: Int {
    indexFile.utf8.count { $0 == UInt8(ascii: "\n") } + (hasPages ? 0 : 1) + (text.isEmpty ? 1 : 0)
  }

  /// The site's `site.yml`.
  var siteFile: String {
    let pictures =
      hasRemotePictures
      ? "remoteImages: true  # visitors load the pictures from the servers named in the data\n"
      : ""
    return "title: \(yamlText(title, inBrackets: false))\n\(pictures)"
  }

  /// The paths in the records that it uses.
  var paths: [String] {
    let sources =
      (fields + measures).flatMap { $0.value?.sources ?? [] } + map.flatMap(\.value.sources)
      + [id, parent].compactMap(\.self) + idAlternatives
    return sources.flatMap { FieldSource($0).paths.map(\.text) }
  }
}

extension YAMLValue {
  /// A map with one option: `{ list: { style: inset } }`.
  static func option(_ name: String, _ option: String, _ value: YAMLValue) -> YAMLValue {
    .map([.init(key: name, value: .map([.init(key: option, value: value)]))])
  }

  /// The paths in the value of a field.
  fileprivate var sources: [String] {
    switch self {
    case .text(let text): [text]
    case .plain: []
    case .list(let values): values.flatMap(\.sources)
    case .map:
      ["field", "src", "alt", "caption", "credit"].compactMap { self[$0] }.flatMap(\.sources)
        + states
    }
  }

  /// The paths in the states of a `when`.
  private var states: [String] {
    if case .map(let states)? = self["when"] { states.flatMap(\.value.sources) } else { [] }
  }
}
