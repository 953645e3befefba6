internal import Synchronization
import VitrineDiagnostics
import VitrineModel
import VitrineText

/// The items that texts can link to in double brackets.
///
/// The table is made on first use, so sites without such links do not pay for it.
final class LinkableItems: Sendable {
  private let content: SiteContent
  private let table = Mutex<ItemNameTable?>(nil)

  init(of content: SiteContent) { self.content = content }

  /// Returns the destination of a name in a text on `page`.
  ///
  /// A name is an item's identifier, its key or its title. Letter case is ignored if no item is
  /// spelled exactly like it. Items of the page's own collections come before others, and items of
  /// terms come last. The part after the last `#` can be the id of a heading.
  func destination(of name: String, on page: String) -> ItemDestination {
    let table = table.withLock { known in
      let table = known ?? ItemNameTable(of: content)
      known = table
      return table
    }
    let found = table.destination(of: name, anchor: nil, on: page)
    guard case .nothing = found, let sign = name.lastIndex(of: "#") else { return found }
    let item = String(name[..<sign])
    let whole = table.destination(
      of: item, anchor: String(name[name.index(after: sign)...]), on: page)
    if case .nothing = whole { return found }
    return whole
  }
}

/// The destination of a name in double brackets.
enum ItemDestination: Equatable {
  /// The page of an item, or the element that shows it on a page. `title` is the text of a link
  /// without its own, `anchor` the part of the name after `#`.
  case item(output: String, element: String?, title: String, anchor: String?)

  /// Several items have the name. The strings are their identifiers.
  case several([String])

  /// An item without a page that no page shows, by its identifier.
  case unshown(String)

  case nothing(nearest: String?)
}
