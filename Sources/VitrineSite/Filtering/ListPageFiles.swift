internal import Synchronization
internal import VitrineModel
internal import VitrineText

/// The hashes of the scripts with the items of further pages. They are written first, because pages name
/// them.
final class ListPageFiles: Sendable {
  private let hashes = Mutex<[ExactText: ContentHash]>([:])

  func set(_ hash: ContentHash, ofFileAt path: String) {
    hashes.withLock { $0[path] = hash }
  }

  /// Where a page finds the items of each of its further list pages, and what is in these files.
  func addresses(of page: Page) -> [FilteringFiles.Address] {
    hashes.withLock { hashes in
      page.furtherListPages.map { listPage in
        let path = page.file(ofListPage: listPage)
        return FilteringFiles.Address(path: path, query: hashes[path].map { "?\($0)" } ?? "")
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
