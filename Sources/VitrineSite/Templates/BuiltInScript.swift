/// A script that pages load in all builds, by the name of its file.
///
/// Each script looks up elements only when it needs them, or restores the page before the preview
/// changes it, so that an open page need not be reloaded.
package enum BuiltInScript: String, CaseIterable, Sendable {
  /// The motion engine: it animates changes of a page, and lets pages change in place. Pages with
  /// one of the next four scripts load it first.
  case motion

  /// For pages whose changes cannot be played by CSS only.
  case transitions

  /// For pages on which visitors can search, filter or sort items.
  case filtering = "finding"

  /// Switches between the layouts that visitors can choose.
  case choice

  /// Loads more items of a page's sections.
  case listPages = "portions"

  /// Restore the state in the address, or the chosen layouts, before the page is shown.
  case filteringState = "finding-state"
  case chosen

  /// For pages on which visitors can select items.
  case selection

  /// For pages with code that readers can copy.
  case copying

  /// For pages with pictures that open large.
  case viewer

  /// The same in sites whose large pictures have tiles.
  case zoomingViewer = "zooming-viewer"

  /// For pages with a navigation tree and a table of contents in the sidebars.
  case following

  /// For every page of a site with a search.
  case searchLoader = "search-loader"
}
