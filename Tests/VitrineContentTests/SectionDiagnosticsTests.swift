import Testing
import VitrineContent
import VitrineDiagnostics
import VitrineText

/// What is wrong with sections: one test a diagnostic.
@Suite struct SectionDiagnosticsTests {
  @Test func aRecordThatNoSectionShowsIsAWarning() throws {
    let folder = try ContentFixture([
      "index.md": "---\nsections: [ { limit: 1 } ]\n---\n",
      "owl.md": "---\ntitle: Owl\n---\n", "rook.md": "---\ntitle: Rook\n---\n",
    ])
    #expect(
      folder.read().words == [
        """
        rook.md:1:1: warning: no section shows 'index/rook'
          hint: add a section that selects it, or exclude it with 'where' in the collection
        """
      ])
  }

  @Test(arguments: [
    (
      "yaer: 1920",
      """
      index.md:3:14: warning: no record of 'index' has a field 'yaer'
        hint: did you mean 'year'?
      """
    ),
    (
      "year: { atLeast: 2000 }",
      """
      index.md:3:20: warning: no record has year of at least '2000'
        hint: values range from '1650' to '1929'
      """
    ),
    (
      "year: { atMost: 16th century }",
      """
      index.md:3:20: warning: no record has year of at most '1599'
        hint: values range from '1650' to '1929'
      """
    ),
    (
      "year: { atLeast: often }",
      """
      index.md:3:31: error: 'year' is compared with 'often', which is not a date
        hint: a date looks like 2026, 2026-11-21, 1914/1918 or 192X, or is in words such as 'c. 1657'
      """
    ),
  ])
  func whatAConditionKeepsOutIsNoFaultOfTheRecords(_ condition: String, says: String) throws {
    let folder = try ContentFixture([
      "index.md":
        "---\nsections:\n  - where: { \(condition) }\ncollection:\n  from: a.csv\n  fields: { title: t, year: { field: y, type: date } }\n---\n",
      "a.csv": "t,y\nOwl,circa 1650?\nRook,1920s\n",
    ])
    #expect(folder.read().words == [says])
  }

  @Test func anIDInItemsThatIsNotThereIsAnError() throws {
    let folder = try ContentFixture([
      "index.md": "---\nsections:\n  - items: [owl, rok]\n---\n",
      "owl.md": "---\ntitle: Owl\n---\n", "rook.md": "---\ntitle: Rook\n---\n",
    ])
    #expect(
      folder.read().diagnostics.filter { $0.severity == .error }.map(\.description) == [
        """
        index.md:3:18: error: there is no record 'rok'
          hint: did you mean 'rook'?
        """
      ])
  }

  @Test func whatIsLikeNoRecordOrFieldIsSaidSo() throws {
    let folder = try ContentFixture([
      "index.md": "---\nsections:\n  - { items: [owl, penguin], sort: wingspan }\n---\n",
      "owl.md": "---\ntitle: Owl\n---\n",
    ])
    #expect(
      folder.read().words == [
        """
        index.md:3:20: error: there is no record 'penguin'
          hint: 'items' lists the ids of records
        """,
        """
        index.md:3:36: warning: no record of 'index' has a field 'wingspan'
          hint: a section looks for measures, then fields, then paths of the source
        """,
      ])
  }

  @Test func itemsUnderItemsAreNoRowsAndCardsAtOnce() throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      sections:
        - layout: { choose: [grid, list, flow] }
          outline: kind
      collection: { from: a.json, fields: { kind: kind } }
      ---

      """,
      "a.json": #"[{"id":"a","title":"A","kind":"x"},{"id":"b","title":"B","kind":"y"}]"#,
    ])
    #expect(
      folder.read().words == [
        """
        index.md:3:5: error: items are nested here, which 'list' can show but 'grid' and 'flow' cannot
          hint: offer only lists, or only other layouts
        """
      ])
  }

  @Test func aPageWithoutACollectionIsAnError() throws {
    let folder = try ContentFixture(["index.md": "---\nsections: [ { title: All } ]\n---\n"])
    #expect(
      folder.read().words == [
        """
        index.md:2:13: error: this page has no collection
          hint: add Markdown files beside index.md, or a 'collection' with 'from'
        """
      ])
  }

  @Test func aSectionThatCouldShowSeveralCollectionsIsAnError() throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      collections: { owls: { from: owls/*.md }, rooks: { from: rooks/*.md } }
      sections: [ { title: All }, { collection: owls }, { collection: rooks } ]
      ---
      """,
      "owls/barn.md": "---\ntitle: Barn owl\n---\n", "rooks/rook.md": "---\ntitle: Rook\n---\n",
    ])
    #expect(
      folder.read().words == [
        """
        index.md:3:13: error: the section does not name its collection
          hint: add collection: owls or collection: rooks
        """
      ])
  }

  @Test func aRecordTwiceOnAPageIsAnErrorThatNamesBothSections() throws {
    let folder = try ContentFixture([
      "index.md": "---\nsections:\n  - { title: New }\n  - { title: All }\n---\n",
      "owl.md": "---\ntitle: Owl\n---\n", "rook.md": "---\ntitle: Rook\n---\n",
    ])
    #expect(
      folder.read().words == [
        """
        index.md:4:5: error: 'index/owl' and another in the section 'all' already appear in 'new'
          hint: 'new' is at index.md:3:5; add repeats: true to one of the two
        """
      ])
  }

  @Test func aRecordTwiceInItemsIsAnError() throws {
    let folder = try ContentFixture([
      "index.md": "---\nsections:\n  - { title: New, items: [owl, owl] }\n---\n",
      "owl.md": "---\ntitle: Owl\n---\n",
    ])
    #expect(
      folder.read().words == [
        """
        index.md:3:5: error: 'index/owl' appears twice in the section 'new'
          hint: list it once in 'items'
        """
      ])
  }

  @Test func twoSectionsWithOneIDClash() throws {
    let folder = try ContentFixture([
      "index.md": "---\nsections:\n  - { id: a }\n  - { id: a, repeats: true }\n---\n",
      "owl.md": "---\ntitle: Owl\n---\n",
    ])
    #expect(
      folder.read().words == [
        """
        index.md:4:5: error: the section id 'a' is already used
          hint: first used at index.md:3:5
        """
      ])
  }
}
