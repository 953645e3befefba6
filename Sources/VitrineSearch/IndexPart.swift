internal import VitrineText

/// The words and the stored texts of some documents. One thread at a time adds to it.
final class IndexPart: @unchecked Sendable {
  let terms = TermTable()

  /// By number of the term, how often it was met; kept only for a sample.
  private(set) var uses: [Int] = []
  private let countsAll: Bool

  /// Which characters of two bytes, and signs of ASCII, there are.
  private(set) var charactersBelow800 = [Bool](repeating: false, count: 0x800)

  private(set) var documents: [Document] = []

  /// The numbers of the terms of all documents, each term of one once.
  private(set) var found: [UInt32] = []

  /// The stored texts, as the contents of string literals of JavaScript.
  private(set) var texts: [UInt8] = []

  /// The last document that had a term, by the term's number.
  private var lastDocument: [Int32] = []
  private let vocabulary: Vocabulary
  private var scanner = TextScanner()

  struct Document {
    var number: Int
    var found: Range<Int>
    var text: Range<Int>
  }

  /// The longest stored text, in bytes.
  static let longestText = 8192

  init(_ vocabulary: Vocabulary, countsAll: Bool = false) {
    self.vocabulary = vocabulary
    self.countsAll = countsAll
    for word in vocabulary.words {
      _ = word.withUnsafeBufferPointer { terms.number(of: $0) }
    }
    lastDocument = Array(repeating: -1, count: terms.count)
  }

  /// Adds a document: a summary, which is plain text, and HTML.
  func add(_ number: Int, summary: String?, html: UnsafeBufferPointer<UInt8>?) {
    let start = found.count
    defer { if countsAll { noteSigns() } }
    scanner.begin(capacity: (summary?.utf8.count ?? 0) + (html?.count ?? 0))
    if var summary {
      summary.withUTF8 { scan($0, isHTML: false, in: number) }
      scanner.appendSpace()
    }
    if let html { scan(html, isHTML: true, in: number) }
    let text = texts.count..<texts.count + scanner.finish(into: &texts)
    documents.append(Document(number: number, found: start..<found.count, text: text))
  }

  private func scan(_ text: UnsafeBufferPointer<UInt8>, isHTML: Bool, in document: Int) {
    scanner.scan(text, isHTML: isHTML, vocabulary: vocabulary, part: self, document: document)
  }

  /// Notes a term of a document, and returns its number.
  @inline(__always)
  func note(_ word: UnsafePointer<UInt64>, length: Int, in document: Int) -> Int {
    let number = terms.number(of: word, length: length)
    note(number, in: document)
    return number
  }

  @inline(__always)
  func note(_ number: Int, in document: Int) {
    if number == lastDocument.count {
      lastDocument.append(-1)
      if countsAll { uses.append(0) }
    }
    if countsAll { uses[number] += 1 }
    if lastDocument[number] != Int32(truncatingIfNeeded: document) {
      lastDocument[number] = Int32(truncatingIfNeeded: document)
      found.append(UInt32(truncatingIfNeeded: number))
    }
  }

  /// Notes the words of a text that is not all ASCII.
  func note(_ text: UnsafeBufferPointer<UInt8>, in document: Int) {
    if countsAll { noteCharacters(text) }
    var folded: [UInt8] = []
    folded.appendSearchFolded(text)
    folded.withUnsafeBufferPointer { folded in
      forEachSearchWord(in: folded) { note(terms.number(of: $0), in: document) }
    }
  }

  private func noteSigns() {
    for byte in texts where byte < 0x80 { charactersBelow800[Int(byte)] = true }
    texts.removeAll(keepingCapacity: true)
  }

  private func noteCharacters(_ text: UnsafeBufferPointer<UInt8>) {
    for (index, byte) in text.enumerated() where 0xC2...0xDF ~= byte {
      guard index + 1 < text.count else { continue }
      charactersBelow800[Int(byte & 0x1F) << 6 | Int(text[index + 1] & 0x3F)] = true
    }
  }
}
