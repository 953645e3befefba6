import Testing
import VitrineDiagnostics
import VitrineProposal

/// What is proposed for a folder of files, and which of them are copied.
@Suite struct FolderProposalTests {
  private static let drawing = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>"#

  @Test func whatIsTheTitleIsNotShownTwice() throws {
    let found = try proposal(["a.csv": "title,label\nJug,Jug\nPot,Pot\n"], of: "a.csv")

    #expect(found.choices.first { $0.path == "label" }?.reason == "it is the title")
    #expect(!found.page.contains("label"))
  }

  @Test func aColumnOfSeveralPicturesIsTheirSource() throws {
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='8' height='6'/>"
    let found = try proposal([
      "a.csv": "id,name,photos\n1,Owl,x.svg; img/y.svg\n2,Wren,y.svg\n3,Rook,\n", "x.svg": svg,
      "img/y.svg": svg, "y.svg": svg, "z.svg": svg,
    ])
    #expect(
      found.page.contains("images: { src: photos, split: \"; \", alt: name }"), "\(found.page)")
    #expect(found.copies.map(\.source) == ["a.csv", "x.svg", "img/y.svg", "y.svg"])
  }

  @Test func aFileARecordAndThePicturesThatItNames() throws {
    let proposal = try proposal([
      "a/1.json":
        #"{ "id": 1, "title": "Owl", "image": "owl.svg", "parts": [{ "name": "Wing" }] }"#,
      "a/2.json": #"{ "id": 2, "title": "Wren", "image": "owl.svg", "parts": [] }"#,
      "a/owl.svg": Self.drawing, "LICENSE": "MIT", ".git/x.json": "{}",
    ])

    #expect(
      proposal.page == """
        ---
        title: Things
        text: 2 items, from data.
        # Where the items come from and what they show. To show more of the data, add it to 'fields'.
        collection:
          from: data/**/*.json
          id: id  # different in every item; used for addresses
          page: true  # a page for each item, even without text
          fields:
            title: title
            image: { src: image, alt: title }  # better: let alt describe each picture
            parts: parts.*.name
        sections:
          - sort: title
            layout: grid  # or gallery, or list
        ---

        """)
    #expect(proposal.copies.map(\.target) == ["data/a/1.json", "data/a/2.json", "data/a/owl.svg"])
  }

  @Test func resultsAreToldFromWhatElseAProgramWrites() throws {
    let result = { (name: String, status: String) in
      #"{ "uuid": "\#(name)", "name": "\#(name)", "status": "\#(status)", "statusDetails": { "message": "\u001b[31mexpected <b>\u001b[0m" }, "stage": "finished", "start": 1710000032000, "stop": 1710000034700, "steps": [{ "name": "one" }, { "name": "two" }] }"#
    }
    let container = #"{ "uuid": "x", "children": ["a"], "befores": [], "afters": [] }"#

    let proposal = try proposal([
      "a-result.json": result("opens", "passed"), "b-result.json": result("closes", "broken"),
      "c-container.json": container, "d-container.json": container,
      "executor.json": #"{ "name": "CI" }"#,
    ])

    #expect(
      proposal.page == """
        ---
        title: Things
        text: 2 results, from data.
        # Where the items come from and what they show. To show more of the data, add it to 'fields'.
        collection:
          from: data/*-result.json
          id: name  # different in every item; used for addresses
          page: true  # a page for each item, even without text
          fields:
            title: name
            status: status
            text: { field: statusDetails.message, type: text, default: "" }
            body: { field: statusDetails.trace, type: text, default: "" }
          measures:  # numbers to compare between builds
            duration: { field: stop, since: start, unit: ms, better: lower, noise: 3%, regression: 10% }
          status: { field: status, order: [passed, skipped, broken, failed] }  # from best to worst
        figures: [{ count: true, title: Tests }, { share: passed, of: status, better: higher }]
        sections:
          - sort: [-status, title]
            layout: { list: { style: inset } }
        ---

        """)
    #expect(proposal.omitted == 3)
  }

  @Test func picturesTakeTheTextsBesideThem() throws {
    let proposal = try proposal([
      "sea.svg": Self.drawing, "moon.svg": Self.drawing, "sea.md": "---\nalt: Waves.\n---\n",
    ])

    #expect(
      proposal.page == """
        ---
        title: Things
        # Where the items come from and what they show. To show more of the data, add it to 'fields'.
        collection:
          from: data/*.svg
          page: true  # a page for each item, even without text
          fields:
            title: [title, name]
            image: { src: file, alt: [alt, name] }  # better: NAME.md next to each picture, with 'alt: description'
        sections:
          - layout: { grid: { narrowest: 280 } }
        ---

        """)
  }

  @Test func textsKeepTheirTitlesAndComeNewestFirst() throws {
    let proposal = try proposal([
      "one.md": "---\ntitle: One\ndate: 2024-05-01\nauthor: Jo\n---\nText.\n",
      "two.md": "---\ntitle: Two\ndate: 2024-06-01\nauthor: Al\n---\nText.\n",
    ])

    #expect(
      proposal.page == """
        ---
        title: Things
        text: 2 items, 2024, from data.
        # Where the items come from and what they show. To show more of the data, add it to 'fields'.
        collection:
          from: data/*.md
          fields:
            subtitle: author
            date: date
            author: author
        sections:
          - sort: -date
            layout: { list: { style: inset } }
        ---

        """)
  }

  @Test func whatIsNotShownIsTold() throws {
    let proposal = try proposal([
      "a.json":
        #"[{ "uuid": "x", "title": "Owl", "made": { "in": "Bern" }, "box": [[1, 2]], "kind": "a", "Inv.-Nr.": "A 1" }, { "uuid": "y", "title": "Wren", "made": { "in": "Rome" }, "box": [[3]], "kind": "a", "none": null }]"#
    ])

    #expect(
      proposal.choices.filter { $0.use == nil }.map { "\($0.path): \($0.reason)" } == [
        "uuid: it has ids for programs", "kind: it is the same in all items",
        "box: it has lists of lists, which no field shows",
      ])
  }

  @Test func theTextOfAFolderIsNoItem() throws {
    let proposal = try proposal([
      "_index.md": "# Posts\n", "one.md": "# One\n", "two.md": "# Two\n",
    ])

    #expect(proposal.copies.map(\.source) == ["one.md", "two.md"])
  }

  @Test func aReadmeAloneIsAList() throws {
    let proposal = try proposal([
      "README.md":
        "# Birds\n\n- [Owl](https://example.com/owl)\n- [Wren](https://example.com/wren)\n"
    ])

    #expect(
      proposal.page.contains("  from: data/README.md\n  parse: list\n"))
  }

  @Test func picturesBesideATableAreCopiedIfItNamesThem() throws {
    let proposal = try proposal(
      [
        "a.csv": "Name,Photo\nOwl,img/owl.svg\nWren,img/wren.svg\n", "img/owl.svg": Self.drawing,
        "img/wren.svg": Self.drawing, "img/ant.svg": Self.drawing,
      ], of: "a.csv")

    #expect(proposal.copies.map(\.target) == ["a.csv", "img/owl.svg", "img/wren.svg"])
    #expect(
      proposal.page.contains("image: { src: Photo, alt: Name }"))
  }

  @Test func picturesOnOtherServersAreAllowed() throws {
    let proposal = try proposal(
      [
        "a.json":
          #"[{ "name": "Owl", "photo": "https://example.com/owl.jpg" }, { "name": "Wren" }]"#
      ],
      of: "a.json")

    #expect(
      proposal.files.last?.text == """
        title: Things
        remoteImages: true  # visitors load the pictures from the servers named in the data

        """)
    #expect(
      proposal.page.contains(
        "image: { src: photo, alt: name, shape: 4/3 }"))
  }

  /// One file that cannot be read is left out; the others become the site.
  @Test func aPageInThePlaceOfAFileIsLeftOut() throws {
    let found = try proposal([
      "a.json": #"{ "title": "Owl" }"#, "b.json": "<!doctype html><p>Sign in",
    ])

    #expect(found.copies.map(\.source) == ["a.json"])
    #expect(
      found.warnings.map(\.message) == [
        "the file is an HTML page, not JSON: the file is left out"
      ])
    let failure = try #require(throws: DataFailure.self) {
      try proposal(["b.json": "<!doctype html><p>Sign in"])
    }
    #expect(failure.diagnostics.map(\.message) == ["the file is an HTML page, not JSON"])
  }

  /// Surefire names each file after a class; a report without tests, or of another format, is no reason
  /// to leave out the rest.
  @Test func reportsOfOneFormatAreOneCollection() throws {
    let suite = { (name: String) in
      "<testsuite name='\(name)'><testcase classname='\(name)' name='a'/><testcase classname='\(name)' name='b'/></testsuite>"
    }
    let found = try proposal([
      "TEST-shop.AlphaTest.xml": suite("shop.AlphaTest"), "shop.AlphaTest.txt": "Tests run: 2",
      "TEST-shop.BetaTest.xml": suite("shop.BetaTest"), "TEST-none.xml": "<testsuite name='none'/>",
      "broken.xml": "<testsuite><testcase name='c'>",
      "nunit.xml": "<test-run><test-case name='x' result='Passed'/></test-run>",
    ])

    #expect(found.copies.map(\.source) == ["TEST-shop.AlphaTest.xml", "TEST-shop.BetaTest.xml"])
    #expect(found.page.contains("  from: data/*.xml\n"))
    #expect(found.page.contains("\ntext: 4 results, from data.\n"))
    #expect(
      found.warnings.map(\.description) == [
        """
        broken.xml:1:31: warning: the file ends where </testcase> is expected: the file is left out
          hint: the file may be truncated; <testcase> was opened at broken.xml:1:12
        """,
        """
        nunit.xml:1:1: warning: the page does not show 1 test of NUnit in 1 file: it has the tests of one format
          hint: put these files into a folder of their own, and make another site from it
        """,
      ])
  }
}
