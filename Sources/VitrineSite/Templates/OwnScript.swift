/// A script that pages load in all builds, by the name of its file.
///
/// Each asks the page for a thing only when it needs it, or puts the page back before the preview
/// changes it, so that an open page need not be loaded anew.
package enum OwnScript: String, CaseIterable, Sendable {
  /// The engine of motion: how a page becomes another, and what lets pages change in place. Pages with
  /// one of the next four load it before that.
  case motion

  /// Of pages whose changes CSS alone cannot play.
  case transitions

  /// Of pages whose visitors search, filter or sort items.
  case finding

  /// Changes from one of the layouts that visitors choose to another.
  case choice

  /// Shows more of a page's sections.
  case portions

  /// Takes the state of the address, or the chosen layouts, before anything is shown.
  case findingState = "finding-state"
  case chosen

  /// Of pages whose visitors select items.
  case selection

  /// Of pages with code that readers copy.
  case copying

  /// Of pages with a navigation tree and contents at their sides.
  case following

  /// Of every page of a site with a search.
  case searchLoader = "search-loader"
}
