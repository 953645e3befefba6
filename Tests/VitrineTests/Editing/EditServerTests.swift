import Foundation
import TestSupport
import Testing
import VitrineText

@testable import Vitrine
@testable import VitrineServe

/// Changes of order over a connection.
@Suite(.serialized) struct EditServerTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try writeEditableContent(to: folder)
  }

  /// A running server, with the token and the hash that a page of it has.
  private func start(
    timeout: Duration = .seconds(30)
  ) async throws -> (server: RunningServer, token: String, hash: String) {
    let server = try await RunningServer(
      content: folder.path(of: "content"), timeout: timeout, isEditable: true)
    let page = try await server.get("/birds/")
    let token = try #require(page.firstMatch(of: /data-token="(\w+)"/)).1
    let hash = try #require(page.firstMatch(of: /hash&quot;:&quot;(\w+)&quot;/)).1
    return (server, String(token), String(hash))
  }

  private func head(_ server: RunningServer, _ token: String, _ more: String) -> String {
    """
    POST /.vitrine/reorder HTTP/1.1\r
    Host: localhost:\(server.port)\r
    Origin: http://localhost:\(server.port)\r
    Content-Type: application/json\r
    Vitrine-Edit-Token: \(token)\r
    \(more)\r
    \r

    """
  }

  private func move(_ hash: String, from: Int, to: Int, _ item: String) -> String {
    """
    {"page":"/birds/","hash":"\(hash)","sections":[{"section":"s-by-hand","difference":[\
    {"remove":\(from),"element":"\(item)","associated":\(to)},\
    {"insert":\(to),"element":"\(item)","associated":\(from)}]}]}
    """
  }

  private func birds() throws -> [String] {
    try folder.text(of: "content/birds/birds.json").matches(of: /"id": "(\w+)"/).map {
      String($0.1)
    }
  }

  @Test func aMoveIsWrittenAndShown() async throws {
    let (server, token, hash) = try await start()
    let connection = try RawConnection(port: server.port)
    let body = move(hash, from: 2, to: 0, "i-kite")
    try await connection.send(head(server, token, "Content-Length: \(body.utf8.count)") + body)

    let answer = try await connection.receive(until: "}").text
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"), "\(answer)")
    #expect(try birds() == ["kite", "wren", "rook"])
    let new = try #require(answer.firstMatch(of: /{"hash":"(\w+)"}/)).1

    // The connection goes on, and the answer is the order for the next one.
    let next = move(String(new), from: 0, to: 1, "i-kite")
    try await connection.send(
      head(server, token, "Transfer-Encoding: chunked")
        + "\(String(next.utf8.count, radix: 16))\r\n\(next)\r\n0\r\n\r\n")
    let second = try await connection.receive(until: "}").text
    #expect(second.hasPrefix("HTTP/1.1 200 OK\r\n"), "\(second)")
    #expect(try birds() == ["wren", "kite", "rook"])

    var page = ""
    for _ in 0..<500 where !page.contains(String(new)) {
      page = try await server.get("/birds/")
      if page.range(of: "i-kite")!.lowerBound < page.range(of: "i-rook")!.lowerBound { break }
      try await Task.sleep(for: .milliseconds(20))
    }
    #expect(page.range(of: "i-kite")!.lowerBound < page.range(of: "i-rook")!.lowerBound)
    let files = server.events.compactMap { event in
      if case .reordered(let files) = event { files } else { nil }
    }
    #expect(files == [["birds/birds.json"], ["birds/birds.json"]])
  }

  @Test func whatIsTooLongOrTooSlowIsNotRead() async throws {
    let (server, token, _) = try await start(timeout: .seconds(1))
    let long = try RawConnection(port: server.port)
    let part = "8000\r\n" + String(repeating: " ", count: 0x8000) + "\r\n"
    try await long.send(head(server, token, "Transfer-Encoding: chunked") + part + part + part)
    let refusal = try await long.receive(seconds: 20)
    #expect(refusal.text.hasPrefix("HTTP/1.1 413 "), "\(refusal.text)")
    #expect(refusal.text.hasSuffix("Changes can have at most 65536 bytes.\n"))
    #expect(refusal.isClosed)

    let slow = try RawConnection(port: server.port)
    try await slow.send(head(server, token, "Content-Length: 1000"))
    for _ in 0..<200 {
      guard try await slow.send(" ") else { break }
      try await Task.sleep(for: .milliseconds(100))
    }
    #expect(try await slow.receive(seconds: 5) == ("", true))
    #expect(try birds() == ["wren", "rook", "kite"])
  }

  @Test func theContentOfARefusedRequestIsNotRead() async throws {
    let (server, _, hash) = try await start()
    let connection = try RawConnection(port: server.port)
    let body = move(hash, from: 2, to: 0, "i-kite")
    let wrong = String(repeating: "0", count: 64)
    try await connection.send(head(server, wrong, "Content-Length: \(body.utf8.count)") + body)

    let answer = try await connection.receive()
    #expect(answer.text.hasPrefix("HTTP/1.1 403 Forbidden\r\n"))
    #expect(answer.isClosed)
    #expect(try birds() == ["wren", "rook", "kite"])
  }

  /// Each is made of the order that both were shown: one is written, the other stale.
  @Test func ofTwoAtOnceOneIsStale() async throws {
    let (server, token, hash) = try await start()
    let connections = try (0..<2).map { _ in try RawConnection(port: server.port) }
    let bodies = [move(hash, from: 2, to: 0, "i-kite"), move(hash, from: 0, to: 2, "i-wren")]
    for (connection, body) in zip(connections, bodies) {
      try await connection.send(head(server, token, "Content-Length: \(body.utf8.count)") + body)
    }

    var answers: [String] = []
    for connection in connections {
      answers.append(try await connection.receive(until: "\r\n\r\n").text)
    }
    #expect(answers.filter { $0.hasPrefix("HTTP/1.1 200 ") }.count == 1)
    #expect(answers.filter { $0.hasPrefix("HTTP/1.1 409 ") }.count == 1)
    #expect(try [["kite", "wren", "rook"], ["rook", "kite", "wren"]].contains(birds()))
  }
}
