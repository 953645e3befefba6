internal import Synchronization

/// Collects the documents of a site while its pages are written, and builds their index.
package final class SearchCollection: Sendable {
  private let vocabulary: Vocabulary

  /// Parts that no thread is using. There are at most as many as threads that added at the same
  /// time.
  private let parts = Mutex<[IndexPart]>([])

  package init(vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
  }

  /// Adds the text of a document and its body `html`, from any thread. A document that is never
  /// added has no text.
  package func add(_ number: Int, text: String?, html: [UInt8]?) {
    let part = parts.withLock { $0.popLast() } ?? IndexPart(vocabulary)
    if let html {
      html.withUnsafeBufferPointer { part.add(number, summary: text, html: $0) }
    } else {
      part.add(number, summary: text, html: nil)
    }
    parts.withLock { $0.append(part) }
  }

  /// Builds the index of all documents. A document's number is its position in `documents`.
  package func index(of documents: [SearchDocument], in folder: String) -> [SearchFile] {
    SearchIndex(
      documents: documents, texts: MergedTexts(parts.withLock { $0 }, count: documents.count),
      vocabulary: vocabulary
    ).files.map { SearchFile(path: folder + $0.path, bytes: $0.bytes) }
  }
}

package struct SearchFile: Sendable {
  package var path: String
  package var bytes: [UInt8]
}
