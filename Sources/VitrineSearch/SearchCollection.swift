internal import Synchronization

/// Collects the documents of a site while its pages are written, and makes the index of them.
package final class SearchCollection: Sendable {
  private let vocabulary: Vocabulary

  /// Parts that no thread has in hand; there are as many as threads were here at once.
  private let parts = Mutex<[IndexPart]>([])

  package init(vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
  }

  /// Adds the texts of a document by its number, from any thread. `html` is its body. A document that
  /// is never added has no text.
  package func add(_ number: Int, text: String?, html: [UInt8]?) {
    let part = parts.withLock { $0.popLast() } ?? IndexPart(vocabulary)
    if let html {
      html.withUnsafeBufferPointer { part.add(number, summary: text, html: $0) }
    } else {
      part.add(number, summary: text, html: nil)
    }
    parts.withLock { $0.append(part) }
  }

  /// Makes the index. `documents` are all documents, whose numbers are their places.
  package func index(of documents: [SearchDocument], in folder: String) -> [SearchFile] {
    SearchIndex(
      documents: documents, texts: MergedTexts(parts.withLock { $0 }, count: documents.count),
      vocabulary: vocabulary
    ).files.map { SearchFile(path: folder + $0.path, bytes: $0.bytes) }
  }
}

/// A file of the index.
package struct SearchFile: Sendable {
  package var path: String
  package var bytes: [UInt8]
}
