import Foundation
import Glibc
import Synchronization
import TestSupport
import Testing
import VitrineSystem

@testable import Vitrine
@testable import VitrineServe

/// The server on a real connection, asked for what no browser asks.
@Suite(.serialized) struct ServerTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try writeSmallContent(to: folder)
  }

  private func server(timeout: Duration = .seconds(30)) async throws -> RunningServer {
    try await RunningServer(content: folder.path(of: "content"), timeout: timeout)
  }

  private static let page = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n"

  @Test func aPageIsServedAndAnotherOnTheSameConnection() async throws {
    let server = try await server()
    let connection = try RawConnection(port: server.port)

    for _ in 0..<3 {
      try await connection.send(Self.page)
      let answer = try await connection.receive(until: "</html>").text
      #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
      #expect(answer.contains("Hills</h1>"))
    }
  }

  @Test func requestsThatComeAtOnceAreAnsweredInOrder() async throws {
    let server = try await server()
    let connection = try RawConnection(port: server.port)

    let paths = ["/robots.txt", "/nothing", "/arthur", "/robots.txt"]
    let heads = paths.map { "HEAD \($0) HTTP/1.1\r\nHost: localhost\r\n" }
    try await connection.send(heads.joined(separator: "\r\n") + "Connection: close\r\n\r\n")

    let answer = try await connection.receive().text
    #expect(
      answer.matches(of: /HTTP\/1.1 (\d+)/).map { String($0.1) } == ["200", "404", "302", "200"])
  }

  @Test(arguments: ["HTTP/1.1\r\nConnection: Close", "HTTP/1.0"])
  func aConnectionEndsWithTheLastReply(version: String) async throws {
    let server = try await server()
    let connection = try RawConnection(port: server.port)

    try await connection.send("GET /robots.txt \(version)\r\nHost: localhost\r\n\r\n")

    let (answer, isClosed) = try await connection.receive(seconds: 20)
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n") && isClosed)
  }

  @Test(arguments: [
    ("GET /../../etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n", "404"),
    ("GET /%2e%2e/etc/passwd HTTP/1.1\r\nHost: localhost\r\n\r\n", "404"),
    ("GET /%c0%ae%c0%ae/ HTTP/1.1\r\nHost: localhost\r\n\r\n", "400"),
    ("GET /\0 HTTP/1.1\r\nHost: localhost\r\n\r\n", "400"),
    ("GET /\u{1} HTTP/1.1\r\nHost: localhost\r\n\r\n", "400"),
    ("GET /a b HTTP/1.1\r\nHost: localhost\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", "421"),
    ("GET / HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\nhost: localhost\r\nHOST: localhost\r\n\r\n", "400"),
    ("GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\n\r\n", "421"),
    ("CONNECT evil.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n", "405"),
    ("OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n", "405"),
    ("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabc", "405"),
    ("GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nabc", "413"),
    (
      "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nContent-Length: 4\r\n\r\nabc",
      "400"
    ),
    ("GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n", "413"),
    (
      "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
      "400"
    ),
    ("GET / HTTP/1.1\r\nHost: localhost\r\nA\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\nHost: localhost\r\nA : b\r\n\r\n", "400"),
    ("GET / HTTP/9.9\r\nHost: localhost\r\n\r\n", "400"),
    ("\u{16}\u{3}\u{1}\u{2}\0\u{1}\0", "400"),
    ("\r\n\r\n\r\n<html>", "400"),
  ])
  func aHostileRequestIsRefused(request: String, status: String) async throws {
    let server = try await server()
    let connection = try RawConnection(port: server.port)

    try await connection.send(request)

    #expect(try await connection.receive(until: "\r\n\r\n").text.hasPrefix("HTTP/1.1 \(status) "))
    #expect(try await server.get("/").hasPrefix("HTTP/1.1 200 "))
  }

  /// What begins, what comes again and again, how often, and what ends: a log has no room for it.
  @Test(arguments: [
    ("GET /", "a", 1 << 20, " HTTP/1.1\r\nHost: localhost\r\n\r\n"),
    ("GET / HTTP/1.1\r\nHost: localhost\r\nA: ", "a", 1 << 20, "\r\n\r\n"),
    ("GET / HTTP/1.1\r\nHost: localhost\r\n", "A: b\r\n", 1000, "\r\n"),
    ("", "A", 1 << 20, ""), ("", "\r\n", 1 << 20, ""),
  ])
  func aHeadWithoutEndIsNotRead(start: String, middle: String, count: Int, end: String) async throws
  {
    let server = try await server()
    let connection = try RawConnection(port: server.port)

    try await connection.send(start + String(repeating: middle, count: count) + end)

    let (answer, isClosed) = try await connection.receive()
    #expect(isClosed)
    #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 400 "))
  }

  @Test(arguments: [
    "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n",
  ])
  func contentWithoutEndIsNotRead(head: String) async throws {
    let server = try await server()
    let connection = try RawConnection(port: server.port)

    try await connection.send(head)
    let chunk = "10000\r\n" + String(repeating: "a", count: 0x10000) + "\r\n"
    var sent = 0
    while sent < 1000, try await connection.send(chunk) { sent += 1 }

    #expect(sent < 1000)
  }

  @Test func whoSaysNothingOrLittleIsSentAway() async throws {
    let server = try await server(timeout: .milliseconds(300))
    let silent = try RawConnection(port: server.port)
    let slow = try RawConnection(port: server.port)
    let idle = try RawConnection(port: server.port)
    try await idle.send(Self.page)
    _ = try await idle.receive(until: "</html>")

    let start = ContinuousClock.now
    try await slow.send("GET / HTTP/1.1\r\nHost: localhost\r\n")
    while try await slow.send("A: b\r\n"), start.duration(to: .now) < .seconds(30) {
      try await Task.sleep(for: .milliseconds(50))
    }

    #expect(start.duration(to: .now) < .seconds(25))
    #expect(try await silent.receive().isClosed)
    #expect(try await idle.receive().isClosed)
  }

  @Test func whoTakesNothingIsSentAway() async throws {
    try folder.write(String(repeating: "0123456789abcdef", count: 2 << 20), to: "content/large.bin")
    let server = try await server(timeout: .milliseconds(300))
    let connection = try RawConnection(port: server.port)
    try await connection.send("GET /large.bin HTTP/1.1\r\nHost: localhost\r\n\r\n")

    #expect(try await server.get("/").hasPrefix("HTTP/1.1 200 "))
    try await Task.sleep(for: .milliseconds(1500))

    let (answer, isClosed) = try await connection.receive()
    #expect(isClosed)
    // No more than the system keeps for both ends.
    #expect(answer.utf8.count < 32 << 20)
  }

  @Test func aLargeFileComesWhole() async throws {
    let text = (0..<200_000).map { "line \($0)\n" }.joined()
    try folder.write(text, to: "content/large.txt")
    let server = try await server()

    let answer = try await server.get("/large.txt")

    #expect(answer.hasSuffix("\r\n\r\n" + text))
    #expect(answer.contains("Content-Length: \(text.utf8.count)\r\n"))
  }

  @Test func twoHundredIdleConnectionsStopNobody() async throws {
    let server = try await server()

    let idle = try (0..<200).map { _ in try RawConnection(port: server.port) }

    #expect(try await server.get("/").hasPrefix("HTTP/1.1 200 "))
    withExtendedLifetime(idle) {}
  }

  @Test func connectionsOverTheLimitWait() async throws {
    var options = ServeOptions(BuildOptions(content: folder.path(of: "content")))
    options.port = 0
    let preview = Preview()
    preview.show(PreviewState(site: try buildInMemory(options.build)))
    let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
    let server = SiteServer(options: options, preview: preview, maxConnections: 2)
    let task = Task { try await server.run { continuation.yield($0) } }
    defer { task.cancel() }
    let port = try #require(await ports.first { _ in true })
    var open: [RawConnection] = []
    for _ in 0..<2 {
      let connection = try RawConnection(port: port)
      try await connection.send(Self.page)
      _ = try await connection.receive(until: "</html>")
      open.append(connection)
    }

    let third = try RawConnection(port: port)
    try await third.send(Self.page)
    #expect(try await third.receive(seconds: 0.5) == ("", false))
    open.removeLast()

    #expect(try await third.receive(until: "</html>").text.hasPrefix("HTTP/1.1 200 OK\r\n"))
    withExtendedLifetime(open) {}
  }

  @Test func aFileThatJustChangedIsNotHalfOfEach() async throws {
    // Nobody tells of the change that soon.
    let server = try await RunningServer(content: folder.path(of: "content"), watch: .polling)
    #expect(try await server.get("/robots.txt").hasSuffix("User-agent: *\n"))

    try folder.write("User-agent: b\n", to: "content/robots.txt")
    let answer = try await server.get("/robots.txt")

    #expect(answer.hasPrefix("HTTP/1.1 503 ") || answer.hasSuffix("User-agent: b\n"))
  }

  @Test func aChangeIsServedAndTold() async throws {
    let server = try await server()
    #expect(try await server.get("/arthur/").contains("extinct"))

    try folder.write("---\ntitle: Arthur's Seat\n---\nA hill.\n", to: "content/arthur.md")
    try await eventually { try await server.get("/arthur/").contains("A hill.") }

    // It is told once it is shown, and then how long that took.
    try await eventually { server.events.count == 4 }
    let built = server.events.last { if case .built = $0 { true } else { false } }
    guard case .built(let report, let difference?, _, _)? = built else {
      Issue.record("\(server.events)")
      return
    }
    #expect(difference.summary == "1 updated")
    // The page of the hill, the snapshot, and the list on the home page, which shows another subtitle.
    #expect(report.writtenFiles == 3)
  }

  @Test func aMistakeLeavesTheSiteAndARepairReplacesIt() async throws {
    let server = try await server()
    let before = try await server.get("/")

    try folder.write("---\ntitel: Hills\n---\n", to: "content/index.md")
    try await eventually { server.events.contains(where: \.isFailure) }
    #expect(try await server.get("/") == before)

    try folder.write("---\ntitle: Mended\n---\n", to: "content/index.md")
    try await eventually { try await server.get("/").contains("Mended</h1>") }
  }

  @Test func aSiteThatNeverWasIsItsMistakes() async throws {
    try folder.write(
      "---\ntitle: Hills\nsections:\n  - { titel: <b> }\n---\n", to: "content/index.md")
    let server = try await server()

    for path in ["/", "/arthur/", "/assets/vitrine.css"] {
      let answer = try await server.get(path)
      #expect(answer.hasPrefix("HTTP/1.1 500 Internal Server Error\r\n"))
      #expect(answer.contains("Cache-Control: no-store\r\n"))
      #expect(
        answer.contains(
          """
          <h1>1 error: the site cannot be built</h1>
          <ol>
          <li>
          <p class="place">index.md:4:7</p>
          <p class="message">unknown key &#39;titel&#39; in a section</p>
          <pre tabindex="0"><span class="number">2</span>title: Hills
          <span class="number">3</span>sections:
          <b><span class="number">4</span>  - { <mark>titel</mark>: &lt;b&gt; }</b>
          <span class="number">5</span>---</pre>
          <p class="hint">did you mean &#39;title&#39;?</p>
          </li>
          </ol>
          """), "\(answer)")
    }

    try folder.write("---\ntitle: Hills\n---\n", to: "content/index.md")
    try await eventually { try await server.get("/").hasPrefix("HTTP/1.1 200 ") }
  }

  @Test func aRequestWaitsForTheFirstBuildHoweverLongItTakes() async throws {
    var options = ServeOptions(BuildOptions(content: folder.path(of: "content")))
    options.port = 0
    options.timeout = .milliseconds(200)
    let preview = Preview()
    let (ports, continuation) = AsyncStream.makeStream(of: Int.self)
    let task = Task { [options] in
      try await SiteServer(options: options, preview: preview).run { continuation.yield($0) }
    }
    defer { task.cancel() }
    var listening = ports.makeAsyncIterator()
    let connection = try RawConnection(port: try #require(await listening.next()))
    try await connection.send("HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n")

    #expect(try await connection.receive(seconds: 1) == ("", false))
    preview.show(PreviewState(site: try buildInMemory(options.build)))

    #expect(try await connection.receive(until: "\r\n\r\n").text.hasPrefix("HTTP/1.1 200 OK\r\n"))
  }

  @Test func whatWasFetchedIsRememberedAndWhatWasNotIsTriedAgain() throws {
    let failure = FetchFailure(reason: "could not resolve host: example.org")
    let answers = Mutex<[Result<[UInt8], FetchFailure>]>([
      .failure(failure), .failure(failure), .success([1]), .success([2]),
    ])
    let answer: Fetch = { _ throws(FetchFailure) in
      try answers.withLock { $0.removeFirst() }.get()
    }

    let hasty = cachedFetch(tryingAgainAfter: .zero, answer)
    #expect(throws: failure) { try hasty("a") }
    #expect(throws: failure) { try hasty("a") }
    #expect(try hasty("a") == [1])
    #expect(try hasty("a") == [1])

    answers.withLock { $0 = [.failure(failure), .success([3])] }
    let patient = cachedFetch(tryingAgainAfter: .seconds(3600), answer)
    for _ in 0..<2 { #expect(throws: failure) { try patient("a") } }
  }

  @Test func aContentFolderMayComeLater() async throws {
    let server = try await RunningServer(content: folder.path(of: "later/content"))
    #expect(try await server.get("/").contains("there is no content folder"))

    try folder.write("---\ntitle: Late\n---\n", to: "later/content/index.md")
    try await eventually { try await server.get("/").hasPrefix("HTTP/1.1 200 ") }
  }

  @Test func itEndsWithItsTask() async throws {
    let server = try await server()
    #expect(try await server.get("/").hasPrefix("HTTP/1.1 200 "))

    await server.end()

    #expect(throws: RawConnection.Refusal(code: ECONNREFUSED)) {
      try RawConnection(port: server.port)
    }
  }

  /// Waits until something is so, for a minute at most.
  private func eventually(_ isSo: () async throws -> Bool) async throws {
    for _ in 0..<3000 {
      if try await isSo() { return }
      try await Task.sleep(for: .milliseconds(20))
    }
    Issue.record("it never was")
  }
}

extension ServeEvent {
  fileprivate var isFailure: Bool {
    if case .failed = self { true } else { false }
  }
}
