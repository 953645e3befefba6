import Foundation
import TestSupport
import Testing
import VitrineData
import VitrineDiagnostics

@testable import Vitrine

/// What pages tell machines about their items. What is expected follows from schema.org, Dublin Core, and the
/// formats of BibTeX, RIS (<https://en.wikipedia.org/wiki/RIS_(file_format)>) and CSL-JSON.
@Suite struct ItemDescriptionTests {
  var fixture: HistoryFixture

  init() throws {
    fixture = try HistoryFixture(settings: "title: Library\nurl: https://library.example/a\n")
    try fixture.write("---\ntitle: Home\n---\n", to: "content/index.md")
    try fixture.write(
      """
      id,name,about,year,who,house,isbn,tags,where,secret
      lighthouse,To the Lighthouse,A <house> & a family,1927-05-05,"Woolf, Virginia",Hogarth Press,978-0-15-690739-2,novel;sea,"50.2, -5.4",x
      50%,100% {sure}_,,c. 1657,"Smith and Sons; Doe, Jane",,,,,
      """, to: "content/books/data.csv")
    try write(keys: "kind: { type: Book, map: { author: who, publisher: house } }")
  }

  func write(keys: String) throws {
    try fixture.write(
      """
      ---
      title: Books
      collection:
        from: data.csv
        id: id
        page: true
        \(keys)
        fields:
          title: name
          text: { field: about, type: text }
          date: year
          tags: { field: tags, split: ";" }
          who: { field: who, split: ";" }
          house: house
          isbn: { field: isbn, type: text }
          where: { field: where, type: coordinates }
      ---
      """, to: "content/books/index.md")
  }

  private func page(_ name: String = "lighthouse") throws -> String {
    try fixture.folder.text(of: "site/books/\(name)/index.html")
  }

  /// What a page says in JSON-LD, as text and read.
  private func linkedData(_ page: String) throws -> (text: String, graph: [[String: Any]]) {
    let start = try #require(page.range(of: #"<script type="application/ld+json">"#))
    let end = try #require(page[start.upperBound...].range(of: "</script>"))
    let text = String(page[start.upperBound..<end.lowerBound])
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(json?["@context"] as? String == "https://schema.org")
    return (text, try #require(json?["@graph"] as? [[String: Any]]))
  }

  @Test func aPageDescribesItsItem() throws {
    try fixture.build()
    let graph = try linkedData(try page()).graph
    let place = try #require(graph[0]["spatial"] as? [String: Any])

    #expect(
      graph[0].filter { $0.value is String } as? [String: String] == [
        "@type": "Book", "@id": "https://library.example/a/books/lighthouse/",
        "url": "https://library.example/a/books/lighthouse/", "name": "To the Lighthouse",
        "description": "A <house> & a family", "datePublished": "1927-05-05",
        "identifier": "lighthouse", "author": "Woolf, Virginia", "publisher": "Hogarth Press",
        "isbn": "978-0-15-690739-2",
      ])
    #expect(graph[0]["keywords"] as? [String] == ["novel", "sea"])
    #expect(place["@type"] as? String == "Place")
    let geo = try #require(place["geo"] as? [String: Any])
    #expect(geo["@type"] as? String == "GeoCoordinates")
    #expect(geo["latitude"] as? Double == 50.2)
    #expect(geo["longitude"] as? Double == -5.4)
  }

  @Test func breadcrumbsLeadToThePageItself() throws {
    try fixture.build()
    let crumbs = try linkedData(try page()).graph[1]
    let items = try #require(crumbs["itemListElement"] as? [[String: Any]])

    #expect(crumbs["@type"] as? String == "BreadcrumbList")
    #expect(items.map { $0["position"] as? Int } == [1, 2, 3])
    #expect(items.map { $0["name"] as? String } == ["Library", "Books", "To the Lighthouse"])
    #expect(
      items.map { $0["item"] as? String } == [
        "https://library.example/a/", "https://library.example/a/books/",
        "https://library.example/a/books/lighthouse/",
      ])
  }

  /// Browsers end a script at `</script`, and read `<!--` in it as the beginning of a comment.
  @Test func nothingEndsTheScript() throws {
    try fixture.write(
      "id,name,who\n1,</script><!--<b>&amp;,</SCRIPT>\n", to: "content/books/data.csv")
    try fixture.build()
    let data = try linkedData(try page("1"))

    #expect(!data.text.contains { "<>&".contains($0) })
    #expect(data.graph[0]["name"] as? String == "</script><!--<b>&amp;")
    #expect(data.graph[0]["author"] as? String == "</SCRIPT>")
  }

  /// Neither a value that no field uses nor anything without `kind`.
  @Test func pagesSayNothingElse() throws {
    try fixture.build()
    #expect(!(try page().contains("secret")))
    try write(keys: "download: false")
    try fixture.build()
    let page = try page()

    for sign in ["ld+json", "DC.", "<details"] { #expect(!page.contains(sign)) }
  }

  /// Zotero has its own names of types, and takes identifiers apart by their prefixes.
  @Test func dublinCoreIsWhatZoteroReads() throws {
    try fixture.build()
    let lines = try page().split(separator: "\n").filter { $0.contains("\"DC.") }

    #expect(
      lines == [
        #"<meta name="DC.type" content="book">"#,
        #"<meta name="DC.creator" content="Woolf, Virginia">"#,
        #"<meta name="DC.title" content="To the Lighthouse">"#,
        #"<meta name="DC.date" content="1927-05-05">"#,
        #"<meta name="DC.publisher" content="Hogarth Press">"#,
        #"<meta name="DC.identifier" content="ISBN 978-0-15-690739-2">"#,
        #"<meta name="DC.subject" content="novel">"#, #"<meta name="DC.subject" content="sea">"#,
        #"<meta name="DC.description" content="A &lt;house&gt; &amp; a family">"#,
        #"<meta name="DC.identifier" content="https://library.example/a/books/lighthouse/">"#,
      ])
  }

  /// Exact dates are ISO 8601, others ISO 8601-2, and those that need words are left out.
  @Test(arguments: [
    ("1927", "1927"), ("c. 1657", "1657~"), ("192X", "192X"), ("before 1900", nil), ("n.d.", nil),
  ])
  func datesAreOfISO8601(written: String, expected: String?) throws {
    try fixture.write("id,name,year\n1,A,\(written)\n", to: "content/books/data.csv")
    try fixture.build()

    #expect(try linkedData(try page("1")).graph[0]["datePublished"] as? String == expected)
  }

  /// An item's subtitle, such as its maker, is no description of it.
  @Test func theBeginningOfATextDescribesAnItem() throws {
    try fixture.write(
      """
      ---
      title: Books
      collection:
        from: data.csv
        id: id
        page: true
        kind: Book
        fields: { title: name, subtitle: who, body: about }
      ---
      """, to: "content/books/index.md")
    try fixture.write(
      "id,name,who,about\n1,A,Ann,The *first* paragraph.\n2,B,Bob,\n", to: "content/books/data.csv")
    try fixture.build()

    let page = try page("1")
    #expect(try linkedData(page).graph[0]["description"] as? String == "The first paragraph.")
    #expect(page.contains(#"<meta name="DC.description" content="The first paragraph.">"#))
    #expect(page.contains(#"<meta name="description" content="The first paragraph.">"#))
    let other = try self.page("2")
    #expect(try linkedData(other).graph[0]["description"] == nil)
    #expect(!other.contains("DC.description"))
    #expect(other.contains(#"<meta name="description" content="Bob">"#))
  }

  @Test func anEventHasTwoDates() throws {
    try write(keys: "kind: Event")
    try fixture.write(
      "id,name,year\n1,A,2026-05-01/2026-05-03\n", to: "content/books/data.csv")
    try fixture.build()
    let event = try linkedData(try page("1")).graph[0]

    #expect(event["startDate"] as? String == "2026-05-01")
    #expect(event["endDate"] as? String == "2026-05-03")
  }

  @Test func everyKindIsDocumented() throws {
    let page = try DocsPage("machines").text
    let line = page.split(separator: "\n").first { $0.hasPrefix("The types are: ") }
    let names = try #require(line).split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }

    #expect(names.map { String($0.element) } == ItemKind.all.map(\.name).sorted())
    #expect(ItemKind.names == ItemKind.all.map(\.name))
  }

  // MARK: References

  @Test func anItemIsAnEntryOfBibTeX() throws {
    try write(
      keys: "kind: { type: Book, map: { author: who, publisher: house } }\n  cite: true")
    try fixture.build()

    #expect(
      try fixture.folder.text(of: "site/books/books.bib") == #"""
        @book{books-lighthouse,
          author = {Woolf, Virginia},
          title = {To the Lighthouse},
          year = {1927},
          publisher = {Hogarth Press},
          isbn = {978-0-15-690739-2},
          keywords = {novel, sea},
          url = {https://library.example/a/books/lighthouse/}
        }

        @book{books-50--\#(Self.hashOf50),
          author = {{Smith and Sons} and Doe, Jane},
          title = {100\% \textbraceleft{}sure\textbraceright{}\_},
          year = {c. 1657},
          url = {https://library.example/a/books/50/}
        }


        """#)
  }

  /// XXH64 of `50%`, as `xxhsum -H1` writes it.
  private static let hashOf50 = "a95c0dbf"

  @Test func anItemIsAnEntryOfRIS() throws {
    try write(
      keys: "kind: { type: Book, map: { author: who, publisher: house } }\n  cite: true")
    try fixture.build()
    let entries = try fixture.folder.text(of: "site/books/books.ris").components(
      separatedBy: "\r\n\r\n")

    #expect(
      entries[0].components(separatedBy: "\r\n") == [
        "TY  - BOOK", "ID  - books-lighthouse", "AU  - Woolf, Virginia", "TI  - To the Lighthouse",
        "PY  - 1927", "DA  - 1927/05/05/", "PB  - Hogarth Press", "SN  - 978-0-15-690739-2",
        "KW  - novel", "KW  - sea", "AB  - A <house> & a family",
        "UR  - https://library.example/a/books/lighthouse/", "ER  - ",
      ])
    #expect(entries[1].contains("PY  - 1657\r\nDA  - 1657///c. 1657\r\n"))
  }

  @Test func anItemIsAnEntryOfCSL() throws {
    try write(
      keys: "kind: { type: Book, map: { author: who, publisher: house } }\n  cite: true")
    try fixture.build()
    let text = try fixture.folder.text(of: "site/books/books.csl.json")
    let lines = text.split(separator: "\n")

    #expect(
      lines[1]
        == #"{"id":"books-lighthouse","type":"book","author":[{"family":"Woolf","given":"Virginia"}],"title":"To the Lighthouse","issued":{"date-parts":[[1927,5,5]]},"publisher":"Hogarth Press","ISBN":"978-0-15-690739-2","keyword":"novel, sea","abstract":"A <house> & a family","URL":"https://library.example/a/books/lighthouse/"},"#
    )
    #expect(
      lines[2].contains(
        #""author":[{"literal":"Smith and Sons"},{"family":"Doe","given":"Jane"}]"#))
    #expect(lines[2].contains(#""issued":{"date-parts":[[1657]],"circa":true}"#))
  }

  /// Of one work there is one, in a museum with a number. A book has a publisher.
  @Test func aWorkHasItsMuseumAndItsNumber() throws {
    try write(
      keys:
        "kind: { type: Painting, map: { creator: who, publisher: house, identifier: isbn } }\n  cite: true"
    )
    try fixture.build()
    func text(_ name: String) throws -> String { try fixture.folder.text(of: "site/books/\(name)") }

    #expect(try text("books.bib").contains("  note = {Hogarth Press, 978-0-15-690739-2}\n}"))
    let ris = try text("books.ris")
    #expect(ris.contains("DP  - Hogarth Press\r\nAN  - 978-0-15-690739-2\r\n"))
    let csl = try text("books.csl.json")
    #expect(csl.contains(#""archive":"Hogarth Press","call-number":"978-0-15-690739-2""#))
    // The second item has neither.
    #expect(csl.components(separatedBy: #""call-number""#).count == 2)
    #expect(
      try page().contains(
        "<cite>To the Lighthouse</cite>. Hogarth Press. 978-0-15-690739-2. <a href="))
  }

  @Test(arguments: [("en", "Cite", "Copy"), ("de", "Zitieren", "Kopieren")])
  func aPageSaysHowToCiteItsItem(language: String, cite: String, copy: String) throws {
    try fixture.write(
      "title: Library\nlanguage: \(language)\nurl: https://library.example\n",
      to: "content/site.yml")
    try write(
      keys: "kind: { type: Book, map: { author: who, publisher: house } }\n  cite: true")
    try fixture.build()
    let (page, second) = (try page(), try page("50"))

    #expect(page.contains("\(cite)</bdi></summary>"))
    #expect(page.contains(">\(copy)</button>"))
    #expect(page.contains("<cite>To the Lighthouse</cite>. Hogarth Press. <a href="))
    #expect(page.contains(#"<a href="../books.ris" download dir="auto">books.ris</a>"#))
    #expect(page.contains("@book{books-lighthouse,"))
    #expect(
      second.contains(
        "Smith and Sons; Doe, Jane (\(language == "en" ? "c. 1657" : "um 1657")). <cite>100% {sure}_</cite>."
      ))
  }

  // MARK: Builds with a cache

  /// Another kind changes the pages of the items, and an edit of one item its page and the files.
  @Test func editsRenderWhatTheyChange() throws {
    var fixture = fixture
    fixture.options.cache = .folder(fixture.folder.path(of: "cache"))
    try write(keys: "kind: { type: Book, map: { publisher: house } }\n  cite: true")
    try fixture.build()
    try write(keys: "kind: { type: Report, map: { publisher: house } }\n  cite: true")
    try fixture.build()
    #expect(try linkedData(try page()).graph[0]["@type"] as? String == "Report")
    #expect(try fixture.folder.text(of: "site/books/books.bib").hasPrefix("@techreport{"))
    let before = try fixture.folder.files(of: "site/books")
    let data = try fixture.folder.text(of: "content/books/data.csv")
    try fixture.write(
      data.replacing("Hogarth Press", with: "Dover"), to: "content/books/data.csv")
    try fixture.build()
    let after = try fixture.folder.files(of: "site/books")

    #expect(
      after.filter { before[$0.key] != $0.value }.keys.sorted() == [
        "books.bib", "books.csl.json", "books.ris", "index.html", "lighthouse/index.html",
      ])
  }

  /// Other pages stay, but for where a site with an address gets its first kind: then all of them
  /// say where they are in it.
  @Test(arguments: [true, false])
  func aKindRendersThePagesThatShowItsItems(hasAddress: Bool) throws {
    if !hasAddress { try fixture.write("title: Library\n", to: "content/site.yml") }
    try fixture.write(
      "---\ntitle: Birds\ncollection: { kind: Thing }\n---\n", to: "content/birds/index.md")
    try fixture.write("---\ntitle: Owl\n---\nIt flies.\n", to: "content/birds/owl.md")
    try write(keys: "kind: Book")
    let options = BuildOptions(content: fixture.options.content)
    let first = try buildInMemory(options)
    try write(keys: "kind: Report")
    let second = try buildInMemory(options, replacing: first)
    let pages = [
      "books/50/index.html", "books/index.html", "books/lighthouse/index.html",
    ]

    #expect(second.renderedPages.map(\.path).sorted() == pages)
    if hasAddress { return }
    try fixture.write("---\ntitle: Birds\n---\n", to: "content/birds/index.md")
    let third = try buildInMemory(options, replacing: second)
    #expect(!third.renderedPages.contains { $0.path.hasPrefix("books") })
    try write(keys: "")
    let fourth = try buildInMemory(options, replacing: third)
    #expect(fourth.renderedPages.map(\.path).sorted() == pages)
  }

  // MARK: Manifests

  /// What the specification requires of manifests and their parts, and the sizes of the files.
  @Test(arguments: ["text", "link"]) func anItemHasAManifest(typeOfLicense: String) throws {
    try fixture.write(
      "id,name,about,pics,license\n1,A,About,\"a.svg;b.svg\",https://creativecommons.org/licenses/by/4.0/\n2,B,,,\n",
      to: "content/books/data.csv")
    for (name, width) in [("a", 40), ("b", 60)] {
      try fixture.write(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"30\"/>",
        to: "content/books/\(name).svg")
    }
    try fixture.write(
      """
      ---
      title: Books
      language: de
      collection:
        from: data.csv
        id: id
        page: true
        iiif: true
        fields:
          title: name
          text: { field: about, type: text }
          images: { src: pics, split: ";" }
          license: { field: license, type: \(typeOfLicense) }
      ---
      """, to: "content/books/index.md")
    try fixture.build()
    let manifest = try json("site/books/1/manifest.json")
    let list = try json("site/books/manifests.json")
    let address = "https://library.example/a/books/1/manifest.json"

    #expect(manifest["@context"] as? String == "http://iiif.io/api/presentation/3/context.json")
    #expect(manifest["id"] as? String == address)
    #expect(manifest["type"] as? String == "Manifest")
    #expect(manifest["label"] as? [String: [String]] == ["de": ["A"]])
    #expect(manifest["summary"] as? [String: [String]] == ["de": ["About"]])
    #expect(manifest["rights"] as? String == "http://creativecommons.org/licenses/by/4.0/")
    let canvases = try #require(manifest["items"] as? [[String: Any]])
    #expect(canvases.map { $0["type"] as? String } == ["Canvas", "Canvas"])
    #expect(canvases.map { $0["width"] as? Int } == [40, 60])
    #expect(canvases.map { $0["height"] as? Int } == [30, 30])
    for canvas in canvases {
      let pages = try #require(canvas["items"] as? [[String: Any]])
      let annotations = try #require(pages[0]["items"] as? [[String: Any]])
      let body = try #require(annotations[0]["body"] as? [String: Any])
      #expect(pages.map { $0["type"] as? String } == ["AnnotationPage"])
      #expect(annotations[0]["type"] as? String == "Annotation")
      #expect(annotations[0]["motivation"] as? String == "painting")
      #expect(annotations[0]["target"] as? String == canvas["id"] as? String)
      #expect(body["type"] as? String == "Image")
      #expect(body["format"] as? String == "image/svg+xml")
      let file = try #require(body["id"] as? String)
      #expect(fixture.exists(file.replacing("https://library.example/a/", with: "site/")))
    }
    let items = try #require(list["items"] as? [[String: Any]])
    #expect(list["type"] as? String == "Collection")
    #expect(list["id"] as? String == "https://library.example/a/books/manifests.json")
    #expect(items.map { $0["id"] as? String } == [address])
    #expect(items.map { $0["type"] as? String } == ["Manifest"])
    #expect(!fixture.exists("site/books/2/manifest.json"))
    #expect(try page("1").contains(#"presentation/3/context.json&quot;" href="manifest.json">"#))
  }

  private func json(_ path: String) throws -> [String: Any] {
    let text = try fixture.folder.text(of: path)
    return try #require(
      try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
  }

  /// RFC 3986: `é` in UTF-8 is C3 A9, and the same in each address.
  @Test func addressesInManifestsAreASCII() throws {
    try fixture.folder.remove("content/books")
    try fixture.folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='30'/>",
      to: "content/caf\u{E9}/\u{E9}.svg")
    try fixture.write(
      #"[{"id":"\u{E9}","p":"\u{E9}.svg"}]"#.replacing("\\u{E9}", with: "\u{E9}"),
      to: "content/caf\u{E9}/data.json")
    try fixture.write(
      "---\ntitle: A\ncollection: { from: data.json, id: id, page: true, iiif: true, fields: { title: id, image: { src: p, alt: A } } }\n---\n",
      to: "content/caf\u{E9}/index.md")
    try fixture.build()
    let files = try fixture.snapshot().files.map(\.path).filter { $0.contains("manifest") }
    #expect(files.count == 2)
    for file in files {
      let text = try fixture.folder.text(of: "site/\(file)")
      let addresses = text.matches(of: /"(https:[^"]*)"/).map { String($0.1) }
      #expect(addresses.contains { $0.contains("/a/caf%C3%A9/%C3%A9/") })
      #expect(addresses.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }, "\(addresses)")
    }
  }
}
