import VitrineDiagnostics
import VitrineModel

/// A page as the front matter of its `index.md` declares it.
struct PageDeclaration: Sendable {
  /// The content folder whose page it is.
  var folder: String
  var title: String?
  var text: String?
  var language: String?
  var direction: Page.Direction?
  var collections: [CollectionDeclaration] = []

  /// Nil without `sections`: then each collection gets a section that shows all of it.
  var sections: [SectionDeclaration]?

  /// The layout and cell of sections that name none.
  var layout: DeclaredLayout?
  var cell: String?
  var introduction: Body?

  /// True if its `index.md`, or the collection in it, could not be read. What it declares is then
  /// unknown, and mistakes that only follow from that are not reported.
  var isUnreadable = false
  var place: SourceLocation
}
