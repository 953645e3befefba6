import Foundation
import NIOHTTP1
import TestSupport
import Testing

@testable import Vitrine
@testable import VitrineServe

/// What a request says and what is written for it.
extension EditRequestTests {
  private func body(
    from: Int, to: Int, item: String, hash: String? = nil, page: String = "birds"
  ) throws -> String {
    let hash =
      try hash
      ?? "\(#require(try buildInMemory(options).order(ofPage: "\(page)/index.html")).hash)"
    return """
      {"page": "/\(page)/", "hash": "\(hash)", "sections": [{"section": "s-by-hand", "difference": [
        {"remove": \(from), "element": "\(item)", "associated": \(to)},
        {"insert": \(to), "element": "\(item)", "associated": \(from)}]}]}
      """
  }

  private func birds(in file: String = "birds/birds.json") throws -> [String] {
    try folder.text(of: "content/\(file)").matches(of: /"id": "(\w+)"/).map {
      String($0.1)
    }
  }

  @Test func aChangeIsWritten() async throws {
    let reply = await editing.reply(
      to: Array(try body(from: 2, to: 0, item: "i-kite").utf8), showing: nil)

    #expect(reply.status == .ok)
    #expect(try birds() == ["kite", "wren", "rook"])
    let hash = try #require(try buildInMemory(options).order(ofPage: "birds/index.html"))
      .hash
    #expect(text(reply) == #"{"hash":"\#(hash)"}"#)
  }

  @Test(arguments: [
    ("", "it is not JSON"), ("{", "it is not JSON"), ("[[[[[[[[[1]]]]]]]]]", "it is not JSON"),
    ("1", "'page' is not the address of a page"), ("{}", "'page' is not the address of a page"),
    (#"{"page": "birds/"}"#, "'page' is not the address of a page"),
    (#"{"page": "/%00"}"#, "'page' is not the address of a page"),
    (#"{"page": "/"}"#, "'hash' is not a hash"),
    (#"{"page": "/", "hash": "0"}"#, "'hash' is not a hash"),
    (#"{"page": "/", "hash": 12}"#, "'hash' is not a hash"),
    (#"{"page": "/", "hash": "0123456789abcdef"}"#, "it changes no section"),
    (#"{"page": "/", "hash": "0123456789abcdef", "sections": []}"#, "it changes no section"),
    (#"{"page": "/", "hash": "0123456789abcdef", "sections": [{}]}"#, "a section has no name"),
    (
      #"{"page": "/", "hash": "0123456789abcdef", "sections": [{"section": "a", "difference": [{}]}]}"#,
      "a change in 'a' has no element or no offset"
    ),
    (
      #"{"page":"/","hash":"0123456789abcdef","sections":[{"section":"a","difference":[{"insert":-1,"element":"b"}]}]}"#,
      "a change in 'a' has no element or no offset"
    ),
    (
      #"{"page":"/","hash":"0123456789abcdef","sections":[{"section":"a","difference":[{"insert":1.5,"element":"b"}]}]}"#,
      "a change in 'a' has no element or no offset"
    ),
    (
      #"{"page":"/","hash":"0123456789abcdef","sections":[{"section":"a","difference":[{"insert":1,"element":"b","associated":"x"}]}]}"#,
      "'associated' in 'a' is not an offset"
    ),
    (
      #"{"page":"/","hash":"0123456789abcdef","sections":[{"section":"a","difference":[{"insert":1,"element":"b","associated":2}]}]}"#,
      "the changes in 'a' contradict each other"
    ),
    (
      #"{"page":"/","hash":"0123456789abcdef","sections":[{"section":"a","difference":[{"insert":1,"element":"b"},{"insert":1,"element":"c"}]}]}"#,
      "the changes in 'a' contradict each other"
    ),
  ])
  func whatIsNoChangeIsRefused(content: String, reason: String) async throws {
    let reply = await editing.reply(to: Array(content.utf8), showing: nil)

    #expect(reply.status == .badRequest)
    #expect(text(reply) == "This is not a valid change of order: \(reason).\n")
  }

  @Test func aStaleChangeIsRefused() async throws {
    let body = try body(from: 2, to: 0, item: "i-kite")
    _ = await editing.reply(to: Array(body.utf8), showing: nil)

    let reply = await editing.reply(to: Array(body.utf8), showing: nil)

    #expect(reply.status == .conflict)
    #expect(text(reply) == "The order has changed since this page was loaded.\n")
    #expect(try birds() == ["kite", "wren", "rook"])
  }

  @Test func aSortedSectionIsRefused() async throws {
    let body = try body(from: 0, to: 1, item: "i-by-name~kite")
      .replacingOccurrences(of: "s-by-hand", with: "s-by-name")

    let reply = await editing.reply(to: Array(body.utf8), showing: nil)

    #expect(reply.status == .unprocessableEntity)
    #expect(
      text(reply) == "Items of ‘By name’ cannot be moved by hand: they are sorted by title.\n")
  }

  /// Two elements of the array stand on a page, two between them do not.
  @Test func undoingBringsBackTheBytes() async throws {
    let all = """
      [{"id": "a", "at": 1}, {"id": "x"},
       {"id": "y"}, {"id": "b", "at": 1}]
      """
    try folder.write(all, to: "content/birds/birds.json")
    try folder.write(
      """
      ---
      title: Birds
      collection: { from: birds.json }
      sections: [{ id: by-hand, where: { at: 1 } }]
      ---
      """, to: "content/birds/index.md")

    let first = await editing.reply(
      to: Array(try body(from: 0, to: 1, item: "i-a").utf8), showing: nil)
    #expect(first.status == .ok)
    #expect(try birds() == ["x", "y", "b", "a"])
    let undo = await editing.reply(
      to: Array(try body(from: 1, to: 0, item: "i-a").utf8), showing: nil)
    #expect(undo.status == .ok)
    #expect(try folder.text(of: "content/birds/birds.json") == all)
    let redo = await editing.reply(
      to: Array(try body(from: 0, to: 1, item: "i-a").utf8), showing: nil)
    #expect(redo.status == .ok)
    #expect(try birds() == ["x", "y", "b", "a"])

    // With an edit in between, only the order comes back.
    try folder.write(
      folder.text(of: "content/birds/birds.json").replacingOccurrences(of: "\"x\"", with: "\"xx\""),
      to: "content/birds/birds.json")
    _ = await editing.reply(to: Array(try body(from: 1, to: 0, item: "i-a").utf8), showing: nil)
    #expect(try birds() == ["xx", "y", "a", "b"])
  }

  /// On another page an item of the same name goes back to where the first came from.
  @Test func aMoveOnAnotherPageUndoesNothing() async throws {
    try folder.write(
      "---\ntitle: Owls\ncollection: { from: owls.json }\nsections: [{ id: by-hand }]\n---\n",
      to: "content/owls/index.md")
    try folder.write(
      #"[{"id": "kite"}, {"id": "wren"}, {"id": "rook"}]"#, to: "content/owls/owls.json")

    let first = await editing.reply(
      to: Array(try body(from: 2, to: 0, item: "i-kite").utf8), showing: nil)
    let second = await editing.reply(
      to: Array(try body(from: 0, to: 2, item: "i-kite", page: "owls").utf8), showing: nil)

    #expect(first.status == .ok && second.status == .ok)
    #expect(try birds() == ["kite", "wren", "rook"])
    #expect(try birds(in: "owls/owls.json") == ["wren", "rook", "kite"])
  }

  @Test func undoingAmongFilesLooksAtTheOthers() async throws {
    try folder.write(
      "---\ntitle: Birds\nsections: [{ id: by-hand }]\n---\n", to: "content/birds/index.md")
    for (name, order) in [("a", 10), ("b", 20), ("c", 30)] {
      try folder.write(
        "---\ntitle: \(name)\norder: \(order) # of size\n---\n", to: "content/birds/\(name).md")
    }
    let written = { try folder.text(of: "content/birds/a.md").split(separator: "\n")[2] }
    func move(from: Int, to: Int) async throws {
      let content = Array(try body(from: from, to: to, item: "i-a").utf8)
      #expect(await editing.reply(to: content, showing: nil).status == .ok)
    }

    try await move(from: 0, to: 1)
    #expect(try written() == "order: 25 # of size")
    try await move(from: 1, to: 0)
    #expect(try written() == "order: 10 # of size")
    try await move(from: 0, to: 1)
    // The order stays, but 10 is no longer before it.
    try folder.write("---\ntitle: b\norder: 5\n---\n", to: "content/birds/b.md")
    try await move(from: 1, to: 0)
    #expect(try written() == "order: 2 # of size")
  }
}
