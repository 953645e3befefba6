import Testing
import VitrineDiagnostics
import VitrineText

@Suite struct URLSegmentTests {
  @Test(arguments: [
    ("grinning", "grinning"),
    ("T00951", "T00951"),
    ("a b", "a-b"),
    ("aerial views", "aerial-views"),
    ("ledger/10", "ledger-10"),
    ("Food & Drink", "Food-Drink"),
    (" a - b ", "a-b"),
    ("-a--b-", "-a--b-"),
    ("a:b?c#d", "a-b-c-d"),
    ("100%", "100"),
    ("x~y", "x-y"),
    ("a\\b\"c;d$e", "a-b-c-d-e"),
    ("St. Ives", "St-Ives"),
    ("Inc. ", "Inc"),
    ("O'Hara", "OHara"),
    ("O\u{2019}Hara", "OHara"),
    ("naïve", "naïve"),
    ("nai\u{308}ve", "nai\u{308}ve"),
    ("日本", "日本"),
    ("हिन्दी भाषा", "हिन्दी-भाषा"),
    ("العربية", "العربية"),
    ("😀", "😀"),
    ("👍🏽", "👍🏽"),
    ("©", "©"),
    ("a\u{3000}b\u{A0}c", "a-b-c"),
    ("a\u{2044}b\u{FF0F}c\u{2215}d", "a-b-c-d"),
    ("1914\u{2013}18", "1914-18"),
    ("„a“ …", "a"),
    ("a\u{202E}b\u{200B}c\u{AD}d", "abcd"),
    (" \u{301}a", "a"),
    ("line\u{2028}end", "line-end"),
    ("c1\u{85}", "c1"),
    (".git", "git"),
    ("a/.git", "a-git"),
    ("v1.", "v1.~"),
    ("con ", "con~"),
    ("con", "con~"),
    ("NUL.txt", "NUL.txt~"),
    ("com1", "com1~"),
    ("com10", "com10"),
    ("console", "console"),
    ("index.html", "index.html~"),
    ("Assets", "Assets~"),
    ("changes", "changes~"),
  ])
  func anIDBecomesASegment(_ id: String, _ segment: String) {
    #expect(urlSegment(of: id) == segment)
  }

  @Test(arguments: ["", "..", "/", "???", " . "])
  func anIDWithNothingToReadBecomesItsHash(_ id: String) {
    #expect(urlSegment(of: id) == "~\(ContentHash(of: id))")
  }

  @Test func noTwoIDsShareASegment() {
    let alphabet = ["a", "A", "%", "~", ".", "/", "2", "é", "e\u{301}", "con", "F"]
    var ids = [""]
    for _ in 0..<3 { ids += ids.flatMap { id in alphabet.map { id + $0 } } }
    let unique = Set(ids.map { Array($0.utf8) }).map { String(decoding: $0, as: UTF8.self) }
      .sorted()

    let segments = urlSegments(of: unique)

    #expect(Set(segments.map { $0.lowercased() }).count == unique.count)
  }

  @Test func aLongIDIsCutBetweenCharactersAndGetsItsHash() {
    let id = String(repeating: "日本 ", count: 80)

    let segment = urlSegment(of: id)

    #expect(segment.utf8.count <= 200)
    #expect(segment.hasSuffix("~\(ContentHash(of: id))"))
    #expect(segment.hasPrefix("日本-日本-"))
  }

  @Test func theTwinInLowerCaseKeepsItsSegment() {
    let upper = ContentHash(of: "Ant")
    #expect(urlSegments(of: ["Ant", "bee", "ant"]) == ["Ant~\(upper)", "bee", "ant"])
    #expect(urlSegments(of: ["ant", "bee", "Ant"]) == ["ant", "bee", "Ant~\(upper)"])
  }

  @Test func ofTwinsWithCapitalsTheFirstInByteOrderKeepsItsSegment() {
    let second = ContentHash(of: "aNt")
    #expect(urlSegments(of: ["aNt", "Ant"]) == ["aNt~\(second)", "Ant"])
  }

  @Test func whatIsItsOwnSegmentKeepsIt() {
    let (slash, space) = (ContentHash(of: "a/b"), ContentHash(of: "a b"))
    #expect(urlSegments(of: ["a/b", "a b", "a-b"]) == ["a-b~\(slash)", "a-b~\(space)", "a-b"])
    #expect(urlSegments(of: ["a/b", "a b"]) == ["a-b~\(slash)", "a-b"])
    #expect(urlSegments(of: ["C++", "C", "C#"]).filter { $0 == "C" }.count == 1)
    #expect(urlSegments(of: ["C++", "C", "C#"])[1] == "C")
  }

  /// A browser decodes the fragment of an address, and looks for an element with that id.
  @Test(arguments: [("i-a", "#i-a"), ("i-a%20é", "#i-a%2520é"), ("i-s~~a%7Eb", "#i-s~~a%257Eb")])
  func aFragmentLeadsToAnElement(_ id: String, _ fragment: String) {
    #expect(VitrineText.fragment(ofElement: id) == fragment)
    #expect(percentDecoded(String(fragment.dropFirst())) == id)
  }

  @Test(arguments: [("a b", "a%20b"), ("con", "con"), (".x", ".x"), ("a~b", "a%7Eb"), ("é", "é")])
  func anIDBecomesPartOfAnElementsID(_ id: String, _ part: String) {
    #expect(elementIdentifier(of: id) == part)
  }
}

@Suite struct SlugTests {
  @Test(arguments: [
    ("Works on paper", "works-on-paper"),
    ("  Don't — stop! ", "dont-stop"),
    ("Crème brûlée", "crème-brûlée"),
    ("東京 2020", "東京-2020"),
    ("हिन्दी", "हिन्दी"),
    ("C++ & C#", "c-c"),
    ("🙂", ""),
    ("½ cup", "½-cup"),
  ])
  func aTitleBecomesASlug(_ title: String, _ expected: String) {
    #expect(slug(of: title) == expected)
  }
}

@Suite struct NearestNameTests {
  @Test(
    arguments: [
      ("titel", "title"), ("Title", "title"), ("colection", "collection"), ("sort", "sort"),
      ("xyz", nil), ("", nil), ("srot", "sort"), ("tilte", "title"),
    ] as [(String, String?)])
  func theNearestNameIsFound(_ name: String, _ expected: String?) {
    let names = ["id", "title", "collection", "collections", "sort", "text"]
    #expect(nearestName(to: name, among: names) == expected)
  }
}
