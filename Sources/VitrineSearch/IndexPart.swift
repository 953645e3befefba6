internal import VitrineText

/// The words and stored texts of some documents. Only one thread at a time may add to it.
final class IndexPart: @unchecked Sendable {
  let terms = TermTable()

  /// How often each term occurs, by number of the term. Kept only for samples.
  private(set) var uses: [Int] = []
  private let countsAll: Bool

  /// Which two-byte characters and ASCII signs occur.
  private(set) var charactersBelow800 = [Bool](repeating: false, count: 0x800)

  private(set) var documents: [Document] = []

  /// The numbers of all documents' terms, each once per document. Exclusivity is unchecked because
  /// the check would take as long as the append.
  @exclusivity(unchecked) private(set) var found: [UInt32] = []

  /// The stored texts, as contents of JavaScript string literals.
  private(set) var texts: [UInt8] = []

  private let vocabulary: Vocabulary
  private var scanner = TextScanner()

  /// Terms not yet added to the table.
  private let waiting = UnsafeMutablePointer<TermTable.Key>.allocate(
    capacity: IndexPart.maxWaiting)
  @exclusivity(unchecked) private var waitingCount = 0
  private static let maxWaiting = 32
  private var fetched: UInt64 = 0

  struct Document {
    var number: Int
    var found: Range<Int>
    var text: Range<Int>
  }

  /// The longest stored text, in bytes.
  static let maxTextLength = 8192

  init(_ vocabulary: Vocabulary, countsAll: Bool = false) {
    self.vocabulary = vocabulary
    self.countsAll = countsAll
  }

  deinit { waiting.deallocate() }

  /// Adds a document: its summary, which is plain text, and its body, which is HTML.
  func add(_ number: Int, summary: String?, html: UnsafeBufferPointer<UInt8>?) {
    let start = found.count
    defer { if countsAll { recordPunctuation() } }
    scanner.begin(capacity: (summary?.utf8.count ?? 0) + (html?.count ?? 0))
    if var summary {
      summary.withUTF8 { scan($0, isHTML: false, in: number) }
      scanner.appendSpace()
    }
    if let html { scan(html, isHTML: true, in: number) }
    recordPending(in: number)
    let text = texts.count..<texts.count + scanner.finish(into: &texts)
    documents.append(Document(number: number, found: start..<found.count, text: text))
  }

  private func scan(_ text: UnsafeBufferPointer<UInt8>, isHTML: Bool, in document: Int) {
    scanner.scan(text, isHTML: isHTML, vocabulary: vocabulary, part: self, document: document)
  }

  /// Records that a document contains a term.
  @inline(__always)
  func add(_ word: UnsafePointer<UInt64>, length: Int, in document: Int) {
    if length <= TermTable.Key.longest {
      waiting[waitingCount] = TermTable.Key(word, length: length)
      waitingCount += 1
      if waitingCount == Self.maxWaiting { recordPending(in: document) }
    } else {
      let noted = terms.add(word, length: length, in: document)
      add(noted.number, isFirst: noted.isFirst)
    }
  }

  private func recordPending(in document: Int) {
    fetched ^= terms.fetch(UnsafeBufferPointer(start: waiting, count: waitingCount))
    for index in 0..<waitingCount {
      let noted = terms.add(waiting[index], in: document)
      add(noted.number, isFirst: noted.isFirst)
    }
    waitingCount = 0
  }

  @inline(__always)
  private func add(_ number: Int, isFirst: Bool) {
    if countsAll {
      if number == uses.count { uses.append(0) }
      uses[number] += 1
    }
    if isFirst { found.append(UInt32(truncatingIfNeeded: number)) }
  }

  /// Records the words of a text that is not only ASCII.
  func add(_ text: UnsafeBufferPointer<UInt8>, in document: Int) {
    if countsAll { recordCharacters(text) }
    var folded: [UInt8] = []
    folded.appendSearchFolded(text)
    folded.withUnsafeBufferPointer { folded in
      forEachSearchWord(in: folded) {
        let noted = terms.add($0, in: document)
        add(noted.number, isFirst: noted.isFirst)
      }
    }
  }

  private func recordPunctuation() {
    for byte in texts where byte < 0x80 { charactersBelow800[Int(byte)] = true }
    texts.removeAll(keepingCapacity: true)
  }

  private func recordCharacters(_ text: UnsafeBufferPointer<UInt8>) {
    for (index, byte) in text.enumerated() where 0xC2...0xDF ~= byte {
      guard index + 1 < text.count else { continue }
      charactersBelow800[Int(byte & 0x1F) << 6 | Int(text[index + 1] & 0x3F)] = true
    }
  }
}
