internal import Synchronization
internal import VitrineModel
internal import VitrineText

/// What is in the scripts with the items of pages that go on with others: known once they are written, which
/// they are before all pages, so that a page never takes an old one for its own.
final class ItemFiles: Sendable {
  private let hashes = Mutex<[String: ContentHash]>([:])

  func set(_ hash: ContentHash, ofFileAt path: String) {
    hashes.withLock { $0[path] = hash }
  }

  /// Where a page finds the items of each of its further portions, and what is in these files.
  func addresses(of page: Page) -> [FindingFiles.Address] {
    hashes.withLock { hashes in
      (1..<max(1, page.portionCount)).map { portion in
        let path = page.itemFile(ofPortion: portion)
        return FindingFiles.Address(path: path, query: hashes[path].map { "?\($0)" } ?? "")
      }
    }
  }
}

extension Page {
  /// The path of the script with the items of a portion.
  func itemFile(ofPortion number: Int) -> String {
    "\(itemFilesPrefix)\(output.dropLast(".html".count))/\(number + 1).js"
  }
}
