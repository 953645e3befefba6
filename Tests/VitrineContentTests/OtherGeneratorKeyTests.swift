import Testing
import VitrineModel

@testable import VitrineContent

/// Keys that people know from other generators.
@Suite struct OtherGeneratorKeyTests {
  private func words(_ files: KeyValuePairs<String, String>) throws -> [String] {
    try ContentFixture(files).read().words
  }

  @Test func keysOfPagesAndTheSiteAreNamedWithWhatVitrineCallsThem() throws {
    #expect(
      try words([
        "index.md": "---\ntitle: A\nweight: 3\nlisting: x\nslug: b\n---\n",
        "site.yml": "baseURL: https://example.org/\nmenu: {}\ntitel: S\n",
      ]) == [
        """
        index.md:3:1: warning: unknown key 'weight' in a page
          hint: for Hugo's 'weight', use 'order'
        """,
        """
        index.md:4:1: warning: unknown key 'listing' in a page
          hint: for Quarto's 'listing', use 'collection', and 'layout' to set how it looks
        """,
        """
        index.md:5:1: warning: unknown key 'slug' in a page
          hint: for Hugo's 'slug', remove it: the folder gives the address
        """,
        """
        site.yml:1:1: error: unknown key 'baseURL' in site.yml
          hint: for Hugo's 'baseURL', use 'url'
        """,
        """
        site.yml:2:1: error: unknown key 'menu' in site.yml
          hint: for Hugo's 'menu', use navigation: [{ title: Birds, page: birds }]
        """,
        """
        site.yml:3:1: error: unknown key 'titel' in site.yml
          hint: did you mean 'title'?
        """,
      ])
  }

  @Test func theFirstOfItemsIsAWarning() throws {
    let slug = "---\ntitle: A\nslug: a-b\n---\n"
    let warning = """
      a.md:3:1: warning: 'slug' is not an item key, so it becomes a field
        hint: for Hugo's 'slug', use 'id'; to keep the field, name it in 'fields' or a section
      """
    #expect(try words(["a.md": slug, "b.md": slug]) == [warning])
    // Whoever asks for the field knows it, and data have keys of their own.
    #expect(
      try words([
        "a.md": slug, "index.md": "---\nsections: [{ title: All, sort: slug }]\n---\n",
      ]) == [])
    #expect(
      try words([
        "index.md": "---\ncollection: { from: a.json }\n---\n",
        "a.json": #"[{ "id": "a", "title": "A", "slug": "a-b", "aliases": ["b c"] }]"#,
      ]) == [])
  }

  /// All advice names keys that there are.
  @Test func adviceNamesKeysThatThereAre() {
    let known = Set(
      RecordKeys.all + PageDeclaration.keys.names + SiteDeclaration.keys.names
        + SectionDeclaration.keys.names + CollectionDeclaration.keys.names)
    for key in OtherGeneratorKey.all.values {
      for advice in [key.item, key.page, key.site].compactMap({ $0 }) {
        for match in advice.matches(of: /'([a-z]+)(: true)?'/) {
          #expect(known.contains(String(match.1)), "\(advice)")
        }
      }
    }
  }

  @Test func whatIsScheduledWaitsForItsDay() throws {
    let fixture = try ContentFixture([
      "a.md": "---\ntitle: A\ndate: 2026-12-01\nscheduled: true\n---\n",
      "b.md": "---\ntitle: B\ndate: 2026-11-26T18:00\nscheduled: true\n---\n",
      "c.md": "---\ntitle: C\ndate: 2026-12\n---\n",
      "d.md": "---\ntitle: D\nscheduled: true\n---\n",
      "e.md": "---\ntitle: E\ndate: 2026-12\nscheduled: false\n---\n",
    ])

    let reading = fixture.read(today: "2026-11-26")
    #expect(reading.content.records.map(\.id.key) == ["b", "c", "d", "e"] && reading.drafts == 1)
    #expect(
      reading.words == [
        """
        c.md:3:7: warning: the date is after the build date, but the item is shown
          hint: set 'scheduled: true' to leave it out until that day, or 'false' if this is intended
        """
      ])
    // On that day and without one all are there.
    for today in ["2026-12-01", nil] {
      let reading = fixture.read(today: today)
      #expect(reading.content.records.count == 5 && reading.words == [])
    }
  }
}
