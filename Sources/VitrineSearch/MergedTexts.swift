/// The words of all documents' texts in byte order, merged from all parts.
struct MergedTexts {
  /// The terms, in byte order. The parts own the bytes.
  private(set) var terms: [UnsafeBufferPointer<UInt8>] = []

  /// The documents that contain each term, term by term.
  private(set) var documents: [UInt32] = []

  /// Where each term's documents begin in `documents`, followed by the end.
  private(set) var starts: [Int] = []

  /// The part that stores each document's text, and its range there.
  private var texts: [(part: Int, range: Range<Int>)?]
  private let parts: [IndexPart]

  init(_ parts: [IndexPart], count: Int) {
    // A site without any text has no parts.
    self.parts = parts
    texts = Array(repeating: nil, count: count)
    var places = [(part: Int, found: Range<Int>)?](repeating: nil, count: count)
    for (index, part) in parts.enumerated() {
      for document in part.documents {
        texts[document.number] = (index, document.text)
        places[document.number] = (index, document.found)
      }
    }
    let numbers = mergeTerms()
    var uses = [Int](repeating: 0, count: terms.count)
    for (part, numbers) in zip(parts, numbers) {
      for number in part.found { uses[numbers[Int(number)]] += 1 }
    }
    starts.reserveCapacity(terms.count + 1)
    var start = 0
    for use in uses {
      starts.append(start)
      start += use
    }
    starts.append(start)
    fill(places, numbers, count: start)
  }

  /// Merges the terms of all parts, and returns for each part the indices of its terms in `terms`.
  private mutating func mergeTerms() -> [[Int]] {
    let all = TermTable()
    let numbers = parts.map { part in
      (0..<part.terms.count).map { all.number(of: part.terms[$0]) }
    }
    let order = all.inOrder
    var places = [Int](repeating: 0, count: order.count)
    for (place, number) in order.enumerated() { places[number] = place }
    terms = Array(repeating: UnsafeBufferPointer(start: nil, count: 0), count: order.count)
    for (part, numbers) in zip(parts, numbers) {
      for (number, merged) in numbers.enumerated() { terms[places[merged]] = part.terms[number] }
    }
    return numbers.map { $0.map { places[$0] } }
  }

  private mutating func fill(
    _ places: [(part: Int, found: Range<Int>)?], _ numbers: [[Int]], count: Int
  ) {
    var next = starts
    documents = [UInt32](unsafeUninitializedCapacity: count) { documents, filled in
      next.withUnsafeMutableBufferPointer { next in
        for (document, place) in places.enumerated() {
          guard let place else { continue }
          let found = parts[place.part].found
          numbers[place.part].withUnsafeBufferPointer { numbers in
            found.withUnsafeBufferPointer { found in
              for index in place.found {
                let term = numbers[Int(found[index])]
                documents[next[term]] = UInt32(truncatingIfNeeded: document)
                next[term] += 1
              }
            }
          }
        }
      }
      filled = count
    }
  }

  func appendText(of document: Int, to bytes: inout [UInt8]) {
    guard let text = texts[document] else { return }
    bytes += parts[text.part].texts[text.range]
  }
}
