import Foundation
import NIOHTTP1
import TestSupport
import Testing
import VitrineText

@testable import Vitrine
@testable import VitrineServe

/// The answers to requests, without a network.
@Suite struct ResponderTests {
  let site: BuiltSite
  let responder = Responder(
    hosts: AllowedHosts(listeningAt: "127.0.0.1"), versions: PageVersions(maxBytes: 0))

  /// Built once; its folder stays as long as the tests run.
  private static let built = Result {
    let folder = try TemporaryFolder()
    try writeSmallContent(to: folder)
    try folder.write("0123456789", to: "content/digits.bin")
    try folder.write("title: Small\nfiles: [digits.bin]\n", to: "content/site.yml")
    try folder.write("", to: "content/empty.txt")
    try folder.write("a", to: "content/größe 1%.txt")
    try folder.write("b", to: "content/data/points.json")
    let options = ServeOptions(BuildOptions(content: folder.path(of: "content")))
    return (folder, try buildInMemory(options.build))
  }

  init() throws {
    site = try Self.built.get().1
  }

  private func reply(
    _ path: String, _ fields: Fields = [:], method: HTTPMethod = .GET,
    host: String? = "localhost:8080"
  ) -> Reply {
    let request = Request(method: method, target: path, authority: host, fields: fields)
    return responder.reply(to: request, showing: PreviewState(site: site))
  }

  private func text(_ reply: Reply) throws -> String {
    let bytes =
      switch reply.body {
      case .none, .events, .change: [UInt8]()
      case .bytes(let bytes): bytes
      case .file(let file, let range): try #require(file.bytes(in: range))
      }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func tag(_ path: String) throws -> String {
    "\"\(ContentHash(of: Array(try text(reply(path)).utf8)))\""
  }

  @Test(arguments: [
    ("/", "Hills</h1>", "text/html; charset=utf-8"),
    ("/?a=b", "Hills</h1>", "text/html; charset=utf-8"),
    ("/index.html#there", "Hills</h1>", "text/html; charset=utf-8"),
    ("/arthur/", "<title>Arthur&#39;s Seat – Small</title>", "text/html; charset=utf-8"),
    ("/arthur/index.html", "<title>Arthur&#39;s Seat – Small</title>", "text/html; charset=utf-8"),
    ("/%61rthur%2Findex.html", "Arthur", "text/html; charset=utf-8"),
    ("/404.html", "Page not found", "text/html; charset=utf-8"),
    ("/assets/vitrine.css", "@layer", "text/css; charset=utf-8"),
    ("/assets/icon.svg", "<svg", "image/svg+xml"),
    ("/snapshot.json", "{", "application/json"),
    ("/robots.txt", "User-agent: *\n", "text/plain; charset=utf-8"),
    ("/digits.bin", "0123456789", "application/octet-stream"),
    ("/empty.txt", "", "text/plain; charset=utf-8"),
    ("/gr%C3%B6%C3%9Fe%201%25.txt", "a", "text/plain; charset=utf-8"),
  ])
  func aFileOfTheSiteIsAnswered(path: String, start: String, type: String) throws {
    let reply = reply(path)
    let text = try text(reply)
    let headers: Fields = [
      .eTag: "\"\(ContentHash(of: Array(text.utf8)))\"", .cacheControl: "no-cache",
      .acceptRanges: "bytes", .contentType: type, .contentLength: "\(text.utf8.count)",
      .xContentTypeOptions: "nosniff", .crossOriginResourcePolicy: "same-origin",
    ]

    #expect(reply.status == .ok)
    #expect(start.isEmpty ? text.isEmpty : text.contains(start))
    #expect(reply.headers == headers)
  }

  @Test(arguments: [
    ("/arthur", "/arthur/"), ("/birds?sort=a/b#x", "/birds/?sort=a/b#x"),
    ("/%61rthur", "/%61rthur/"),
  ])
  func aFolderWithoutItsSlashLeadsToTheOneWithIt(path: String, location: String) {
    let reply = reply(path)

    #expect(reply.status == .found)
    #expect(reply.headers[.location] == location)
  }

  @Test(arguments: [
    "/nothing", "/arthur/nothing.html", "/data", "/data/", "/assets/", "//", "//evil.example",
    "//arthur", "/arthur//", "/arthur/.", "/./", "/content/index.md", "/index.md", "/site.yml",
    // Out of the site, by every spelling.
    "/../site/index.html", "/..", "/arthur/../index.html", "/../../../../etc/passwd",
    "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc/passwd", "/.%2e/etc/passwd",
    "/%252e%252e/%252e%252e/etc/passwd", "/%25%32%65%25%32%65/etc/passwd",
    #"/..\..\etc\passwd"#, "/..%5c..%5cetc%5cpasswd", "/%2Fetc%2Fpasswd", "//etc/passwd",
    "/file:///etc/passwd", "/C:/Windows/win.ini", "/.git/config", "/..;/index.html",
    "/\u{2025}/index.html", "/\u{FF0E}\u{FF0E}/index.html", "/.vitrine/files",
  ])
  func whatIsNotOfTheSiteIsThe404Page(path: String) throws {
    let reply = reply(path)

    #expect(reply.status == .notFound)
    #expect(try text(reply).contains("Page not found"))
    #expect(reply.headers[.contentType] == "text/html; charset=utf-8")
    #expect(reply.headers[.eTag] == nil)
  }

  @Test(arguments: [
    "", "arthur/", "*", "http://localhost:8080/", "/%", "/%4", "/%4g", "/%zz", "/a%00.html",
    "/%00", "/index.html%00.png", "/%0d%0aSet-Cookie:a=b", "/%7f", "/%09",
    // No UTF-8: overlong forms of '.' and '/', a half of a pair, a byte that is never there.
    "/%c0%ae%c0%ae/etc/passwd", "/%c0%af", "/%e0%80%af", "/%f0%80%80%af", "/%ed%a0%80", "/%ff",
    "/%c3", "/%u002e",
  ])
  func whatIsNoAddressIsRefused(path: String) throws {
    let reply = reply(path)

    #expect(reply.status == .badRequest)
    #expect(try text(reply) == "This is not the address of a page.\n")
  }

  @Test(arguments: [
    "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "PROPFIND", "get",
  ])
  func otherMethodsAreRefused(method: String) {
    let reply = reply("/", method: HTTPMethod(rawValue: method))

    #expect(reply.status == .methodNotAllowed)
    #expect(reply.headers[.allow] == "GET, HEAD")
  }

  @Test(arguments: ["/", "/robots.txt", "/nothing", "/%", "/birds"])
  func headIsGetWithoutTheBody(path: String) throws {
    let head = reply(path, method: .HEAD)
    let get = reply(path)

    #expect(head.status == get.status)
    #expect(head.headers == get.headers)
    #expect(try text(head) == "")
  }

  @Test(arguments: [
    "TAG", "W/TAG", "*", " * ", "\"a\", TAG", "\"a\",W/TAG ,\"b\"", "\"a,b\", TAG", "\"\", TAG",
  ])
  func whoKnowsTheFileGetsNoneAgain(field: String) throws {
    let tag = try tag("/arthur/")
    let field = field.replacingOccurrences(of: "TAG", with: tag)

    for method in [HTTPMethod.GET, .HEAD] {
      let reply = reply("/arthur/", [.ifNoneMatch: field, .range: "bytes=0-1"], method: method)

      #expect(reply.status == .notModified)
      #expect(try text(reply) == "")
      #expect(reply.headers[.eTag] == tag)
      #expect(reply.headers[.cacheControl] == "no-cache")
      #expect(reply.headers[.contentLength] == nil)
    }
  }

  @Test(arguments: [
    "\"a\"", "w/TAG", "\"a", "HASH", "\"*\"", "", "\"", "a TAG", "\"a\"; TAG",
  ])
  func whoKnowsAnotherGetsTheFile(field: String) throws {
    let tag = try tag("/arthur/")
    let value = field.replacingOccurrences(of: "TAG", with: tag)
      .replacingOccurrences(of: "HASH", with: tag.replacingOccurrences(of: "\"", with: ""))

    #expect(reply("/arthur/", [.ifNoneMatch: value]).status == .ok)
  }

  @Test func severalFieldsAreOneList() throws {
    let tag = try tag("/arthur/")
    let head = HTTPRequestHead(
      version: .http1_1, method: .GET, uri: "/arthur/",
      headers: ["Host": "localhost", "If-None-Match": "\"a\"", "if-none-match": tag])

    let reply = responder.reply(to: Request(head), showing: PreviewState(site: site))

    #expect(reply.status == .notModified)
  }

  @Test func anAddressThatIsNotThereIsNotKnown() {
    #expect(reply("/nothing", [.ifNoneMatch: "*"]).status == .notFound)
  }

  @Test(arguments: [
    ("bytes=0-0", "0", "0-0"), ("bytes=0-9", "0123456789", "0-9"), ("bytes=3-5", "345", "3-5"),
    ("bytes=7-", "789", "7-9"), ("bytes=-2", "89", "8-9"), ("bytes=-99", "0123456789", "0-9"),
    ("bytes=9-99", "9", "9-9"), ("bytes=5-99999999999999999999", "56789", "5-9"),
    ("Bytes=1-2", "12", "1-2"), ("bytes = 1-2 ", "12", "1-2"),
  ])
  func aPartOfAFileIsAnswered(field: String, expected: String, range: String) throws {
    let reply = reply("/digits.bin", [.range: field])

    #expect(reply.status == .partialContent)
    #expect(try text(reply) == expected)
    #expect(reply.headers[.contentRange] == "bytes \(range)/10")
    #expect(reply.headers[.contentLength] == "\(expected.count)")
    #expect(reply.headers[.contentType] == "application/octet-stream")
  }

  @Test(arguments: ["bytes=10-", "bytes=10-11", "bytes=99999999999999999999-", "bytes=-0"])
  func aPartThatIsNotThereIsRefused(field: String) {
    let reply = reply("/digits.bin", [.range: field])

    #expect(reply.status == .rangeNotSatisfiable)
    #expect(reply.headers[.contentRange] == "bytes */10")
  }

  @Test(arguments: [
    "bytes=5-3", "bytes=", "bytes=-", "bytes=a-b", "bytes=+1-2", "bytes=1-2-3", "bytes=0-1,3-4",
    "lines=1-2", "bytes", "bytes=0x1-2", "bytes=--1", "bytes=1 -2",
  ])
  func whatIsNoPartIsTheWhole(field: String) throws {
    let reply = reply("/digits.bin", [.range: field])

    #expect(reply.status == .ok)
    #expect(try text(reply) == "0123456789")
  }

  @Test func anEmptyFileHasNoPart() {
    #expect(reply("/empty.txt", [.range: "bytes=0-"]).status == .rangeNotSatisfiable)
    #expect(reply("/empty.txt", [.range: "bytes=-5"]).status == .rangeNotSatisfiable)
  }

  @Test func aPartIsAnsweredOnlyOfTheFileThatIsKnown() throws {
    let tag = try tag("/digits.bin")
    let part: (String) -> HTTPResponseStatus = { condition in
      self.reply("/digits.bin", [.range: "bytes=1-2", .ifRange: condition]).status
    }

    #expect(part(tag) == .partialContent)
    #expect(part("W/\(tag)") == .ok)
    #expect(part("\"a\"") == .ok)
    #expect(part("Wed, 21 Oct 2026 07:28:00 GMT") == .ok)
    #expect(reply("/digits.bin", [.range: "bytes=99-", .ifRange: "\"a\""]).status == .ok)
  }

  @Test func headHasNoParts() {
    #expect(reply("/digits.bin", [.range: "bytes=1-2"], method: .HEAD).status == .ok)
  }

  @Test(arguments: [
    "localhost", "localhost:8080", "LocalHost:1", "127.0.0.1", "127.0.0.1:8080", "[::1]",
    "[::1]:8080", "localhost:", "localhost:0", "127.0.0.1:65535", "[::1]:00080",
  ])
  func theMachinesOwnNamesAreAnswered(host: String) {
    #expect(reply("/", host: host).status == .ok)
  }

  @Test(arguments: [
    "evil.example", "evil.example:8080", "localhost.evil.example", "127.0.0.1.evil.example",
    "localhost@evil.example", "evil.example@localhost:80", "localhost:80:80", "localhost:8a",
    "127.0.0.2", "127.1", "0.0.0.0", "0", "[::]", "[::1", "::1", "[::1]x", "[::ffff:127.0.0.1]",
    "192.168.1.5", "localhost.", "", "[localhost]", "localhost/", "\u{FF4C}ocalhost",
    "127.0.0.1:99999999", "localhost:65536", "[::1]:70000", "localhost:99999999999999999999",
    "localhost:+80", "localhost:-1", "localhost: 80", "localhost:\u{0660}",
  ])
  func anyOtherNameIsRefused(host: String) throws {
    let reply = reply("/", host: host)

    #expect(reply.status == .misdirectedRequest)
    let words = try text(reply)
    let name = try #require(words.firstMatch(of: /--allow-host (\S+), or/)).1
    #expect(
      words == """
        This preview is not available at '\(host)'. Use localhost instead. If this is the name of your proxy or container, start the preview with --allow-host \(name), or set allowHost: \(name) in site.yml.

        """)
    // Who does that is answered, if what was asked for is a name.
    let followed = AllowedHosts(listeningAt: "127.0.0.1", and: [String(name)])
    #expect(name == "NAME" || followed.contains(host))
    #expect(name != "NAME" || !host.contains("example") || host.contains("@"))
    #expect(reply.headers[.contentType] == "text/plain; charset=utf-8")
  }

  /// A proxy may take visitors by https; this machine does not.
  @Test(arguments: [
    ("docs.example.test", "https://docs.example.test", true),
    ("docs.example.test", "http://docs.example.test", true),
    ("docs.example.test", "https://evil.example", false),
    ("localhost:8080", "https://localhost:8080", false),
  ])
  func aPageSaysWhereItIsFrom(host: String, origin: String, isOwn: Bool) {
    let request = Request(method: .POST, target: "/", authority: host, fields: [.origin: origin])

    #expect(request.isFromOwnPage == isOwn)
  }

  @Test func aRequestNamesOneHost() {
    #expect(reply("/", host: nil).status == .badRequest)
  }

  @Test(arguments: [
    ("mymac.local", ["mymac.local", "MyMac.local:8080", "localhost"], ["192.168.1.5", "my"]),
    ("192.168.1.5", ["192.168.1.5:8080", "127.0.0.1"], ["192.168.1.6", "0.0.0.0"]),
    ("fe80::1", ["[fe80::1]:8080"], ["[fe80::2]", "fe80::1"]),
    ("0.0.0.0", ["192.168.1.5:8080", "[fe80::1]", "0.0.0.0"], ["evil.example", "1.2.3", "[x:y]"]),
    ("::", ["192.168.1.5", "[fe80::1]:80"], ["evil.example"]),
  ])
  func whereItListensIsAName(host: String, allowed: [String], refused: [String]) {
    let hosts = AllowedHosts(listeningAt: host)

    #expect(allowed.filter { !hosts.contains($0) } == [])
    #expect(refused.filter { hosts.contains($0) } == [])
  }

  /// By the option or by `site.yml`.
  @Test func aNameThatIsAllowedIsAnswered() {
    let hosts = AllowedHosts(listeningAt: "0.0.0.0", and: ["Docs.example.test"])

    for host in ["docs.example.test", "DOCS.example.test:443", "localhost", "10.0.0.1"] {
      #expect(hosts.contains(host))
    }
    #expect(!hosts.contains("example.test") && !hosts.contains("a.docs.example.test"))
    #expect(hosts.contains("docs.github.dev:8080", or: ["docs.github.dev"]))
  }

  @Test(
    arguments: [
      [.contentLength: "1"], [.contentLength: "99999999999999"], [.transferEncoding: "chunked"],
      [.contentLength: "x"],
    ] as [Fields])
  func aRequestHasNoContent(fields: Fields) {
    #expect(reply("/", fields).status == .payloadTooLarge)
    #expect(reply("/", [.contentLength: "0"]).status == .ok)
  }
}
