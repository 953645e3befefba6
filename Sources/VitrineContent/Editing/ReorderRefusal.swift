/// Why a new order is refused. No file is written in this case.
package enum ReorderRefusal: Error, Hashable, Sendable {
  /// The page in the browser shows an outdated order.
  case stale

  /// The request does not describe a move of an item on the page.
  case malformed(String)

  /// The order of a section, given by its title, cannot be changed.
  case fixed(section: String, FixedOrderReason)

  /// Items cannot be moved between these two sections, given by their titles.
  case apart(String, String)

  /// The content currently has an error, so its order is unknown.
  case broken(String)

  /// A file changed before it could be written.
  case changed(file: String)

  /// A file cannot be written, or not without changes beyond the order.
  case unwritable(file: String, reason: String)
}

extension ReorderRefusal {
  /// The reason, as a sentence for the person who moved an item.
  package var reason: String {
    switch self {
    case .stale: "The order has changed since this page was loaded."
    case .malformed(let what): "This is not a move of an item: \(what)."
    case .fixed(let section, let order):
      "Items of ‘\(section)’ cannot be moved by hand: \(order.reason)."
    case .apart(let from, let to):
      "Items cannot be moved from ‘\(from)’ to ‘\(to)’: their sections do not both list 'items' of the same collection."
    case .broken(let error): "The content has an error that must be fixed first: \(error)."
    case .changed(let file): "\(file) has just changed. Try again."
    case .unwritable(let file, let reason): "\(file) cannot be written: \(reason)."
    }
  }
}
