import Testing
import VitrineText

@testable import VitrineSearch

/// Indexes are read back by `ReadIndex`, and compared with what a slow search of the documents finds.
@Suite struct SearchIndexTests {
  @Test(arguments: 0..<40)
  func everyWordHasTheDocumentsThatHaveIt(seed: Int) throws {
    let site = RandomDocuments(seed: UInt64(seed), count: [1, 7, 64, 65, 200][seed % 5])

    let index = try ReadIndex(site.files)

    #expect(index.names == site.wordsOfNames)
    #expect(index.bodies == site.wordsOfTexts)
  }

  @Test(arguments: 0..<10)
  func textsComeBackAsTheyWere(seed: Int) throws {
    let site = RandomDocuments(seed: UInt64(seed), count: 150)

    let index = try ReadIndex(site.files)

    #expect(index.texts == site.texts)
  }

  @Test func wordsGoOnOverTagsInsideALine() throws {
    let index = try ReadIndex(
      files(of: "<p>H<sub>2</sub>O and <em>salt</em>y <b>sea</b></p><p>end</p>"))

    #expect(Set(index.bodies.keys) == ["h2o", "and", "salty", "sea", "end"])
    #expect(index.texts == ["H2O and salty sea end"])
  }

  /// Folding leaves letters without their accents.
  @Test func wordsGoOnOverTagsIntoLettersThatAreNotASCII() throws {
    let index = try ReadIndex(files(of: "<p>Caf<em>é</em> <b>Ж</b>ук</p>"))

    #expect(index.texts == ["Café Жук"])
    #expect(Set(index.bodies.keys) == ["cafe", "жук"])
  }

  @Test func charactersOfHTMLAreThoseThatTheyStandFor() throws {
    let index = try ReadIndex(
      files(of: "<p title=\"a > b\">1 &lt; 2 &amp; &quot;é&quot; \\ x&#39;y</p>"))

    #expect(index.texts == ["1 < 2 & \"é\" \\ x'y"])
  }

  @Test func threadsMakeNoDifference() {
    let site = RandomDocuments(seed: 3, count: 120)

    #expect(site.files(inParts: 1).map(\.bytes) == site.files(inParts: 5).map(\.bytes))
  }

  @Test func anEditOfOneTextChangesFewFiles() {
    var site = RandomDocuments(seed: 5, count: 2000)
    let before = Set(site.files.map(\.path))

    site.texts[1000] += " another"
    let changed = Set(site.files.map(\.path)).subtracting(before)

    #expect(before.count > 60)
    // The documents' text, and the word that is new.
    #expect(changed.count <= 2)
  }

  @Test(arguments: [
    ("Bode, Paula", ["1951.23", "Bode, Paula", "Bremen"], ["Bode, Paula", "1951.23", "Bremen"]),
    ("Smith; Bode, Paula", ["Bode, Paula", "Smith"], ["Smith; Bode, Paula"]),
    ("Blacksmith, 1951", ["smith", "195", "1951"], ["Blacksmith, 1951", "smith", "195"]),
    (nil, ["oil", "oil", "oil on wood"], ["oil", "oil on wood"]),
  ])
  func aResultSaysNothingTwice(subtitle: String?, fields: [String], details: [String]) {
    let document = SearchDocument(title: "", address: "", subtitle: subtitle, fields: fields)
    #expect(document.details == details)
  }

  private func files(of html: String) -> [SearchFile] {
    let collection = SearchCollection(vocabulary: Vocabulary())
    collection.add(0, text: nil, html: Array(html.utf8))
    return collection.index(of: [SearchDocument(title: "", address: "")], in: "")
  }
}
