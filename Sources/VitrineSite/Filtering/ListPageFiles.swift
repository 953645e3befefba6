internal import Synchronization
internal import VitrineModel
internal import VitrineText

/// The hashes and sizes of data files and of the scripts with the items of further list pages.
/// These files are written first, because pages contain their names.
final class ListPageFiles: Sendable {
  private let hashes = Mutex<[ExactText: (hash: ContentHash, size: Int)]>([:])

  func set(_ hash: ContentHash, size: Int, ofFileAt path: String) {
    hashes.withLock { $0[path] = (hash, size) }
  }

  /// The size of a file in bytes, or nil until it is known.
  func size(ofFileAt path: String) -> Int? { hashes.withLock { $0[path]?.size } }

  /// Where a page finds the items of each of its further list pages, and what is in these files.
  func addresses(of page: Page) -> [FilteringFiles.Address] {
    hashes.withLock { hashes in
      page.furtherListPages.map { listPage in
        let path = page.file(ofListPage: listPage)
        return FilteringFiles.Address(path: path, query: hashes[path].map { "?\($0.hash)" } ?? "")
      }
    }
  }
}

extension Page {
  /// The path of the script with the items of a list page.
  func file(ofListPage number: Int) -> String {
    "\(itemFilesPrefix)\(output.dropLast(".html".count))/\(number + 1).js"
  }
}
