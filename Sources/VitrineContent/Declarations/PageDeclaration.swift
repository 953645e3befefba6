import VitrineDiagnostics
import VitrineModel

/// A page as the front matter of its `index.md` declares it.
struct PageDeclaration: Sendable {
  /// The content folder it stands for.
  var folder: String
  var title: String?
  var text: String?
  var language: String?
  var direction: Page.Direction?
  var collections: [CollectionDeclaration] = []

  /// Nil without `sections`: then one section shows all.
  var sections: [SectionDeclaration]?

  /// The layout and cell of sections that say none.
  var layout: DeclaredLayout?
  var cell: String?
  var introduction: Body?

  /// Whether its `index.md` could not be read: what it would have said is unknown, and nothing that
  /// depends on it is a mistake of its own.
  var isUnreadable = false
  var place: SourceLocation
}
