import NIOHTTP1
import TestSupport
import Testing
import VitrineText

@testable import Vitrine
@testable import VitrineServe

extension [UInt8] {
  fileprivate func replacing(_ index: Int, by byte: UInt8) -> [UInt8] {
    var bytes = self
    bytes[index] = byte
    return bytes
  }
}

/// Requests to change an order, each refusal with its words.
@Suite struct EditRequestTests {
  let folder: TemporaryFolder
  let options: BuildOptions
  let editing: OrderEditor

  init() throws {
    folder = try TemporaryFolder()
    try writeEditableContent(to: folder)
    options = BuildOptions(content: folder.path(of: "content"))
    editing = OrderEditor(options) { _ in }
  }

  func reply(
    _ path: String, _ fields: Fields = [:], method: HTTPMethod = .POST,
    host: String = "localhost:8080", isEditable: Bool = true
  ) throws -> Reply {
    let responder = Responder(
      hosts: AllowedHosts(listeningAt: "127.0.0.1"), versions: PageVersions(maxBytes: 0),
      editing: isEditable ? editing : nil)
    return responder.reply(
      to: Request(method: method, target: path, authority: host, fields: fields),
      showing: PreviewState(site: try buildInMemory(options)))
  }

  func text(_ reply: Reply) -> String {
    if case .bytes(let bytes) = reply.body { return String(decoding: bytes, as: UTF8.self) }
    return "\(reply.body)"
  }

  private var right: Fields {
    [
      .origin: "http://localhost:8080", .editToken: editing.token.text,
      .contentType: "application/json", .contentLength: "300",
    ]
  }

  @Test func aPageOfThePreviewMayAsk() throws {
    for type in ["application/json", "application/json; charset=utf-8", "Application/JSON"] {
      var fields = right
      fields[.contentType] = type
      fields[.secFetchSite] = "same-origin"
      let reply = try reply("/.vitrine/reorder", fields)

      #expect(reply.status == .ok)
      guard case .change = reply.body else {
        Issue.record("\(reply)")
        continue
      }
    }
  }

  @Test(
    arguments: [
      ([.origin: nil], 403, "Only pages of this preview can change the order."),
      ([.origin: "http://evil.example"], 403, "Only pages of this preview can change the order."),
      ([.origin: "null"], 403, "Only pages of this preview can change the order."),
      (
        [.origin: "https://localhost:8080"], 403, "Only pages of this preview can change the order."
      ),
      ([.origin: "http://localhost:8081"], 403, "Only pages of this preview can change the order."),
      ([.origin: "http://localhost"], 403, "Only pages of this preview can change the order."),
      ([.secFetchSite: "cross-site"], 403, "Only pages of this preview can change the order."),
      ([.secFetchSite: "none"], 403, "Only pages of this preview can change the order."),
      ([.editToken: nil], 403, "This page is from an earlier run of the preview. Reload it."),
      ([.editToken: ""], 403, "This page is from an earlier run of the preview. Reload it."),
      (
        [.editToken: String(repeating: "0", count: 64)], 403,
        "This page is from an earlier run of the preview. Reload it."
      ),
      ([.contentType: nil], 415, "Changes must be JSON."),
      ([.contentType: "text/plain"], 415, "Changes must be JSON."),
      ([.contentType: "application/x-www-form-urlencoded"], 415, "Changes must be JSON."),
      ([.contentType: "application/jsonp"], 415, "Changes must be JSON."),
      ([.contentEncoding: "gzip"], 415, "Changes must be JSON."),
      ([.transferEncoding: "gzip, chunked"], 501, "Send changes unencoded, or in chunks."),
      ([.contentLength: "65537"], 413, "Changes can have at most 65536 bytes."),
      ([.contentLength: "99999999999999999999"], 413, "Changes can have at most 65536 bytes."),
      ([.contentLength: "x"], 413, "Changes can have at most 65536 bytes."),
    ] as [([FieldName: String?], Int, String)])
  func othersMayNot(changes: [FieldName: String?], status: Int, words: String) throws {
    var fields = right
    for (name, value) in changes { fields[name] = value }

    let reply = try reply("/.vitrine/reorder", fields)

    #expect(Int(reply.status.code) == status)
    #expect(text(reply) == words + "\n")
    #expect(reply.headers[.xContentTypeOptions] == "nosniff")
  }

  @Test func onlyPostChangesAnything() throws {
    for method in [HTTPMethod.GET, .HEAD, .PUT, .DELETE, .OPTIONS] {
      let reply = try reply("/.vitrine/reorder", right, method: method)

      #expect(reply.status == .methodNotAllowed)
      #expect(reply.headers[.allow] == "POST")
    }
    #expect(try reply("/", right).status == .methodNotAllowed)
    #expect(
      try reply("/.vitrine/reorder", right, host: "evil.example").status == .misdirectedRequest)
  }

  @Test func withoutEditingItIsAnAddressLikeAnyOther() throws {
    let post = try reply("/.vitrine/reorder", right, isEditable: false)
    let other = try reply("/nothing", right, isEditable: false)
    #expect(post.status == other.status && text(post) == text(other))
    #expect(post.status == .methodNotAllowed)

    for path in ["/.vitrine/reorder", "/.vitrine/reorder.js"] {
      let get = try reply(path, method: .GET, isEditable: false)
      #expect(get.status == .notFound)
    }
    let page = text(try reply("/birds/", method: .GET, isEditable: false))
    #expect(!page.contains("reorder") && !page.contains("data-token"))
  }

  // MARK: - Pages

  @Test func aPageHasTheScriptAndItsOrder() throws {
    let reply = try reply("/birds/", method: .GET)
    let hash = try #require(try buildInMemory(options).order(ofPage: "birds/index.html"))
      .hash

    #expect(
      text(reply).contains(
        """
        <script src="/.vitrine/reorder.js" data-token="\(editing.token.text)" \
        data-order="{&quot;hash&quot;:&quot;\(hash)&quot;,&quot;sections&quot;:\
        [{&quot;id&quot;:&quot;s-by-hand&quot;},{&quot;id&quot;:&quot;s-by-name&quot;,\
        &quot;fixed&quot;:&quot;they are sorted by title&quot;}]}" defer></script></head>
        """), "\(text(reply).prefix(4000))")
    #expect(reply.headers[.contentSecurityPolicy] == "frame-ancestors 'self'")
  }

  /// They may come to have a list while they are open.
  @Test(arguments: ["/", "/hills/calton/"])
  func pagesWithoutListsHaveTheScript(path: String) throws {
    try folder.write("---\ntitle: Calton\n---\nA text.\n", to: "content/hills/calton.md")
    let reply = try reply(path, method: .GET)

    #expect(text(reply).contains("&quot;sections&quot;:[]}\" defer></script></head>"))
    #expect(reply.headers[.contentSecurityPolicy] == "frame-ancestors 'self'")
  }

  @Test(arguments: [false, true])
  func anOpenPageIsToldWhatCanBeMoved(isEditable: Bool) throws {
    let site = try buildInMemory(options)
    let reply = try reply(
      "/.vitrine/events?page=/hills/", method: .GET, isEditable: isEditable)
    guard case .events(var page) = reply.body else {
      Issue.record("\(reply)")
      return
    }

    let event = String(
      decoding: page.event(showing: PreviewState(site: site), from: PageVersions(maxBytes: 0))
        .bytes,
      as: UTF8.self)

    let known = try #require(site.order(ofPage: "hills/index.html"))
    let exchange = try #require(known.sections[0].exchange)
    let order = """
      "order":{"hash":"\(known.hash)","sections":\
      [{"id":"s-high","exchange":\(exchange)},{"id":"s-low","exchange":\(exchange)}]}
      """
    #expect(event.contains(isEditable ? order : "\"page\":"), "\(event)")
    #expect(event.contains("\"order\":") == isEditable)
  }

  @Test(arguments: ["/birds/wren/", "/nothing", "/404.html", "/robots.txt", "/snapshot.json"])
  func othersHaveNone(path: String) throws {
    #expect(!text(try reply(path, method: .GET)).contains(editing.token.text))
  }

  @Test func theScriptIsServed() throws {
    let reply = try reply("/.vitrine/reorder.js", method: .GET)

    #expect(reply.headers[.contentType] == "text/javascript; charset=utf-8")
    #expect(text(reply).hasPrefix("{\nconst ownStyles = \""))
    #expect(text(reply).hasSuffix("}\n"))
  }

  @Test func theTokenIsAnotherInEveryRun() {
    let tokens = Set((0..<100).map { _ in EditToken().text })

    #expect(tokens.count == 100)
    #expect(tokens.allSatisfy { $0.wholeMatch(of: /[0-9a-f]{64}/) != nil })
    let token = EditToken()
    #expect(token.matches(token.text))
    #expect(!token.matches(EditToken().text))
    #expect(!token.matches(String(token.text.dropLast())))
    #expect(!token.matches(token.text + "0"))
  }

  @Test func noOtherTextIsTheToken() {
    var random = SplitMix64(seed: 17)
    let digits = Array("0123456789abcdef".utf8)
    for _ in 0..<10 {
      let token = EditToken()
      let right = Array(token.text.utf8)
      var wrong = (0...130).flatMap { length in
        (0..<8).map { _ in (0..<length).map { _ in digits.randomElement(using: &random)! } }
      }
      wrong += (0...130).map { right.prefix($0) + right.dropFirst($0).map { $0 ^ 1 } }
      for index in right.indices {
        wrong += (0..<7).map { bit in right.replacing(index, by: right[index] ^ 1 << bit) }
        wrong += digits.map { right.replacing(index, by: $0) }
        for other in right.indices.dropFirst(index + 1) {
          var swapped = right
          swapped.swapAt(index, other)
          wrong.append(swapped)
        }
      }
      wrong += [Array(token.text.uppercased().utf8), right + [0], right + right, right.reversed()]

      let passed = wrong.filter { bytes in
        bytes != right && token.matches(String(decoding: bytes, as: UTF8.self))
      }

      #expect(passed.count == 0)
    }
  }

  /// The last digit of each makes up for all that is wrong before it, where `|` and `^` are taken in
  /// the order in which they stand.
  @Test func digitsThatMakeUpForEachOtherAreNotTheToken() {
    var random = SplitMix64(seed: 4)
    for _ in 0..<100 {
      let token = EditToken()
      let right = Array(token.text.utf8)
      var wrong = right.dropLast().map { _ in UInt8.random(in: 0x30...0x39, using: &random) }
      let sum = zip(right, wrong).reduce(UInt8(0)) { ($0 | $1.0) ^ $1.1 }
      wrong.append(sum | right.last!)

      #expect(!token.matches(String(decoding: wrong, as: UTF8.self)))
    }
  }

  /// Opened by itself such a file is of the origin of the pages, and its script could read their token.
  @Test(arguments: ["a.svg", "b.xml", "c.atom", "d.rss"])
  func filesThatMayHoldScriptsRunNone(name: String) throws {
    try folder.write(
      #"<svg xmlns="http://www.w3.org/2000/svg"><script>fetch("/")</script></svg>"#,
      to: "content/\(name)")
    let policy =
      "default-src 'none'; img-src data:; style-src 'unsafe-inline'; font-src data:; sandbox"

    let reply = try reply("/\(name)", method: .GET)

    #expect(reply.status == .ok)
    #expect(reply.headers[.contentSecurityPolicy] == policy)
    let known = try self.reply("/\(name)", [.ifNoneMatch: reply.headers[.eTag]!], method: .GET)
    #expect(known.status == .notModified && known.headers[.contentSecurityPolicy] == policy)
    let plain = try self.reply("/\(name)", method: .GET, isEditable: false)
    #expect(plain.headers[.contentSecurityPolicy] == nil)
  }
}
