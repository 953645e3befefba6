import Vitrine
import VitrineModel
import VitrineText

/// The state that an open page compares with its own, to become what the site is now.
struct PageState: Hashable, Sendable {
  /// Another when the page's own file is.
  var page: ContentHash

  /// Others when other files are that it loads.
  var loaded: LoadedFiles
}

extension PageState {
  /// The state of what is answered at a path of the site.
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
      // Another than the page 404.html is at its own address.
      hasher.combine("404")
      hasher.combine(site.files["404.html"]?.hash.value ?? 0)
    }
    page = hasher.finalize()
  }
}

extension BuiltSite {
  /// The file at a path; nil if there is none.
  func page(at path: String) -> File? { files[filePath(of: path)] }

  /// The order of the page at a path that can be changed by hand; nil if no page of the content is there.
  func order(ofPageAt path: String) -> PageOrder? {
    order(ofPage: filePath(of: path))
  }
}

/// The path of the file that a path of the site stands for: of a folder's page with the slash.
func filePath(of path: String) -> String {
  path.isEmpty || path.hasSuffix("/") ? "\(path)index.html" : path
}
