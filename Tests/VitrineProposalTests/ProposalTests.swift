import Foundation
import Testing

/// The whole page that is proposed for data of each shape.
@Suite struct ProposalTests {
  @Test func aTableHasItsIDTermsAndARange() throws {
    let names = ["Lee", "Roe", "Mu"]
    let rows = (1...12).map { number in
      "A-\(number),Jug \(number % 4),Ann \(names[number % 3]),\(1900 + number),\(number % 2 == 0 ? "yes" : "no")"
    }

    let page = try page(
      "works.csv", "Inv. No.,Title,Artist,Year,On view\n\(rows.joined(separator: "\n"))\n")

    #expect(
      page == """
        ---
        title: Things
        text: "12 works, 1901–1912, from works.csv."
        # Where the items come from and what they show. To show more of the data, add it to 'fields'.
        collection:
          from: works.csv
          id: Inv. No.  # different in every item; used for addresses
          page: true  # a page for each item, even without text
          fields:
            title: Title
            subtitle: <Artist>, <Year>
            Artist: Artist
            On view: { field: On view, type: flag }
            Year: Year
            Inv. No.: Inv. No.
          terms: [Artist]  # a page for each value
        filters: [Artist, On view, { field: Year, by: range }]  # what visitors can filter by
        sorts: [title, -Year]
        sections:
          - layout: { list: { style: inset } }
        ---

        """)
  }

  @Test func theDocumentationShowsWhatIsProposed() throws {
    let rows = (1...12).map { number in
      let artist = ["Ann Lee", "Jo Roe", "Max Mu"][number % 3]
      let technique = ["oil", "etching", "drawing"][number / 5]
      return "A-\(number),Jug \(number % 5),\(artist),\(technique),\(1900 + number)"
    }
    let docs = URL(fileURLWithPath: #filePath).appendingPathComponent(
      "../../../content/docs/starting-from-data.md")
    let text = try String(contentsOf: docs.standardized, encoding: .utf8)

    let page = try page(
      "works.csv",
      "Inv. No.,Title,Artist,Technique,Year\n\(rows.joined(separator: "\n"))\n")

    let shown = try #require(text.firstMatch(of: /```yaml\n(---\ntitle: Museum[^`]+)```/)).1
    #expect(page == shown.replacing("title: Museum", with: "title: Things"))
  }

  @Test func symbolsAndListsOfTextsMakeAGrid() throws {
    let page = try page(
      "emoji.json",
      #"[{ "emoji": "🦉", "description": "owl", "aliases": ["owl"], "tags": ["bird", "night"] }, { "emoji": "🐧", "description": "penguin", "aliases": ["penguin"], "tags": ["bird"] }]"#
    )

    #expect(
      page == """
        ---
        title: Things
        text: 2 items, from emoji.json.
        # Where the items come from and what they show. To show more of the data, add it to 'fields'.
        collection:
          from: emoji.json
          page: true  # a page for each item, even without text
          fields:
            title: description  # used for addresses
            symbol: emoji
            tags: tags
        sections:
          - layout: { grid: { narrowest: 140 } }
        ---

        """)
  }

  @Test func measuredNumbersMakeATable() throws {
    let page = try page(
      "bench.json",
      #"{ "machine": { "cores": [{ "id": 1 }, { "id": 2 }, { "id": 3 }] }, "benchmarks": [{ "fullname": "a::x", "name": "x", "stats": { "mean": 0.5, "median": 0.4 } }, { "fullname": "b::x", "name": "x", "stats": { "mean": 0.25, "median": 0.2 } }] }"#
    )

    #expect(
      page == """
        ---
        title: Things
        text: 2 items, from bench.json.
        # Where the items come from and what they show. To show more of the data, add it to 'fields'.
        collection:
          from: bench.json
          records: benchmarks  # where they are in the file
          id: fullname  # different in every item; used for addresses
          page: true  # a page for each item, even without text
          fields:
            title: name
          measures:  # numbers to compare between builds
            mean: { field: stats.mean, unit: s, better: lower, noise: 3%, regression: 10% }
            median: { field: stats.median, unit: s, better: lower }
        sections:
          - sort: -mean
            layout: { table: [title, mean, median] }
        ---

        """)
  }

  @Test func testCasesHaveAStateAndFigures() throws {
    let page = try page(
      "junit.xml",
      """
      <testsuites><testsuite name="api">
        <properties><property name="os" value="linux"/><property name="arch" value="arm"/></properties>
        <testcase classname="a" name="x" time="0.5"><failure message="expected 1"/></testcase>
        <testcase classname="b" name="x" time="0.1"/>
      </testsuite></testsuites>
      """)

    #expect(
      page == """
        ---
        title: Things
        text: 2 results, from junit.xml.
        # Where the items come from and what they show. To show more of the data, add it to 'fields'.
        collection:
          from: junit.xml
          records: "**/testcase"  # where they are in the file
          id: <classname>.<name>  # different in every item; used for addresses
          page: true  # a page for each item, even without text
          fields:
            title: name
            subtitle: classname
            outcome: { when: { failed: [failure, error], flaky: [flakyFailure, flakyError], skipped: skipped }, default: passed }
            text: { field: [failure.message, error.message], type: text, default: "" }
            body: { field: [failure.text, error.text], type: text, default: "" }
          measures:  # numbers to compare between builds
            time: { field: time, unit: s, better: lower, noise: 3%, regression: 10% }
          status: { field: outcome, order: [passed, skipped, flaky, failed] }  # from best to worst
        figures: [{ count: true, title: Tests }, { share: passed, of: outcome, better: higher }]
        sections:
          - sort: -outcome
            layout: { list: { style: inset } }
        ---

        """)
  }

  @Test func listsOfAReadmeKeepTheirHeadings() throws {
    let page = try page(
      "README.md",
      """
      # Awesome birds

      ## Owls

      - [Barn owl](https://example.com/barn) - Hunts.
      - [Elf owl](https://example.com/elf) - Small.

      ## Tools

      - [Nest box](https://example.com/box) - A box.
      """)

    #expect(
      page == """
        ---
        title: Things
        # Where the items come from and what they show. To show more of the data, add it to 'fields'.
        collection:
          from: README.md
          parse: list
        sections:
          - each: section  # a section for each heading
            layout: { list: { style: inset } }
            cell: { secondary: <text>, accessories: [disclosure] }
        ---

        """)
  }

  @Test func releasesOfAChangelogAreOpen() throws {
    let page = try page(
      "CHANGELOG.md",
      "# Changelog\n\n## 1.1.0 - 2024-03-05\n\n- A map.\n- A list.\n\n## 1.0.0\n\n- All.\n")

    #expect(
      page == """
        ---
        title: Things
        # Where the items come from and what they show. To show more of the data, add it to 'fields'.
        collection:
          from: CHANGELOG.md
          parse: changelog
        sections:
          - open: true
            layout: { list: { style: inset } }
        ---

        """)
  }
}
