import Testing
import VitrineText

@Suite struct SearchWordsTests {
  @Test(arguments: [
    ("", []), (" - ", []), ("one two", ["one", "two"]), ("node.js", ["node", "js"]),
    ("don't", ["don", "t"]), ("x86-64", ["x86", "64"]), ("हिन्दी भाषा", ["हिन्दी", "भाषा"]),
    ("東京都", ["東京", "京都", "都"]), ("京", ["京"]), ("東京tower塔", ["東京", "京", "tower", "塔"]),
    ("ไทย", ["ไท", "ทย", "ย"]), ("か\u{3099}く", ["か\u{3099}", "\u{3099}く", "く"]),
    ("\u{20000}\u{20001}", ["\u{20000}\u{20001}", "\u{20001}"]),
  ])
  func textIsCutIntoWords(text: String, words: [String]) {
    #expect(searchWords(of: text) == words)
  }

  @Test func longWordIsCutAfter32Characters() {
    let word = String(repeating: "ж", count: 40)

    #expect(searchWords(of: word + " б") == [String(repeating: "ж", count: 32), "б"])
  }

  private func searchWords(of text: String) -> [String] {
    var words: [String] = []
    Array(text.utf8).withUnsafeBufferPointer { text in
      forEachSearchWord(in: text) { words.append(String(decoding: $0, as: UTF8.self)) }
    }
    return words
  }
}
