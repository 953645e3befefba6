import Vitrine
import VitrineText

/// What an open page compares itself with, to be what the site is now.
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
  /// What is answered at a path; nil where nothing is.
  func page(at path: String) -> File? { files[filePath(of: path)] }

  /// What can be changed by hand in the order of the page at a path; nil where no page of the content is.
  func order(ofPageAt path: String) -> PageOrder? {
    order(ofPage: filePath(of: path))
  }
}

/// The path of the file that a path of the site stands for: of a folder's page with the slash.
func filePath(of path: String) -> String {
  path.isEmpty || path.hasSuffix("/") ? "\(path)index.html" : path
}
