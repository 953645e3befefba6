import Vitrine
import VitrineModel
import VitrineSite
import VitrineText

/// The state that an open page compares with its own, to catch up with the site.
struct PageState: Hashable, Sendable {
  /// Changes with the page's own file.
  var page: ContentHash

  /// Changes with the files that the page loads.
  var loaded: LoadedFiles
}

extension PageState {
  /// The state of the reply at a path of the site.
  init(of path: String, in shown: PreviewState) {
    loaded = shown.loaded
    guard let site = shown.site else {
      page = ContentHash(of: shown.problemList)
      return
    }
    var hasher = ContentHasher()
    if let file = site.page(at: path) {
      hasher.combine(file.hash.value)
    } else {
      // Distinguishes this reply from the page 404.html at its own address.
      hasher.combine("404")
      hasher.combine(site.notFound?.hash.value ?? 0)
    }
    page = hasher.finalize()
  }
}

extension BuiltSite {
  /// The file at a path, or nil if it does not exist.
  func page(at path: String) -> File? { files[filePath(of: path)] }

  /// The page for addresses that do not exist.
  var notFound: File? { files[SiteRenderer.notFoundPath] }

  /// The order of the page at a path that can be changed by hand, or nil if the path is not a page
  /// of the content.
  func order(ofPageAt path: String) -> PageOrder? {
    order(ofPage: filePath(of: path))
  }
}

/// The path of the file at a path of the site. A path that ends with a slash is a folder's page.
func filePath(of path: String) -> String {
  path.isEmpty || path.hasSuffix("/") ? "\(path)index.html" : path
}
