import Testing
import VitrineContent
import VitrineModel
import VitrineText

@Suite struct CollectionTests {
  @Test(arguments: [
    ("an array", "birds.json", "", #"[{"id":"owl","title":"Owl"},{"id":"auk","title":"Auk"}]"#),
    (
      "an array inside", "birds.json", ", records: data.birds",
      #"{"data":{"birds":[{"id":"owl","title":"Owl"},{"id":"auk","title":"Auk"}]}}"#
    ),
    (
      "an object of objects inside", "birds.json", ", records: birds",
      #"{"birds":{"owl":{"title":"Owl"},"auk":{"title":"Auk"}}}"#
    ),
    ("an object of objects", "birds.json", "", #"{"owl":{"title":"Owl"},"auk":{"title":"Auk"}}"#),
    (
      "lines", "birds.jsonl", "",
      "{\"id\":\"owl\",\"title\":\"Owl\"}\n\n{\"id\":\"auk\",\"title\":\"Auk\"}\n"
    ),
    ("a table", "birds.csv", "", "\u{FEFF}id,title\r\nowl,Owl\r\nauk,Auk\r\n"),
    ("a table with semicolons", "birds.csv", "", "id;title\nowl;Owl\nauk;Auk\n"),
    ("a table with tabs", "birds.csv", "", "id\ttitle\nowl\tOwl\nauk\tAuk\n"),
    ("a table with bars", "birds.csv", "", "id|title\nowl|Owl\nauk|Auk\n"),
    ("a table with tabs", "birds.tsv", "", "id\ttitle\nowl\tOwl\nauk\tAuk\n"),
    ("a YAML list", "birds.yml", "", "- { id: owl, title: Owl }\n- { id: auk, title: Auk }\n"),
    ("a YAML map", "birds.yml", "", "owl: { title: Owl }\nauk: { title: Auk }\n"),
  ])
  func recordsAreReadFrom(_ name: String, _ file: String, _ keys: String, _ text: String) throws {
    let folder = try ContentFixture([
      "index.md": "---\ncollection: { from: \(file)\(keys) }\n---\n", file: text,
    ])

    let reading = folder.read()

    #expect(reading.words == [])
    #expect(reading.content.records.map(\.id.key) == ["owl", "auk"])
    #expect(reading.content.records.map(\.title) == ["Owl", "Auk"])
    #expect(reading.content.assets == [])
  }

  @Test func oneRecordAFileIsNamedAfterItsFile() throws {
    let folder = try ContentFixture([
      "index.md": "---\ncollection: { from: [b/**/*.json, c.json] }\n---\n",
      "b/x/owl.json": #"{"title":"Owl"}"#, "b/auk.json": #"{"title":"Auk"}"#,
      "c.json": #"{"title":"Crow","nest":{}}"#, "b/readme.txt": "copied",
    ])

    let reading = folder.read()

    #expect(reading.words == [])
    #expect(reading.content.records.map(\.id.key) == ["auk", "owl", "c"])
    #expect(reading.content.assets == [Asset(file: "b/readme.txt", output: "b/readme.txt")])
    #expect(reading.content.pages.count == 1)
  }

  @Test func aMapOfFieldsSaysAllThatARecordShows() throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      collection:
        from: birds.json
        id: code.0
        fields:
          title: [name.de, name.en]
          subtitle: <kind>, <size.cm> cm
          badge: size.cm
          tags: groups
          length: size.cm
      ---
      """,
      "birds.json": """
      [ { "code": ["O1"], "name": { "en": "Owl" }, "kind": "hunter", "size": { "cm": 40 },
          "groups": ["a", "b"], "secret": 1 },
        { "code": ["R2"], "name": { "de": "Krähe", "en": "Rook" }, "size": { "cm": 45.50 } } ]
      """,
    ])

    let reading = folder.read()

    let (owl, rook) = (reading.content.records[0], reading.content.records[1])
    #expect(reading.words == [])
    #expect([owl.id.key, rook.id.key] == ["O1", "R2"])
    #expect([owl.title, rook.title] == ["Owl", "Krähe"])
    #expect([owl.subtitle, rook.subtitle] == ["hunter, 40 cm", "45.50 cm"])
    #expect([owl.badge, rook.badge] == ["40", "45.50"])
    #expect(owl.tags == ["a", "b"])
    #expect(owl.fields.map(\.name) == ["length"])
    #expect(rook.output == nil)
  }

  @Test func withoutAMapKeysFillTheSlotsAndTheOthersAreFields() throws {
    let folder = try ContentFixture([
      "owl.md": """
      ---
      title: Owl
      subtitle: A bird
      text: It *hunts* at `night`.
      symbol: 🦉
      date: 1758-05-01
      tags: night, wood
      link: https://example.org/owl
      badge: 7
      size: 40
      wings: { left: 1 }
      ---
      """
    ])

    let owl = folder.read().content.records[0]

    #expect([owl.subtitle, owl.text, owl.symbol] == ["A bird", "It hunts at night.", "🦉"])
    #expect(owl.date == ExtendedDate("1758-05-01"))
    #expect(owl.tags == ["night", "wood"])
    #expect([owl.link, owl.badge] == ["https://example.org/owl", "7"])
    #expect(
      owl.fields == [
        Field(name: "size", value: .number(FieldValue.Number(value: 40, literal: "40"))),
        Field(
          name: "wings",
          value: .object([
            Field(name: "left", value: .number(FieldValue.Number(value: 1, literal: "1")))
          ])),
      ])
  }

  @Test func aMarkdownFileWithARecordsIDAddsABodyAndOverridesFields() throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      collection: { from: birds.json, fields: { title: name, subtitle: kind, size: size } }
      ---
      """,
      "birds.json": #"{"owl":{"name":"Owl","kind":"hunter","size":1},"auk":{"name":"Auk"}}"#,
      "owl.md": "---\nsubtitle: From Markdown\nsize: 2\nextra: 3\n---\nBody\n",
    ])

    let reading = folder.read()

    let owl = reading.content.records[0]
    #expect(reading.words == [])
    #expect(reading.content.records.count == 2)
    #expect([owl.title, owl.subtitle] == ["Owl", "From Markdown"])
    #expect(owl.fields.map(\.name) == ["size", "extra"])
    let hash = ContentHash(of: "Body\n").value
    #expect(owl.body == .file("owl.md", offset: 49, line: 6, skipsTitle: false, hash: hash))
    #expect(owl.output == "owl/index.html")
    #expect(reading.content.records[1].output == nil)
  }

  @Test func picturesAreRecordsAndMarkdownSaysWhatTheyShow() throws {
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='6'/>"
    let folder = try ContentFixture([
      "index.md": """
      ---
      collection: { from: photos/*.svg, fields: { title: name, subtitle: caption, image: { src: file, alt: alt } } }
      ---
      """,
      "photos/fall.svg": svg, "photos/fall.md": "---\nalt: A fall\ncaption: Iceland\n---\nBody\n",
    ])

    let reading = folder.read()

    let record = reading.content.records[0]
    #expect(reading.words == [])
    #expect(record.title == "fall")
    #expect(record.subtitle == "Iceland")
    #expect(
      record.image == Picture(source: .asset(0), alternative: "A fall", width: 8, height: 6))
    let hash = ContentHash(of: svg)
    #expect(
      reading.content.assets == [
        Asset(file: "photos/fall.svg", output: "assets/fall.\(hash).svg")
      ])
    #expect(reading.content.pages.map(\.output) == ["index.html"])
  }

  @Test func picturesWithoutAMapAreShownUnderTheirNames() throws {
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='6'/>"
    let folder = try ContentFixture([
      "index.md": "---\ncollection: { from: '*.svg' }\n---\n", "fall.svg": svg,
      "fall.md": "---\nalt: A fall\nplace: Iceland\n---\n",
    ])

    let reading = folder.read()

    let record = reading.content.records[0]
    #expect(reading.words == [])
    #expect(record.title == "fall")
    #expect(record.image?.alternative == "A fall")
    #expect(record.fields.map(\.name) == ["place"])
  }

  @Test func childrenStandUnderTheirRecords() throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      collection:
        from: products/*.md
        children: { from: releases, id: cycle, fields: { title: <cycle>, subtitle: until <eol>, badge: lts } }
      ---
      """,
      "products/python.md": """
      ---
      title: Python
      releases:
        - { cycle: 3.14, eol: 2030-10 }
        - { cycle: 3.13 }
        - { cycle: 3.12, eol: false, lts: false }
      ---
      """,
    ])

    let reading = folder.read()

    #expect(reading.words == [])
    #expect(
      reading.content.records.map(\.id.key) == [
        "python", "python/3.14", "python/3.13", "python/3.12",
      ])
    #expect(reading.content.records.map(\.subtitle) == [nil, "until 2030-10", nil, nil])
    #expect(reading.content.records.map(\.badge) == [nil, nil, nil, nil])
    #expect(reading.shown(on: "index.html") == [["Python", "  3.14", "  3.13", "  3.12"]])
  }

  @Test func orderComesBeforeTheOrderOfTheSource() throws {
    let folder = try ContentFixture([
      "auk.md": "---\ntitle: Auk\n---\n", "owl.md": "---\ntitle: Owl\norder: 2\n---\n",
      "rook.md": "---\ntitle: Rook\norder: 1\n---\n",
    ])
    #expect(folder.read().shown(on: "index.html") == [["Rook", "Owl", "Auk"]])
  }

  @Test func draftsAreLeftOutUnlessAskedFor() throws {
    let folder = try ContentFixture([
      "auk.md": "---\ntitle: Auk\n---\n", "owl.md": "---\ntitle: Owl\ndraft: true\n---\nText\n",
    ])
    #expect(folder.read().shown(on: "index.html") == [["Auk"]])
    #expect(folder.read(drafts: true).shown(on: "index.html") == [["Auk", "Owl"]])
    #expect(folder.read().content.assets == [])
  }

  @Test func filesThatOnlyDraftsNameAreNotCopied() throws {
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='6'/>"
    let folder = try ContentFixture([
      "auk.md":
        "---\ntitle: Auk\nimage: { src: auk.svg, alt: An auk }\n---\nSee ![nest](a%20nest.svg)\n",
      "owl.md": """
      ---
      title: Owl
      draft: true
      image: { src: owl.svg, alt: An owl }
      ---
      ![wing](pictures/wing.svg) ![nest](<a nest.svg>) ![auk](auk.svg) [data](owl.zip)
      """,
      "auk.svg": svg, "owl.svg": svg, "pictures/wing.svg": svg, "a nest.svg": svg, "owl.zip": "",
      "nobodys.svg": svg,
    ])

    let copied = folder.read().content.assets.map(\.file)
    let withDrafts = folder.read(drafts: true).content.assets.map(\.file)

    #expect(copied.sorted() == ["a nest.svg", "auk.svg", "nobodys.svg"])
    #expect(withDrafts.count == 6)
  }

  @Test func whatNamesADraftSaysThatItIsLeftOut() throws {
    let folder = try ContentFixture([
      "index.md": "---\nsections: [ { items: [owl, rook] } ]\n---\n",
      "owl.md": "---\ntitle: Owl\nlink: rook.md\nparent: rook\n---\n",
      "rook.md": "---\ntitle: Rook\ndraft: true\n---\nText\n",
    ])
    let hint =
      "build with --drafts, or remove 'draft: true' or 'scheduled: true' when it is finished"
    #expect(
      folder.read().words == [
        """
        index.md:2:28: warning: 'rook' is a draft, so it is left out
          hint: \(hint)
        """,
        """
        owl.md:3:7: warning: the link 'rook.md' leads to a draft, which is left out
          hint: \(hint)
        """,
        """
        owl.md:4:9: warning: 'rook' is a draft, so it is left out
          hint: \(hint)
        """,
      ])
    #expect(folder.read().shown(on: "index.html") == [["Owl"]])
  }

  @Test func aDraftUnderARecordIsNamedWithIt() throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      collection: { from: tools.json, children: { from: releases } }
      sections: [ { items: [a, a/2] } ]
      ---
      """,
      "tools.json": """
      [{"id":"a","title":"A","releases":[
        {"id":"1","title":"1"},{"id":"2","title":"2","draft":true}]}]
      """,
    ])
    #expect(
      folder.read().words == [
        """
        index.md:3:26: warning: 'a/2' is a draft, so it is left out
          hint: build with --drafts, or remove 'draft: true' or 'scheduled: true' when it is finished
        """
      ])
  }

  @Test func aTextForADraftIsNoFileTooMany() throws {
    let folder = try ContentFixture([
      "index.md": "---\ncollection: { from: birds.json }\n---\n",
      "birds.json": #"[{"id":"owl","title":"Owl"},{"id":"rook","title":"Rook"}]"#,
      "rook.md": "---\ndraft: true\n---\nText\n",
    ])
    #expect(folder.read().words == [])
  }

  @Test func measuresKeepTheirLiterals() throws {
    let folder = try ContentFixture([
      "index.md": """
      ---
      collection:
        from: runs.json
        measures: { mean: { field: stats.mean, unit: s, better: lower, noise: 3%, regression: 10% } }
      sections: [ { sort: -mean } ]
      ---
      """,
      "runs.json": """
      [ { "id": "a", "title": "A", "stats": { "mean": 0.10 } },
        { "id": "b", "title": "B", "stats": { "mean": 1e1 } } ]
      """,
    ])

    let reading = folder.read()

    #expect(reading.shown(on: "index.html") == [["B", "A"]])
    #expect(
      reading.content.records[0].measures == [
        Record.Measure(
          name: "mean", value: 0.1, literal: "0.10", unit: "s",
          rule: MeasureRule(better: .lower, noise: .share(0.03), regression: .share(0.1)))
      ])
  }

  @Test func idsThatDifferInCaseHaveDifferentFolders() throws {
    let folder = try ContentFixture([
      "index.md": "---\ncollection: { from: birds.json, page: true }\n---\n",
      "birds.json":
        #"[{"id":"Owl","title":"A"},{"id":"owl","title":"B"},{"id":"con","title":"C"}]"#,
    ])
    #expect(
      folder.read().content.records.map(\.output) == [
        "Owl~\(ContentHash(of: "Owl"))/index.html", "owl/index.html", "con~/index.html",
      ])
  }

  @Test func theResultDoesNotDependOnTheNumberOfThreads() throws {
    let folder = try ContentFixture(["site.yml": "title: Many"])
    for index in 0..<700 {
      let text = index % 50 == 0 ? "---\nimage: none.png\n---\n" : "# Item \(index)\n\nText\n"
      try folder.write(Array(text.utf8), to: "f\(index % 3)/item-\(index).md")
    }

    let (one, eight) = (folder.read(jobs: 1), folder.read(jobs: 8))

    #expect(one.content.records.count == 700)
    #expect(one.words == eight.words)
    #expect(one.content.records.map(\.id) == eight.content.records.map(\.id))
    #expect(one.content.records.map(\.output) == eight.content.records.map(\.output))
  }
}
