import VitrineDiagnostics
import VitrineModel
import VitrineText

/// A field of a collection whose values have pages, with all that files say of these.
struct TermPlan: Sendable {
  /// The index of the collection.
  var collection: Int
  var field: String
  var levels: String?

  /// The title of the index page, if it was written.
  var title: String?

  /// The folder of the index page. Those of the terms lie in it.
  var folder: String

  /// The index of the index page among the plan's pages, and of the collection of its terms.
  var indexPage = 0
  var ownCollection = 0

  /// The Markdown files in the folder, each of which describes a term.
  var notes: [TermNote] = []

  /// Where the field is named.
  var place: SourceLocation
}

/// A Markdown file that describes one term: `creator/Turner.md`, `subject/Nature/Plants.md`.
struct TermNote: Sendable {
  var file: String

  /// The file's path below the folder of the terms, without its ending.
  var name: String
  var title: String?
  var text: String?
  var body: Body?

  var place: SourceLocation { .start(of: file) }
}

extension TermNote {
  static let keys = ContentKeys<TermNote>(
    "the text of a term",
    [
      ContentKey("title", .text, \.title, "Its title, where that is not the value."),
      ContentKey(
        "text", ContentType<String>.text.map(plainText(ofMarkdown:)), \.text,
        "One or two sentences under it."),
    ])

  /// Reads a note from `source`, a file in the folder of terms.
  init(_ source: MarkdownSource, in folder: String, _ diagnostics: inout [Diagnostic]) {
    file = source.file
    name = String(source.file.dropFirst(folder.count + 1).dropLast(source.file.ending.count + 1))
    var reader = Declarations(file: source.file)
    reader.read(source.value, by: Self.keys, into: &self)
    title = title ?? source.heading
    body = source.body
    diagnostics += reader.diagnostics
  }
}

extension PageDeclaration {
  /// The terms that its filters ask for besides those of a collection: without a script, each of their
  /// values leads to a page.
  ///
  /// Of several collections each may have other fields, so that filters imply nothing.
  fileprivate func impliedTerms(of collection: CollectionDeclaration) -> [TermsDeclaration] {
    guard collections.count == 1 else { return [] }
    return filters.compactMap { filter in
      guard filter.kind == nil || filter.kind == .value,
        !collection.terms.contains(where: { $0.field?.text == filter.field?.text })
      else { return nil }
      return TermsDeclaration(field: filter.field, levels: filter.levels, title: filter.title)
    }
  }
}

// MARK: Folders

/// The folders of a site that belong to terms: the index page's, and those of terms in it.
///
/// This is the one place that decides which fields have terms; all later stages follow its entries.
struct TermFolders: Sendable {
  /// The folder of each field, by the page that declares the collection, and the index of the
  /// collection among those of its page.
  struct Entry: Sendable {
    var page: String
    var collection: Int
    var terms: TermsDeclaration
    var folder: String
    var place: SourceLocation
  }

  private(set) var entries: [Entry] = []
  private(set) var diagnostics: [Diagnostic] = []

  init(of pages: [PageDeclaration]) {
    var first: [String: SourceLocation] = [:]
    for page in pages {
      for (number, collection) in page.collections.enumerated() {
        for terms in collection.terms + page.impliedTerms(of: collection) {
          guard let field = terms.field else { continue }
          let folder = String.joined(page.folder, urlSegment(of: field.text))
          // Some file systems do not tell capitals from small letters.
          if let place = first[folder.lowercased()] {
            diagnostics.error(
              "two kinds of terms in one folder", at: field.place,
              "the terms '\(field.text)' would stand in '\(folder)', where others already do",
              hint:
                "first declared at \(place); collections of one page cannot share a field of terms"
            )
            continue
          }
          first[folder.lowercased()] = field.place
          entries.append(
            Entry(
              page: page.folder, collection: number, terms: terms, folder: folder,
              place: field.place))
        }
      }
    }
  }

  /// Returns the entry whose folder is `path`, or holds it.
  func entry(around path: String) -> Entry? {
    if entries.isEmpty { return nil }
    return entries.first { path == $0.folder || path.hasPrefix($0.folder + "/") }
  }

  func entry(of folder: String) -> Entry? { entries.first { $0.folder == folder } }
}
