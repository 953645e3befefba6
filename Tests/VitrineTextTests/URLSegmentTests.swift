import Testing
import VitrineDiagnostics
import VitrineText

@Suite struct URLSegmentTests {
  @Test(arguments: [
    ("grinning", "grinning"),
    ("T00951", "T00951"),
    ("a b", "a%20b"),
    ("a/b", "a%2Fb"),
    ("a:b", "a%3Ab"),
    ("100%", "100%25"),
    ("x~y", "x%7Ey"),
    ("+1", "%2B1"),
    ("naïve", "naïve"),
    ("日本", "日本"),
    ("😀", "😀"),
    ("©", "©"),
    ("line\u{2028}end", "line%E2%80%A8end"),
    ("c1\u{85}", "c1%C2%85"),
    (".git", "%2Egit"),
    ("..", "%2E.~"),
    ("v1.", "v1.~"),
    ("", "~"),
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

  @Test func noTwoIDsShareASegment() {
    let alphabet = ["a", "A", "%", "~", ".", "/", "2", "é", "con", "F"]
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
    #expect(segment.hasPrefix("日本%20日本%20"))
    #expect(!segment.contains("%~") && !segment.contains("%2~"))
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
