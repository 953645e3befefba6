import VitrineDiagnostics
import VitrineModel

/// A section as a page declares it: which records it shows, in which order and how.
struct SectionDeclaration: Sendable {
  struct Name: Sendable {
    var text: String
    var place: SourceLocation
  }

  var id: Name?
  var title: String?
  var text: String?
  var collection: Name?

  /// The ids that it shows, in order; nil without `items`.
  var items: [Name]?

  /// Where `items` and its list begin.
  var itemsPlaces: (key: SourceLocation, list: SourceLocation)?
  var conditions: [Condition] = []
  var sort: [SortKey] = []
  var limit: Int?
  var outline: Grouping?
  var each: Grouping?

  /// Nil for the page's layout.
  var layout: DeclaredLayout?
  var cell: String?
  var empty: String?
  var repeats = false
  /// The names that its conditions, its order and its groupings look up in a record.
  var lookedUp: [Name] = []
  var place: SourceLocation
}
