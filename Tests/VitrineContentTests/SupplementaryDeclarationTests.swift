import Testing
import VitrineContent
import VitrineDiagnostics
import VitrineLayout
import VitrineModel

/// Headers, footers and badges that sections describe, and the mistakes in them.
@Suite struct SupplementaryDeclarationTests {
  @Test func aHeaderAndAFooterHaveTheKeysOfACell() throws {
    var header = CellConfiguration(.header(), accessories: [.label(text: "<count>")])
    header.content.secondaryText = "<count> of <title>"
    header.content.textProperties.weight = .bold
    header.background = BackgroundConfiguration(.well)
    var footer = CellConfiguration(.footer())
    footer.content.text = "All"

    let reading = try ContentFixture([
      "index.md": """
      ---
      sections:
        - title: Birds
          header: { text: { weight: bold }, secondary: <count> of <title>, background: well,
                    accessories: [{ label: <count> }] }
          footer: { text: All }
      ---
      """,
      "owl.md": "---\ntitle: Owl\n---\n",
    ]).read()

    #expect(reading.words == [])
    #expect(Array(reading.headers.values) == [header])
    #expect(Array(reading.footers.values) == [footer])
    #expect(reading.cells.isEmpty)
  }

  @Test(arguments: [
    (
      "header: { image: false }",
      """
      index.md:2:24: error: unknown key 'image' in a header or footer
        hint: the keys of a header or footer are content, text, secondary, beside, insets, gaps, background, accessories
      """
    ),
    (
      "header: { accessories: [disclosure] }",
      """
      index.md:2:22: error: a header does not support the accessory 'disclosure'
        hint: 'label' and 'custom' do not need an item; all others belong in cells
      """
    ),
    (
      "footer: { text: <titel> }",
      """
      index.md:2:22: error: '<titel>' is not available in a footer
        hint: did you mean '<title>'?
      """
    ),
    (
      "footer: { text: <artist> }",
      """
      index.md:2:22: error: '<artist>' is not available in a footer
        hint: available are <title>, <text>, <count>
      """
    ),
    (
      "badge: { kind: god }",
      """
      index.md:2:29: error: 'kind' cannot be 'god'
        hint: 'kind' must be one of success, warning, failure, neutral
      """
    ),
    (
      "badge: age",
      """
      index.md:2:21: error: there is no badge 'age'
        hint: describe it, as in { text: <year>, kind: success }; names are only for programs
      """
    ),
    (
      "header: works",
      """
      index.md:2:22: error: there is no header 'works'
        hint: describe it, as in { text: <title>, secondary: <count> works }; names are only for programs
      """
    ),
  ])
  func aMistakeInAHeaderIsReportedAtItsPlace(_ declaration: String, _ words: String) throws {
    let reading = try ContentFixture([
      "index.md": "---\nsections: [{ \(declaration) }]\n---\n",
      "owl.md": "---\ntitle: Owl\n---\n",
    ]).read()

    #expect(reading.words == [words])
  }
}
