import VitrineSearch
import VitrineSystem
import VitrineText

/// Documents of random words in several scripts, and what a search of them should find, found slowly.
struct RandomDocuments {
  var documents: [SearchDocument]
  var texts: [String]

  private static let words = [
    "amber", "Anchor", "ARCH", "coop\u{E9}ration", "Straße", "été", "x86", "東京都", "山", "かな", "ไทย",
    "Москва", "мир", "שלום", "سلام", "한국", "हिन्दी", "Ωmega", "𠀀𠀁", "naïve", "a", "of", "the", "The",
  ]

  init(seed: UInt64, count: Int) {
    var random = Random(state: seed &+ 1)
    func text(_ count: Int) -> String {
      (0..<count).map { _ in
        let word = Self.words[random.below(Self.words.count)]
        return random.below(4) == 0 ? "\(word)\(random.below(300))" : word
      }.joined(separator: random.below(5) == 0 ? ", " : " ")
    }
    documents = []
    texts = []
    for number in 0..<count {
      documents.append(
        SearchDocument(
          title: text(1 + random.below(3)), address: "d/\(number).html", place: "P\(number / 9)",
          subtitle: random.below(2) == 0 ? text(2) : nil,
          fields: (0..<random.below(3)).map { _ in text(1) }))
      texts.append(random.below(6) == 0 ? "" : text(1 + random.below(60)))
    }
  }

  var files: [SearchFile] { files(inParts: 2) }

  /// The index as so many threads make it.
  func files(inParts count: Int) -> [SearchFile] {
    let vocabulary = Vocabulary(sample: texts.prefix(40).map { Array($0.utf8) })
    let collection = SearchCollection(vocabulary: vocabulary)
    _ = concurrentMap(of: texts.count, by: 7, jobs: count) { range in
      for number in range where !texts[number].isEmpty {
        collection.add(number, text: nil, html: Array("<p>\(texts[number])</p>".utf8))
      }
    }
    return collection.index(of: documents, in: "")
  }

  /// For each word the documents that have it, and whether in title (0), subtitle (1) or field (2).
  var wordsOfNames: [String: [Int: Int]] {
    var result: [String: [Int: Int]] = [:]
    for (number, document) in documents.enumerated() {
      let parts = [[document.title], [document.subtitle ?? ""], document.fields]
      for (place, texts) in parts.enumerated().reversed() {
        for word in texts.flatMap(words) { result[word, default: [:]][number] = place }
      }
    }
    return result
  }

  var wordsOfTexts: [String: Set<Int>] {
    var result: [String: Set<Int>] = [:]
    for (number, text) in texts.enumerated() {
      for word in words(of: text) { result[word, default: []].insert(number) }
    }
    return result
  }

  private func words(of text: String) -> [String] {
    let isOfWord: (Unicode.Scalar) -> Bool = { scalar in
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
        true
      default: false
      }
    }
    return searchFolded(text).unicodeScalars.split { !isOfWord($0) }.flatMap { run in
      // Letters of scripts without spaces, among these words.
      let isPaired: (Unicode.Scalar) -> Bool = {
        "東京都山かなไทย𠀀𠀁".unicodeScalars.contains($0)
      }
      var words: [String] = []
      var rest = Array(run)[...]
      while let first = rest.first {
        let part = Array(rest.prefix { isPaired($0) == isPaired(first) })
        rest = rest.dropFirst(part.count)
        let pairs = zip(part, part.dropFirst()).map { string([$0.0, $0.1]) }
        words += isPaired(first) ? pairs + [string([part[part.count - 1]])] : [string(part)]
      }
      return words
    }
  }

  private func string(_ scalars: [Unicode.Scalar]) -> String {
    var string = String.UnicodeScalarView()
    string.append(contentsOf: scalars)
    return String(string)
  }
}

/// Numbers that follow from a seed: xorshift64*.
private struct Random {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return Int((state &* 0x2545_F491_4F6C_DD1D) >> 33) % bound
  }
}
