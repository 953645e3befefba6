internal import Synchronization
import VitrineDiagnostics
import VitrineModel
import VitrineText

/// The items that texts may name in double brackets.
///
/// Where no text names one, nothing is looked up, and no table is made.
final class ItemNames: Sendable {
  private let content: SiteContent
  private let table = Mutex<ItemNameTable?>(nil)

  init(of content: SiteContent) { self.content = content }

  /// Returns what a name leads to that is written in a text of the page `page`.
  ///
  /// A name is the identifier of an item, its own id or its title, in any case of letters if none is
  /// spelt like that. Items of the text's own collections come before others, and those of terms last.
  /// What follows the last `#` may be the id of a heading.
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
