import Foundation
import TestSupport
import Testing
import VitrineDiagnostics
import VitrineLayout
import VitrineModel
import VitrineText

@testable import VitrineContent
@testable import VitrineFormats

/// What editors say by the schema and what a build says, for every key with values of every kind.
@Suite struct SchemaAgreementTests {
  /// Where a key and its value stand; `%` stands for both.
  struct Frame: CustomTestStringConvertible, Sendable {
    var schema: ContentSchema
    var text: String
    var keys: [String]
    var testDescription: String { text }

    init(_ text: String, _ keys: [String], of schema: ContentSchema = .page) {
      (self.text, self.keys, self.schema) = (text, keys, schema)
    }
  }

  static let frames =
    [
      Frame("%", PageDeclaration.keys.names), Frame("%", SiteDeclaration.keys.names, of: .site),
      Frame("collection: { % }", CollectionDeclaration.keys.names),
      Frame("collection: { children: { from: a, % } }", ["id", "fields", "page"]),
      Frame("collection: { children: { % } }", ["from"]),
      Frame("collection: { fields: { % } }", ["a", "image", "date", "text"]),
      Frame(
        "collection: { fields: { a: { field: b, % } } }",
        ["type", "split", "default", "unit", "decimal"]),
      Frame("collection: { fields: { a: { ageOf: b, % } } }", ["on"]),
      Frame(
        "collection: { fields: { a: { % } } }",
        ["field", "when", "count", "sum", "first", "yearOf", "centuryOf"]
          + FieldRules.keys.map(\.name)),
      Frame("collection: { fields: { a: { field: b, lookup: c, % } } }", ["by", "show"]),
      Frame("collection: { fields: { a: { when: { b: c }, % } } }", ["default"]),
      Frame("collection: { fields: { a: { when: { % } } } }", ["b"]),
      Frame("collection: { fields: { image: { src: a, % } } }", ["alt", "shape"]),
      Frame("collection: { fields: { image: { % } } }", ["src"]),
      Frame("collection: { terms: [{ field: a, % }] }", ["levels", "title"]),
      Frame("collection: { terms: [{ % }] }", ["field"]),
      Frame("collection: { measures: { % } }", ["a"]),
      Frame("collection: { kind: { type: Book, % } }", ["map"]),
      Frame("collection: { kind: { % } }", ["type", "map"]),
      Frame("collection: { kind: { type: Book, map: { % } } }", ["author", "a"]),
      Frame("collection: { measures: { a: { % } } }", MeasureDeclaration.keys.names),
      Frame(
        "filters: [{ field: a, % }]", FilterDeclaration.keys.names.filter { $0 != "field" }),
      Frame("filters: [{ % }]", ["field"]),
      Frame("sorts: [{ by: a, % }]", ["title"]), Frame("sorts: [{ % }]", ["by"]),
      Frame("collections: { % }", ["a"]),
      Frame("sections: [ { % } ]", SectionDeclaration.keys.names),
      Frame("cell: { % }", CellConfiguration.keys.names),
      Frame("cell: { by: a, cells: { b: row }, % }", ["other"]),
      Frame("cell: { image: { % } }", ListContentConfiguration.ImageProperties.keys.names),
      Frame("cell: { gaps: { % } }", ListContentConfiguration.gaps.names),
      Frame("cell: { background: { % } }", BackgroundConfiguration.keys.names),
      Frame("sections: [ { header: { % } } ]", Supplementary.keys.names),
      Frame("sections: [ { badge: { % } } ]", BadgeConfiguration.keys.names),
      Frame("cell: { accessories: [{ % }] }", ["disclosure", "checkmark", "label", "menu"]),
      Frame("cell: { accessories: [{ label: a, % }] }", ["when", "hidden", "width", "color"]),
      Frame("sections: [ { where: { % } } ]", ["a"] + Condition.keys.names),
      Frame("sections: [ { where: { any: [{ not: { % } }] } } ]", ["a", "all"]),
      Frame("sections: [ { where: { a: { % } } } ]", ValueCondition.Test.keys.names),
      Frame(
        "sections: [ { outline: { by: a, % } } ]", Grouping.ofOutline.names.filter { $0 != "by" }),
      Frame("sections: [ { outline: { % } } ]", ["by"]),
      Frame("sections: [ { each: { by: a, % } } ]", Grouping.ofEach.names.filter { $0 != "by" }),
      Frame("navigation: [ { title: a, % } ]", ["page", "link"], of: .site),
      Frame("navigation: [ { page: a, % } ]", ["title"], of: .site),
      Frame("badges: { % }", ChangeBadges.keys.names, of: .site),
      Frame("words: { % }", ["next", "someOf"], of: .site),
      Frame("accent: { dark: '#fff', % }", ["light"], of: .site),
      Frame("logo: { src: a, % }", LogoDeclaration.keys.names.filter { $0 != "src" }, of: .site),
      Frame(
        "fonts: [ { family: a, file: b, % } ]", ["for", "weight", "style", "unicodeRange"],
        of: .site),
      Frame("layout: { % }", PresetDeclaration.builtIn.map(\.name) + ["0"]),
      Frame("layout: { 0: list, % }", ["600", "1e3", ".5", "5.", "inf", "0x10", "-1", "x"]),
      Frame("layout: { grid: { header: { % } } }", BoundaryDeclaration.keys(.top).names),
      Frame("layout: { grid: { background: { % } } }", LayoutSupplements.Background.keys.names),
      Frame("layout: { grid: { badges: { % } } }", BadgeDeclaration.keys.names),
      Frame(
        "layout: { row: { height: 80, of: [ { % } ] } }", ["width", "height", "row", "column"]),
    ]
    + PresetDeclaration.builtIn.map { layout in
      layout.isDrawn
        ? Frame("sections: [ { layout: { \(layout.name): { % } } } ]", layout.keys!.names)
        : Frame(
          "layout: { \(layout.name): { % } }", layout.keys!.names.filter { $0 != "times" })
    }

  static let values = [
    "", "true", "0", "1", "3", "-1", "1.5", "1001", "2000000000", "x", "'3'", "''", "4/3", "4:3",
    "0/3",
    "4/", "50%", "-5%", "3 %", "about 44", "even 44", "40% of width", ".5", "5.", "' 8 '", "+3%",
    "1e2", "4 : 3", "16//9", "1e1/3", "-.5%", "at least 8", "[]", "[1]",
    "[1, 2]",
    "[1, 2, 3]", "[1, 2, 3, 4]", "[x, y]", "[[a]]", "[{ a: 1 }]", "{}", "{ a: 1 }", "{ a: }",
    "list", "grid",
    "row", "pinned", "free", "top", "top end", "bottom", "card", "inset", "lower", "item", "start",
    "3 builds", "0 days", "de", "german", "https://a.b", "rtl", "pretty", "dense", "{ title: a }",
    "{ from: a }", "{ by: a }",
    "[{ not: { a: 1 } }]", "[{ a: 1..2 }, { any: [{ b: }] }]",
    "a by decade", "a by owl", "[a by letter, b by c by value]", "{ atLeast: 3 }",
    "{ atLeast: [3] }", "{ src: a }",
    "{ width: 50% }",
    "[{ width: 50% }]", "{ 0: list }", "{ list: }", "{ pinned: true }", "{ style: card }",
    "{ at: top }",
    "'#0a7'", "'200 900'", "'U+4??, u+0-ff'", "titles", "[text, code]", "italic",
    "{ row: { times: 2 } }", "{ times: 2 }", "'{count} of {total}'",
    "Book", "{ type: Book }", "{ author: a }", "{ type: Book, map: { author: a } }",
  ]

  @Test(arguments: frames) func editorsAndBuildsAgree(_ frame: Frame) throws {
    let schema = try SchemaValidation(frame.schema)
    var disagreements: [String] = []
    // Of all pairs every second one, in which each key and each value comes again and again.
    let step = tries(2, all: 1)
    for (place, key) in frame.keys.enumerated() {
      for number in stride(from: place % step, to: Self.values.count, by: step) {
        let value = Self.values[number]
        let text = frame.text.replacing("%", with: "\(key): \(value)")
        guard let read = try? readYAML(Array(text.utf8), file: "f") else { continue }
        let errors = Self.errors(in: read, of: frame.schema).filter {
          !Self.seenByBuildsAlone.contains($0.kind)
        }
        if try schema.accepts(read) != errors.isEmpty {
          disagreements.append("\(text) → \(errors.first.map { "\($0)" } ?? "accepted")")
        }
      }
    }
    #expect(disagreements == [])
  }

  /// As many of each kind as `VITRINE_MUTATIONS` says, else 1,000, or 10,000 in `make test-all`.
  @Test(arguments: [ContentSchema.page, .site]) func randomDocumentsAgree(
    _ kind: ContentSchema
  ) throws {
    let schema = try SchemaValidation(kind)
    var documents = try RandomDocument(kind, values: Self.values, seed: 18)
    var disagreements: [String] = []
    var accepted = 0
    let count =
      ProcessInfo.processInfo.environment["VITRINE_MUTATIONS"].flatMap { Int($0) }
      ?? tries(1000, all: 10_000)
    for _ in 0..<count {
      let text = try documents.next()
      guard let read = try? readYAML(Array(text.utf8), file: "f") else { continue }
      let errors = Self.errors(in: read, of: kind)
      // What only a build sees may hide what both do.
      if errors.contains(where: { Self.seenByBuildsAlone.contains($0.kind) }) { continue }
      let isAccepted = try schema.accepts(read)
      accepted += isAccepted ? 1 : 0
      if isAccepted != errors.isEmpty {
        disagreements.append("\(text) → \(errors.first.map { "\($0)" } ?? "accepted")")
      }
    }
    #expect(disagreements.count == 0, "\(disagreements.prefix(5).joined(separator: "\n\n"))")
    #expect(accepted > count / 10 && accepted < count, "\(accepted) of \(count) are accepted")
  }

  /// What only the rest of the content shows, two keys together, or arithmetic.
  private static let seenByBuildsAlone: Set = [
    "unknown cell", "from matches nothing", "column twice", "two keys for one thing",
    "invalid layout",
    "unsupported layout", "unequal insets", "not an offset", "choice twice",
    "title without a layout", "surrounded choice", "accessory twice", "unknown accessory",
    "unknown header", "unknown footer", "unknown badge", "accessory of items",
    "unknown value of a section",
    "invalid chart", "key beside a chart", "state twice", "key beside changes",
    "incomplete figure", "figure of several records", "key beside a table", "low contrast",
    "two fonts for one role", "invalid pattern", "lookup in a slot", "key for values",
    "unknown property",
    "invalid value in a condition or rule",
  ]

  private static func errors(in value: SourceValue, of schema: ContentSchema) -> [Diagnostic] {
    var reader = DeclarationReader(file: "f")
    switch schema {
    case .site: _ = reader.site(value)
    case .page:
      let bytes = Array("---\n---\n".utf8)
      var warnings: [Diagnostic] = []
      guard var source = try? MarkdownSource(bytes, file: "f", warnings: &warnings) else {
        return []
      }
      source.value = value
      reader.cells = ["card"]
      _ = reader.page(source)
    }
    return reader.diagnostics.filter { $0.severity == .error }
  }
}
