import Testing

@testable import Vitrine

/// What turns a list of words, each its own key, back into an older one; their lengths are updates.
@Suite struct ListReversalTests {
  struct Word: Hashable, Sendable {
    var key: String
    var value = 0
  }

  typealias Reversal = ListReversal<Word, Int>

  static func reversal(from new: [Word], to old: [Word]) -> Reversal {
    Reversal(from: new, to: old, key: \.key) { $0.value == $1.value ? nil : $1.value }
  }

  static func words(_ keys: String) -> [Word] { keys.map { Word(key: String($0)) } }

  @Test(arguments: [
    ("abc", "abc", nil, ""), ("abc", "ab", [Reversal.Run.kept(from: 0, count: 2)], ""),
    ("abc", "", [], ""), ("", "ab", [.removed(2)], "ab"), ("", "", nil, ""),
    ("abcdef", "abxdef", [.kept(from: 0, count: 2), .removed(1), .kept(from: 3, count: 3)], "x"),
    ("abcd", "cdab", [.kept(from: 2, count: 2), .kept(from: 0, count: 2)], ""),
  ])
  func runsAreAsLongAsTheyCanBe(
    _ new: String, _ old: String, _ order: [Reversal.Run]?, _ removed: String
  ) throws {
    let reversal = Self.reversal(from: Self.words(new), to: Self.words(old))
    #expect(reversal.order == order)
    #expect(reversal.removed == Self.words(removed))
    #expect(reversal.isEmpty == (new == old))
    let older = reversal.older(than: Self.words(new), key: \.key) { word, _ throws(Never) in
      word
    }
    #expect(older == Self.words(old))
  }

  @Test func updatesAreOfKeys() {
    let (new, old) = (
      [Word(key: "a", value: 1), Word(key: "b")], [Word(key: "b", value: 2), Word(key: "a")]
    )
    let reversal = Self.reversal(from: new, to: old)
    #expect(reversal.updated.map(\.key) == ["b", "a"])
    let older = reversal.older(than: new, key: \.key) { word, value throws(Never) in
      Word(key: word.key, value: value)
    }
    #expect(older == old)
  }

  @Test(arguments: [
    Reversal(order: [.kept(from: 0, count: 4)]), Reversal(order: [.kept(from: -1, count: 1)]),
    Reversal(order: [.kept(from: 4, count: 1)]), Reversal(order: [.kept(from: 0, count: 0)]),
    Reversal(order: [.kept(from: 1, count: .max)]), Reversal(order: [.removed(1)]),
    Reversal(order: [.kept(from: 0, count: 2), .kept(from: 0, count: 2)]),
    Reversal(order: [], removed: [Word(key: "x")]), Reversal(removed: [Word(key: "x")]),
    Reversal(updated: [.init(key: "x", update: 1)]),
  ])
  func whatIsOfNoSuchListIsRefused(_ reversal: Reversal) {
    let older = reversal.older(than: Self.words("abc"), key: \.key) { word, _ throws(Never) in word
    }
    #expect(older == nil)
  }
}
