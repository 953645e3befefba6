import VitrineDiagnostics
import VitrineMarkdown
import VitrineModel
import VitrineText

/// A field of a collection whose values have pages, with everything that files declare about these.
struct TermPlan: Sendable {
  /// The folder of the page that declares the collection, and the collection's index on that page.
  var page: String
  var number: Int

  /// The index of the collection in the plan.
  var collection = 0
  var field: String
  var levels: String?

  /// The declared title of the index page, if any.
  var title: String?

  /// The feed of each term's page, if any.
  var feed: FeedDeclaration?

  /// The folder of the index page. It contains the folders of the terms.
  var folder: String

  /// The index of the index page in the plan, and of the collection of terms.
  var indexPage = 0
  var ownCollection = 0

  /// The Markdown files in the folder, as indices in the tree. Each describes a term.
  var files: [Int] = []
  var notes: [TermDescription] = []

  /// The location of the declaration.
  var place: SourceLocation
}

/// A Markdown file that describes one term, such as `creator/Turner.md` or
/// `subject/Nature/Plants.md`.
struct TermDescription: Sendable {
  var file: String

  /// The file's path in the folder of the terms, without its extension.
  var name: String
  var title: String?
  var text: String?
  var body: Body?

  var place: SourceLocation { .start(of: file) }
}

extension TermDescription {
  static let keys = ContentKeys<TermDescription>(
    "the text of a term",
    [
      ContentKey("title", .text, \.title, "The title; by default the value."),
      ContentKey(
        "text", ContentType<String>.text.map(plainText(ofMarkdown:)), \.text,
        "One or two sentences below the title."),
    ])

  /// Reads a note from `source`, a file in the folder of the terms.
  init(_ source: MarkdownSource, in folder: String, _ diagnostics: inout [Diagnostic]) {
    file = source.file
    name = String(source.file.dropFirst(folder.count + 1).dropLast(source.file.ending.count + 1))
    var reader = DeclarationReader(file: source.file)
    reader.read(source.value, by: Self.keys, into: &self)
    title = title ?? source.heading
    body = source.body
    diagnostics += reader.diagnostics
  }
}
