import Foundation
import NIOHTTP1
import TestSupport
import Testing
import VitrineDiagnostics
import VitrineText

@testable import Vitrine
@testable import VitrineServe

/// What pages are told of the site while they are open.
@Suite(.serialized) struct LivePageTests {
  let folder: TemporaryFolder
  private let versions = PageVersions(maxBytes: 1 << 20)

  init() throws {
    folder = try TemporaryFolder()
    try writeSmallContent(to: folder)
  }

  private func build(after old: BuiltSite? = nil) throws -> BuiltSite {
    let options = ServeOptions(BuildOptions(content: folder.path(of: "content")))
    return try buildInMemory(options.build, replacing: old)
  }

  private func reply(_ path: String, _ fields: Fields = [:], showing shown: PreviewState) -> Reply {
    Responder(hosts: AllowedHosts(listeningAt: "127.0.0.1"), versions: versions).reply(
      to: Request(method: .GET, target: path, authority: "localhost:8080", fields: fields),
      showing: shown)
  }

  @Test func theScriptStandsAtTheEndOfTheHead() {
    let state = PageState(of: "", in: PreviewState(site: nil))

    let page = Array("<head><title>a</title></head><p></head>".utf8).live(as: state)
    let fragment = Array("<p>".utf8).live(as: state)

    let script = """
      <script src="/.vitrine/preview.js" data-page="\(state.page)" data-styles="0000000000000000" \
      data-resources="0000000000000000" defer></script>
      """
    #expect(
      String(decoding: page, as: UTF8.self) == "<head><title>a</title>\(script)</head><p></head>")
    #expect(String(decoding: fragment, as: UTF8.self) == "<p>\(script)")
  }

  @Test(arguments: [
    "<head><!-- </head> -->", "<head><script>'</head>'</script>", "<head><title></head></title>",
    "<head><meta name=\"</head>\">",
    // Browsers mend these.
    "<head><meta a\"b>", "<head><!-- a --!>", "<head><script><!-- a</script>",
  ])
  func whatIsNoEndOfTheHeadIsNotTakenForIt(head: String) {
    let page = Array("\(head)</head><p>a".utf8).withInHead("<i>".utf8)

    #expect(String(decoding: page, as: UTF8.self) == "\(head)<i></head><p>a")
  }

  /// A build may end between a page and its first question.
  @Test func whatWasServedCanBeLedToTheNextBuild() throws {
    let old = PreviewState(site: try build())
    _ = reply("/calton/", [.secFetchDestination: "document"], showing: old)
    try folder.write("---\ntitle: Calton Hill\n---\nAnother view.\n", to: "content/calton.md")
    let new = PreviewState(site: try build(after: old.site))

    var page = OpenPage(path: "calton/", version: PageState(of: "calton/", in: old).page)
    let event = String(decoding: page.event(showing: new, from: versions).bytes, as: UTF8.self)

    #expect(event.contains("\"difference\":"))
  }

  @Test(arguments: [
    ("/", true), ("/arthur/", true), ("/404.html", true), ("/nothing", true),
    ("/robots.txt", false), ("/assets/vitrine.css", false), ("/snapshot.json", false),
  ])
  func onlyPagesHaveTheScript(path: String, hasScript: Bool) throws {
    let reply = reply(path, showing: PreviewState(site: try build()))

    let bytes: [UInt8]? =
      switch reply.body {
      case .bytes(let bytes): bytes
      case .file(let file, let range): file.bytes(in: range)
      default: nil
      }
    let text = String(decoding: try #require(bytes), as: UTF8.self)
    #expect(text.contains("/.vitrine/preview.js") == hasScript)
    #expect(reply.headers[.contentLength] == "\(text.utf8.count)")
  }

  @Test func theScriptIsServed() throws {
    let reply = reply("/.vitrine/preview.js", showing: PreviewState(site: nil))

    #expect(reply.status == .ok)
    #expect(reply.headers[.contentType] == "text/javascript; charset=utf-8")
    guard case .bytes(let bytes) = reply.body else {
      Issue.record("\(reply)")
      return
    }
    #expect(String(decoding: bytes, as: UTF8.self).hasPrefix("{\nconst ownStyles = \""))
  }

  @Test func aPageIsAnotherOnlyWhenItsFileIs() throws {
    let old = try build()
    try folder.write("User-agent: a\n", to: "content/robots.txt")
    try folder.write("---\ntitle: Calton Hill\n---\n## Views\n\nNone.\n", to: "content/calton.md")
    let new = try build(after: old)

    let isSame = { (path: String) in
      PageState(of: path, in: PreviewState(site: old))
        == PageState(of: path, in: PreviewState(site: new))
    }
    #expect(isSame("birds/"))
    #expect(isSame("birds/index.html"))
    #expect(isSame("nothing"))
    #expect(!isSame("calton/"))
    #expect(!isSame("calton/index.html"))
  }

  @Test func stylesAndOtherFilesAreToldApart() throws {
    let old = PreviewState(site: try build())
    try folder.write("@layer base { h1 { color: red } }\n", to: "Templates/styles/extra.css")
    try folder.write("h1 { color: red }", to: "content/extra.css")
    let styled = PreviewState(site: try build())
    try folder.write("<svg/>", to: "content/extra.svg")
    let drawn = PreviewState(site: try build())

    #expect(old.loaded.styles != styled.loaded.styles)
    #expect(old.loaded.resources == styled.loaded.resources)
    #expect(styled.loaded.styles == drawn.loaded.styles)
    #expect(styled.loaded.resources != drawn.loaded.resources)
  }

  @Test func picturesOfRecordsAreToldByTheirPages() throws {
    func shown(size: Int) throws -> PreviewState {
      try folder.write(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="\(size)" height="10"/>
        """, to: "content/view.svg")
      try folder.write(
        "---\ntitle: Calton Hill\nimage: { src: view.svg, alt: A view }\n---\n",
        to: "content/calton.md")
      return PreviewState(site: try build())
    }
    let (old, new) = (try shown(size: 10), try shown(size: 20))

    #expect(old.loaded == new.loaded)
    #expect(PageState(of: "", in: old) != PageState(of: "", in: new))
  }

  @Test(
    arguments: [
      [:], [.origin: "http://localhost:8080"], [.secFetchSite: "same-origin"],
      [.origin: "http://localhost:8080", .secFetchSite: "same-origin"],
    ] as [Fields])
  func pagesOfThePreviewAreTold(fields: Fields) {
    let reply = reply(
      "/.vitrine/events?page=%2Fa%2520b%2F", fields, showing: PreviewState(site: nil))

    #expect(reply.status == .ok)
    #expect(reply.headers[.contentType] == "text/event-stream")
    #expect(reply.headers[.cacheControl] == "no-store")
    guard case .events(OpenPage(path: "a b/", version: nil)) = reply.body else {
      Issue.record("\(reply)")
      return
    }
  }

  @Test(
    arguments: [
      [.origin: "http://evil.example"], [.origin: "null"], [.origin: "http://localhost:8081"],
      [.origin: "https://localhost:8080"], [.origin: "http://localhost"], [.origin: ""],
      [.secFetchSite: "cross-site"], [.secFetchSite: "same-site"],
      [.origin: "http://localhost:8080", .secFetchSite: "cross-site"],
    ] as [Fields])
  func pagesFromElsewhereAreNot(fields: Fields) {
    #expect(
      reply("/.vitrine/events?page=/", fields, showing: PreviewState(site: nil)).status
        == .forbidden)
  }

  @Test func aPageSaysItsVersion() {
    let reply = reply(
      "/.vitrine/events?page=%2Fa%2F&version=0123456789abcdef", showing: PreviewState(site: nil))

    let version = ContentHash("0123456789abcdef")
    guard case .events(OpenPage(path: "a/", version: version)) = reply.body else {
      Issue.record("\(reply)")
      return
    }
  }

  @Test(arguments: [
    "", "?", "?page", "?page=", "?page=a", "?page=%2F%2500", "?page=%", "?a=/", "?page=/&",
    "?page=/&version=", "?page=/&version=a", "?version=0123456789abcdef",
    "?page=/&version=0123456789abcdef&a=b",
  ])
  func aStreamIsForAPage(query: String) {
    #expect(
      reply("/.vitrine/events\(query)", showing: PreviewState(site: nil)).status == .badRequest)
  }

  @Test func theFirstEventIsTheStateAndTheNextEveryBuild() async throws {
    let server = try await RunningServer(content: folder.path(of: "content"))
    let connection = try RawConnection(port: server.port)
    try await connection.send(
      "GET /.vitrine/events?page=%2Farthur%2F HTTP/1.1\r\nHost: localhost\r\n\r\n")

    let first = try await connection.receive(until: "}\n\n").text
    let state = PageState(of: "arthur/", in: PreviewState(site: try build()))
    #expect(
      first.contains(
        """
        data: {"page":"\(state.page)","styles":"\(state.loaded.styles)",\
        "resources":"\(state.loaded.resources)"}


        """), "\(first)")

    let old = state
    try folder.write("---\ntitle: The seat\n---\nA hill.\n", to: "content/arthur.md")
    let next = try await connection.receive(until: "}\n\n").text
    let changed = PageState(of: "arthur/", in: PreviewState(site: try build()))
    #expect(next.contains(#"data: {"page":"\#(changed.page)","#))
    #expect(next.contains(#","version":"\#(old.page)","difference":{"count":2,"children":["#))
    #expect(next.contains("The seat"))

    try folder.write("---\ntitel: Birds\n---\n", to: "content/birds/index.md")
    let second = try await connection.receive(until: "}\n\n").text
    #expect(second.contains(#""page":"\#(changed.page)""#))
    #expect(!second.contains("difference"))
    #expect(second.contains(#""heading":"1 error: the site cannot be built""#))
    #expect(second.contains(#""problems":"<ol>\n<li>\n<p class=\"place\">birds/index.md:2:1"#))

    try folder.write("---\ntitle: Birds\n---\n", to: "content/birds/index.md")
    let third = try await connection.receive(until: "}\n\n").text
    #expect(!third.contains("problems"))
  }

  @Test func aStreamEndsWhenThePageGoes() async throws {
    let preview = Preview()
    preview.show(PreviewState(site: nil))
    var options = ServeOptions(BuildOptions(content: folder.path(of: "content")))
    options.port = 0
    let server = SiteServer(options: options, preview: preview)
    let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
    let serving = Task { try await server.run { continuation.yield($0) } }
    defer { serving.cancel() }
    let port = try #require(await ports.first { _ in true })

    var connections = try (0..<20).map { _ in try RawConnection(port: port) }
    for connection in connections {
      try await connection.send(
        "GET /.vitrine/events?page=/ HTTP/1.1\r\nHost: localhost\r\n\r\n")
      _ = try await connection.receive(until: "}\n\n")
    }
    #expect(preview.listenerCount == 20)

    connections.removeLast(15)
    for _ in 0..<3000 where preview.listenerCount != 5 {
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(preview.listenerCount == 5)
    connections = []
    for _ in 0..<3000 where preview.listenerCount != 0 {
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(preview.listenerCount == 0)
  }

  @Test func moreProblemsThanAPageShowsAreCounted() throws {
    let diagnostic = Diagnostic(.error, kind: "a", at: nil, "<wrong>", hint: "mend & save")
    let shown = PreviewState(
      site: nil, problems: Array(repeating: Problem(diagnostic: diagnostic), count: 2),
      problemCount: 7)

    #expect(shown.problemHeading == "7 errors: the site cannot be built")
    #expect(
      String(decoding: shown.problemList, as: UTF8.self) == """
        <ol>
        <li>
        <p class="message">&lt;wrong&gt;</p>
        <p class="hint">mend &amp; save</p>
        </li>
        <li>
        <p class="message">&lt;wrong&gt;</p>
        <p class="hint">mend &amp; save</p>
        </li>
        </ol>
        <p>and 5 more, which the terminal shows</p>

        """)
  }
}
