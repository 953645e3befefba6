internal import VitrineText

/// The words of titles, subtitles, tags and searchable fields.
struct NamePostings {
  /// The best place where a document contains a word. Lower is better.
  enum Place: UInt32 {
    case title, subtitle, field
  }

  let table = TermTable()

  /// For each term of the table, its documents in order: the document's number times four plus the
  /// place.
  private(set) var found: [[UInt32]] = []

  init(_ documents: [SearchDocument]) {
    for (number, document) in documents.enumerated() {
      add(document.title, .title, in: number)
      if let subtitle = document.subtitle { add(subtitle, .subtitle, in: number) }
      for field in document.fields { add(field, .field, in: number) }
    }
  }

  private mutating func add(_ text: String, _ place: Place, in document: Int) {
    var folded: [UInt8] = []
    var text = text
    text.withUTF8 { folded.appendSearchFolded($0) }
    folded.withUnsafeBufferPointer { folded in
      forEachSearchWord(in: folded) { word in
        let term = table.number(of: word)
        if term == found.count { found.append([]) }
        // The first place is the best, since better places are added first.
        if found[term].last.map({ Int($0 >> 2) }) != document {
          found[term].append(UInt32(document) << 2 | place.rawValue)
        }
      }
    }
  }
}
