import Testing
import VitrineDiagnostics
import VitrineModel
import VitrineText

@testable import VitrineContent
@testable import VitrineFormats
@testable import VitrineMarkdown

@Suite struct LinkTableTests {
  static let table = LinkTable(
    outputs: NameTable(
      [
        "index.md": "index.html", "museum/index.md": "museum/index.html",
        "museum/ant.md": "museum/ant/index.html",
        "museum/bee hive.md": "museum/bee%20hive/index.html",
        "museum/a.png": "assets/a.0f.png", "data.zip": "data.zip",
      ].map { ($0, $1) }),
    sitePaths: NameTable(
      [
        "index.html", "museum/index.html", "museum/ant/index.html", "museum/bee%20hive/index.html",
        "emoji/index.html", "emoji/grinning/index.html", "data.zip", "assets/a.0f.png",
      ].map { ($0, $0) }), drafts: ["museum/bat.md", "museum/bat/index.html"], isPretty: false)

  static let noItems = LinkableItems(
    of: SiteContent(settings: SiteSettings(title: "Site"), pages: [], records: [], assets: []))

  @Test(arguments: [
    ("ant.md", "ant/index.html"), ("./ant.md#legs", "ant/index.html#legs"),
    ("/museum/ant.md", "ant/index.html"), ("../museum/ant.md?a=b#c", "ant/index.html?a=b#c"),
    ("bee%20hive.md", "bee%2520hive/index.html"), ("bee hive.md", "bee%2520hive/index.html"),
    ("../data.zip", "../data.zip"), ("a.png", "../assets/a.0f.png"),
    ("ant", "ant/index.html"), ("ant/", "ant/index.html"), ("ant/index.html", "ant/index.html"),
    ("..", "../index.html"), ("/", "../index.html"), (".", "index.html"), ("", "index.html"),
    ("../emoji", "../emoji/index.html"), ("/emoji/grinning", "../emoji/grinning/index.html"),
    ("#here", "#here"), ("index.md#here", "#here"), ("?a", "index.html?a"),
  ])
  func linkOfAContentFileIsRewritten(_ link: String, address: String) {
    let page = "museum/index.html"
    guard
      case .output(let output, let suffix, _) = Self.table.destination(
        of: link, in: "museum/index.md", on: page)
    else {
      Issue.record("\(link) leads somewhere")
      return
    }

    #expect(Self.table.address(of: output, suffix: suffix, on: page) == address)
  }

  /// `museum/ant.md` is shown at `museum/ant/`: links as a browser takes them work too.
  @Test func linkIsTakenFromThePageWhereTheFileHasNone() {
    let found = Self.table.destination(
      of: "../bee%2520hive/", in: "museum/ant.md", on: "museum/ant/index.html")

    #expect(found == .output("museum/bee%20hive/index.html", suffix: "", file: nil))
  }

  @Test(arguments: [
    ("https://example.org", LinkDestination.elsewhere), ("//example.org/a", .elsewhere),
    ("mailto:a@b.c", .elsewhere), ("tel:+49", .elsewhere),
    ("no.md", .nothing(path: "museum/no.md")),
    ("/no/", .nothing(path: "no/")), ("../../ant.md", .outside), ("a:b", .elsewhere),
    ("1:b", .nothing(path: "museum/1:b")), ("bat.md", .draft), ("bat/", .draft),
    ("/museum/bat", .draft),
  ])
  func otherLinksAreToldApart(_ link: String, destination: LinkDestination) {
    #expect(
      Self.table.destination(of: link, in: "museum/index.md", on: "museum/index.html")
        == destination)
  }

  @Test(arguments: [
    ("index.html", "index.html", "./"), ("index.html", "a/index.html", "a/"),
    ("a/index.html", "index.html", "../"), ("a/b/index.html", "a/index.html", "../"),
    ("a/b/index.html", "a/c/index.html", "../c/"), ("a/b/index.html", "a/b/x.zip", "x.zip"),
    ("404.html", "a b/ü%.html", "a%20b/ü%25.html"),
  ])
  func prettyLinksEndInTheFolder(_ page: String, output: String, link: String) {
    #expect(relativeLink(to: output, from: page.outputFolder, isPretty: true) == link)
  }
}

@Suite struct BodyLinksTests {
  private func links(unsafe: Bool = false, remote: Bool = false) -> BodyLinks {
    BodyLinks(
      table: LinkTableTests.table, items: LinkTableTests.noItems, page: "museum/ant/index.html",
      allowsRemotePictures: remote,
      mayContainUnknownIDs: unsafe, scalable: { _ in nil }, omitted: []
    ) { (file) throws(PictureProblem) in
      guard file == "museum/a.png" else { throw .damaged }
      return PictureSize(width: 4, height: 3)
    }
  }

  private func render(_ markdown: String, _ links: inout BodyLinks) -> String {
    let options = MarkdownOptions(origin: .file("museum/ant.md", firstLine: 1))
    let (body, _) = Array(markdown.utf8).withUnsafeBufferPointer {
      renderMarkdown($0, options: options) { links.target(of: $0) }
    }
    return String(decoding: body.html, as: UTF8.self)
  }

  @Test func pictureHasItsSize() {
    var links = links()

    let html = render("![A](a.png)", &links)

    #expect(
      html == """
        <p><img src="../../assets/a.0f.png" alt="A" width="4" height="3" loading="lazy" \
        decoding="async"></p>

        """)
    #expect(links.diagnostics == [])
  }

  @Test func aPictureThatCannotBeShownIsItsAlternativeText() {
    var links = links()

    let html = render("![A](/data.zip)", &links)

    #expect(html == "<p>A</p>\n")
    #expect(
      links.diagnostics.map(\.description) == [
        """
        museum/ant.md:1:1: warning: data.zip is damaged, so it is not shown
          hint: copy the whole file again, or save the picture again as PNG or JPEG
        """
      ])
  }

  @Test func remotePictureStaysALinkUnlessAllowed() {
    var links = links()
    var remote = self.links(remote: true)

    #expect(
      render("![A](https://e.org/a)", &links)
        == "<p><a href=\"https://e.org/a\" rel=\"external\">A</a></p>\n")
    #expect(
      links.diagnostics.map { "\($0)" } == [
        """
        museum/ant.md:1:1: warning: the picture 'https://e.org/a' is on another server, so it is replaced by a link
          hint: copy it into the content folder, or set remoteImages: true in site.yml
        """
      ])
    #expect(
      render("![A](https://e.org/a)", &remote)
        == "<p><img src=\"https://e.org/a\" alt=\"A\" loading=\"lazy\" decoding=\"async\"></p>\n")
    #expect(remote.diagnostics == [])
  }

  @Test func faultsAreWarningsAndLeaveTheTextAsItIs() {
    var links = links()

    let html = render("[a](amt.md) ![b](/museum/b.png)\n[c](../../c) [d](no/where)", &links)

    #expect(
      html == """
        <p><a href="amt.md">a</a> b
        <a href="../../c">c</a> <a href="no/where">d</a></p>

        """)
    #expect(
      links.diagnostics.map(\.description) == [
        """
        museum/ant.md:1:1: warning: the link 'amt.md' leads nowhere
          hint: did you mean '/museum/ant.md'?
        """,
        """
        museum/ant.md:1:13: warning: there is no picture '/museum/b.png'
          hint: did you mean '/museum/a.png'?
        """,
        """
        museum/ant.md:2:1: warning: the link '../../c' leaves the content folder
          hint: move the file into the content folder
        """,
        """
        museum/ant.md:2:14: warning: the link 'no/where' leads nowhere
          hint: link to a content file or to a page of the site
        """,
      ])
  }

  @Test func missingPictureThatIsLikeNoneSaysWhereToPutIt() {
    var links = links()

    let html = render("![a](pictures/a.png)", &links)

    #expect(html == "<p>a</p>\n")
    #expect(
      links.diagnostics.map(\.description) == [
        """
        museum/ant.md:1:1: warning: there is no picture 'pictures/a.png'
          hint: put the file at 'museum/pictures/a.png' in the content folder
        """
      ])
  }

  @Test func linkToADraftSaysThatItIsOne() {
    var links = links()

    let html = render("[a](bat.md)", &links)

    #expect(html == "<p><a href=\"bat.md\">a</a></p>\n")
    #expect(
      links.diagnostics.map(\.description) == [
        """
        museum/ant.md:1:1: warning: the link 'bat.md' leads to a draft, which is left out
          hint: build with --drafts, or remove 'draft: true' or 'scheduled: true' when it is finished
        """
      ])
  }

  @Test func anchorsAreInLowerCaseAndAreNoted() {
    var links = links()

    let html = render(
      "[a](#Six--Legs) [b](index.md#S_x) [c](#i-Ant%20a) [d](#top) [e](#changes)", &links)

    #expect(
      html == """
        <p><a href="#six--legs">a</a> <a href="../index.html#s_x">b</a> \
        <a href="#i-Ant%20a">c</a> <a href="#top">d</a> <a href="#h-changes">e</a></p>

        """)
    #expect(
      links.anchors.map { "\($0.output)#\($0.id) \($0.place.column)" } == [
        "museum/ant/index.html#six--legs 1", "museum/index.html#s_x 17",
        "museum/ant/index.html#i-Ant a 35", "museum/ant/index.html#h-changes 61",
      ])
  }

  @Test func anchorsStayAsTheyAreWhereRawHTMLMayHoldThem() {
    var links = links(unsafe: true)

    #expect(render("[a](#Six--Legs)", &links) == "<p><a href=\"#Six--Legs\">a</a></p>\n")
    #expect(links.anchors == [])
  }

  @Test func missingAnchorIsAWarning() {
    let place = SourceLocation(file: "a.md", line: 3, column: 5)
    let anchors = [
      RenderedBody.AnchorLink(output: "index.html", id: "legs", place: place),
      RenderedBody.AnchorLink(output: "index.html", id: "lags", place: place),
      RenderedBody.AnchorLink(output: "index.html", id: "wings", place: place),
      RenderedBody.AnchorLink(output: "other.html", id: "legs", place: place),
    ]

    let diagnostics = missingAnchors(anchors) { $0 == "index.html" ? ["legs"] : nil }

    #expect(
      diagnostics.map(\.description) == [
        """
        a.md:3:5: warning: 'index.html' has no heading '#lags'
          hint: did you mean '#legs'?
        """,
        """
        a.md:3:5: warning: 'index.html' has no heading '#wings'
          hint: link to the page only
        """,
      ])
  }
}
