import Testing
import VitrineContent
import VitrineDiagnostics
import VitrineModel
import VitrineText

@Suite struct SiteTests {
  @Test func siteYMLSaysTheSettings() throws {
    let folder = try ContentFixture([
      "site.yml": """
      title: Birds of the world
      url: https://birds.example/all/
      language: ar
      description: All of them
      theme: dense
      unsafe: true
      previous: old
      history: 5
      links: pretty
      feeds: true
      navigation: [owls, { title: Source, link: "https://example.org" }]
      remoteImages: true
      allowHost: [docs.example.test, box-8080.app.github.dev]
      """,
      "owls/index.md": "# Owls\n\nAll owls.\n",
    ])

    let reading = folder.read()

    let settings = reading.content.settings
    #expect(reading.words == [])
    #expect(settings.title == "Birds of the world")
    #expect(settings.url == "https://birds.example/all")
    #expect([settings.language, settings.theme] == ["ar", "dense"])
    #expect(settings.direction == .rightToLeft)
    #expect([settings.description, settings.previous] == ["All of them", "old"])
    #expect([settings.unsafe, settings.prettyLinks, settings.remoteImages] == [true, true, true])
    #expect(settings.history == 5)
    #expect(settings.allowedHosts == ["docs.example.test", "box-8080.app.github.dev"])
    #expect(
      settings.navigation == [
        SiteSettings.NavigationEntry(title: "Owls", language: "ar", target: "owls/index.html"),
        SiteSettings.NavigationEntry(
          title: "Source", language: "ar", target: "https://example.org"),
      ])
  }

  @Test func theNavigationHasTitlesByLanguage() throws {
    let folder = try ContentFixture([
      "site.yml": """
      language: de
      navigation:
        - { title: { de: Eulen, ar: بوم }, page: owls }
        - { title: { ar: مصدر }, link: "https://example.org" }
      """, "index.md": "# Home\n", "owls/index.md": "---\ntitle: Owls\nlanguage: en\n---\n",
    ])

    let reading = folder.read()

    #expect(reading.words == [])
    let entries = reading.content.settings.navigation
    #expect(entries.map { $0.title(in: "ar-EG").text } == ["بوم", "مصدر"])
    #expect(entries.map { $0.title(in: "fr").text } == ["Eulen", "https://example.org"])
    #expect(entries.map { $0.title(in: "fr").language } == ["de", "de"])
  }

  @Test func aNameOfAMachineIsNoAddress() throws {
    let folder = try ContentFixture([
      "site.yml": "allowHost: https://docs.example.test\n", "index.md": "# Home\n",
    ])

    #expect(
      folder.read().words == [
        """
        site.yml:1:12: warning: 'https://docs.example.test' in 'allowHost' is ignored: it is not a host name
          hint: write only the name, such as docs.example.org
        """
      ])
  }

  @Test func theNavigationLeadsToNoUnknownScheme() throws {
    let folder = try ContentFixture([
      "site.yml": """
      navigation:
        - { title: Run, link: "javascript://%0Aa()" }
        - { title: Call, link: "tel:1" }
        - { title: There, link: "//example.org" }
      """, "index.md": "# Home\n",
    ])

    let reading = folder.read()

    #expect(
      reading.words == [
        """
        site.yml:2:25: warning: a link to 'javascript:' is removed
          hint: to keep such links, set 'unsafe: true' in site.yml
        """
      ])
    #expect(reading.content.settings.navigation.map(\.target) == ["tel:1", "//example.org"])
  }

  @Test(
    arguments: [
      ("title: Birds", .init()), ("badges:", .init()), ("badges: true", .init()),
      ("badges: false", .init(inserted: nil, updated: nil, moved: nil)),
      (
        "badges: 3 builds",
        .init(inserted: .builds(3), updated: .builds(3), moved: .builds(3))
      ),
      ("badges: { inserted: 1 build, moved: false }", .init(moved: nil)),
    ] as [(String, ChangeBadges)])
  func badgesOfChangesHaveTheirTimes(_ text: String, _ badges: ChangeBadges) throws {
    let folder = try ContentFixture(["site.yml": text, "index.md": "# Birds\n"])

    #expect(folder.read().words == [])
    #expect(folder.read().content.settings.badges == badges)
  }

  @Test func badgesForDaysSayWhere() throws {
    let folder = try ContentFixture([
      "site.yml": "badges: { inserted: 14 days, updated: 1 day }", "index.md": "# Birds\n",
    ])
    var badges = ChangeBadges(inserted: .days(14), updated: .days(1))
    badges.daysPlace = SourceLocation(file: "site.yml", line: 1, column: 21)

    #expect(folder.read().content.settings.badges == badges)
  }

  @Test func aSiteWithoutASiteYMLHasItsHomePagesTitle() throws {
    let folder = try ContentFixture([
      "index.md": "---\ntitle: Birds\n---\n", "b/x.md": "# X\n", "a/c/y.md": "# Y\n",
    ])

    let reading = folder.read()

    #expect(reading.content.settings.title == "Birds")
    #expect(reading.content.settings.language == "en")
    #expect(
      reading.content.pages.map(\.output) == ["index.html", "a/c/index.html", "b/index.html"])
    #expect(reading.content.pages.map(\.parent) == [nil, 0, 0])
    #expect(
      reading.content.settings.navigation.map(\.target) == ["a/c/index.html", "b/index.html"])
  }

  @Test func aPageSaysItsOwnLanguageAndDirection() throws {
    let folder = try ContentFixture([
      "he/index.md": "---\ntitle: א\nlanguage: he\n---\n",
      "ltr/index.md": "---\ntitle: L\nlanguage: he\ndirection: ltr\n---\n",
    ])

    let pages = folder.read().content.pages

    #expect(pages.map(\.language) == ["en", "he", "he"])
    #expect(pages.map(\.direction) == [.leftToRight, .rightToLeft, .leftToRight])
  }

  /// Of names that begin with a dot none is copied unless `files` names it.
  @Test func filesThatAreNoContentAreCopied() throws {
    let folder = try ContentFixture([
      ".nojekyll": "", "CNAME": "birds.example", "files/paper.pdf": "%PDF", ".git/HEAD": "ref",
      "notes.md~": "left by an editor", "owl.md": "# Owl\n",
    ])
    #expect(
      folder.read().content.assets == [
        Asset(file: "CNAME", output: "CNAME"),
        Asset(file: "files/paper.pdf", output: "files/paper.pdf"),
      ])
  }

  @Test func aRecordsLinkToContentIsAPathOfTheSite() throws {
    let folder = try ContentFixture([
      "a/owl.md": "---\ntitle: Owl\nlink: ../b/rook.md#nest\n---\n",
      "a/rook.md": "---\ntitle: Rook\nlink: /b/\n---\n", "b/rook.md": "# Rook\n\nText\n",
      "a/kite.md": "---\ntitle: Kite\nlink: \"https://example.org/a?b#c\"\n---\n",
    ])

    let reading = folder.read()

    #expect(reading.words == [])
    #expect(
      reading.content.records.map(\.link) == [
        "https://example.org/a?b#c", "b/rook/index.html#nest", "b/index.html", nil,
      ])
  }

  @Test func aBodyIsRenderedWithItsLinks() throws {
    let folder = try ContentFixture([
      "a/owl.md": "# Owl\n\nSee [rook](../b/rook.md#nest) and [nothing](nothing.md).\n",
      "b/rook.md": "# Rook\n\n## Nest\n",
    ])
    let reading = folder.read()
    let body = try #require(reading.content.records[0].body)

    let (rendered, diagnostics) = renderBody(body, of: "a/owl/index.html", reading: reading)

    #expect(
      String(decoding: rendered.html, as: UTF8.self)
        == "<p>See <a href=\"../../b/rook/index.html#nest\">rook</a> and "
        + "<a href=\"nothing.md\">nothing</a>.</p>\n")
    #expect(rendered.anchorLinks.map(\.output) == ["b/rook/index.html"])
    #expect(
      diagnostics.map(\.description) == [
        """
        a/owl.md:3:35: warning: the link 'nothing.md' leads nowhere
          hint: link to a content file or to a page of the site
        """
      ])
  }
}
