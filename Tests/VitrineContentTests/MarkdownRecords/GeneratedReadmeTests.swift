import Testing
import VitrineModel

@testable import VitrineContent
@testable import VitrineFormats
@testable import VitrineMarkdown

/// Lists of links as large as the largest that people keep.
@Suite struct GeneratedReadmeTests {
  @Test(arguments: [(1, 500), (2, 900), (3, 1300)])
  func everyEntryOfAReadmeIsRead(_ seed: UInt64, _ count: Int) {
    let readme = ReadmeGenerator(seed: seed, sections: 20, entries: count)
    let parsed = ParsedMarkdown(readme.text, .list)

    #expect(parsed.words == [])
    #expect(parsed.records.count == readme.records.count)
    for (record, expected) in zip(parsed.records, readme.records) {
      let value = record.value
      var tags: [String] = []
      if case .list(let values)? = value["tags"]?.content { tags = values.compactMap(\.scalarText) }
      #expect(
        ReadmeGenerator.Record(
          key: record.key ?? "", parent: record.parent, title: value["title"]?.scalarText ?? "",
          link: value["link"]?.scalarText,
          text: (value["text"]?.scalarText).map { plainText(ofMarkdown: $0) },
          heading: value["heading"]?.scalarText ?? "", tags: tags) == expected)
    }
  }

  @Test func aPageShowsThemUnderTheirHeadings() throws {
    let readme = ReadmeGenerator(seed: 4, sections: 20, entries: 1000)
    let reading = try ContentFixture([
      "README.md": readme.text,
      "index.md": """
      ---
      title: Things
      collection: { from: README.md, parse: list }
      sections:
        - { each: section, outline: subsection, layout: list }
      ---
      """,
    ]).read(jobs: 2)

    #expect(reading.words == [])
    let sections = reading.content.pages[0].sections
    #expect(sections.map(\.title) == (0..<20).map { "Section \($0)" })
    let parents = reading.content.records.map { record in
      [record.id.key, record.parent.map { reading.content.records[$0].id.key } ?? ""]
    }
    #expect(Set(parents) == Set(readme.records.map { [$0.key, $0.parent ?? ""] }))
    // No entry is shown twice or nowhere.
    let shown = sections.flatMap(\.items).compactMap { item -> Int? in
      if case .record(let index) = item.content { index } else { nil }
    }
    #expect(shown.sorted() == Array(readme.records.indices))
  }
}
