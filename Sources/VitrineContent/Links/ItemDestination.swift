import VitrineDiagnostics
import VitrineModel

/// What a name in double brackets leads to.
enum ItemDestination: Equatable {
  /// The page of an item, or the element that shows it on a page. `title` is what a link says that has
  /// no words of its own, `anchor` the part of the name behind `#`.
  case item(output: String, element: String?, title: String, anchor: String?)

  /// Several items have the name. These are their identifiers.
  case several([String])

  /// An item that has no page and that no page shows, by its identifier.
  case unshown(String)

  case nothing(nearest: String?)
}
