import NIOCore
import NIOHTTP1
import Vitrine

typealias ReplyWriter = NIOAsyncChannelOutboundWriter<HTTPServerResponsePart>

/// A client's connection. Its requests are answered one at a time.
struct SiteConnection {
  private let responder: Responder
  private let preview: Preview
  private let channel: any Channel
  private let writer: ReplyWriter
  private var parts: NIOAsyncChannelInboundStream<HTTPServerRequestPart>.AsyncIterator

  /// Answers the requests on `channel` until it is closed.
  static func serve(_ channel: HTTPChannel, by responder: Responder, from preview: Preview) async {
    // An error ends only this connection: the client disconnected or was too slow.
    try? await channel.executeThenClose { parts, writer in
      var connection = SiteConnection(
        responder: responder, preview: preview, channel: channel.channel, writer: writer,
        parts: parts.makeAsyncIterator())
      try await connection.answerRequests()
    }
  }

  private mutating func answerRequests() async throws {
    do {
      while let head = try await nextHead() {
        guard try await answer(head) else { break }
      }
    } catch is HTTPParserError {
      let headers: Fields = [.connection: "close", .contentLength: "0"]
      try await Reply(status: .badRequest, headers: headers).send(by: writer)
    }
    // Close only our side, because closing both drops bytes that have not been sent yet. The client
    // closes the other side, or else `SlowClientHandler` does.
    writer.finish()
    let channel = channel
    try await withTaskCancellationHandler {
      try await channel.closeFuture.get()
    } onCancel: {
      channel.close(promise: nil)
    }
  }

  /// Skips the rest of the current request and returns the next one, or nil at the end of the
  /// connection.
  private mutating func nextHead() async throws -> HTTPRequestHead? {
    while let part = try await parts.next() {
      if case .head(let head) = part { return head }
    }
    return nil
  }

  /// Answers a request. Returns whether another one may follow.
  private mutating func answer(_ head: HTTPRequestHead) async throws -> Bool {
    let request = Request(head)
    if let pictures = responder.pictures, let path = sitePath(of: request.target) {
      // The first build says which pictures there are.
      _ = await preview.shown
      await pictures.waitForFile(at: path)
    }
    var reply = responder.reply(to: request, showing: await preview.shown)
    if case .change = reply.body, let editing = responder.editing {
      reply = try await self.reply(by: editing)
      reply.protect()
    } else if request.hasContent {
      // Content is not read, because it could be endless.
      reply.headers[.connection] = "close"
    }
    if case .events(let page) = reply.body {
      try await sendUpdates(page, with: reply.head)
    } else {
      try await reply.send(by: writer)
      if reply.headers[.connection] == nil { return head.isKeepAlive }
    }
    channel.close(promise: nil)
    return false
  }

  /// Reads a change and returns the reply. A client that takes too long gets no reply.
  private mutating func reply(by editing: OrderEditor) async throws -> Reply {
    let channel = channel
    let closing = channel.eventLoop.scheduleTask(in: TimeAmount(responder.timeout)) {
      channel.close(promise: nil)
    }
    defer { closing.cancel() }
    var bytes: [UInt8] = []
    while case .body(let part)? = try await parts.next() {
      guard bytes.count + part.readableBytes <= OrderEditor.maxBytes else {
        var reply = Reply.tooLargeChange
        reply.headers[.connection] = "close"
        return reply
      }
      bytes += part.readableBytesView
    }
    return await editing.reply(to: bytes, showing: preview.shown.site)
  }

  /// Sends an open page the current state and that of every later build, until the page closes.
  private mutating func sendUpdates(_ page: OpenPage, with head: HTTPResponseHead) async throws {
    let (writer, versions) = (writer, preview.versions)
    let (updates, end) = preview.updates
    try await writer.write(.head(head))
    await withTaskGroup(of: Void.self) { group in
      group.addTask {
        var page = page
        for await shown in updates {
          let event = page.event(showing: shown, from: versions)
          let data = IOData.byteBuffer(ByteBuffer(bytes: event.bytes))
          guard (try? await writer.write(.body(data))) != nil else { return }
          shown.changeTracker?.recordUpdatedPage(comparing: event.comparing)
          page.prepare(versions)
        }
      }
      // A page sends nothing after its request, so anything else means that it is gone.
      while case .end? = try? await parts.next() {}
      end()
    }
  }
}

/// A file was replaced while it was being sent.
private struct ReplacedFile: Error {}

extension Reply {
  /// How many bytes are passed to the connection at a time. The next ones wait until it has room.
  private static let partLength = 1 << 16

  fileprivate func send(by writer: ReplyWriter) async throws {
    let range: Range<Int>
    let read: (Range<Int>) -> IOData?
    switch body {
    case .none, .events, .change:
      return try await writer.write(contentsOf: [.head(head), .end(nil)])
    case .bytes(let bytes):
      range = bytes.indices
      read = { .byteBuffer(ByteBuffer(bytes: bytes[$0])) }
    case .file(let file, let part):
      range = part
      read = { file.bytes(in: $0).map { .byteBuffer(ByteBuffer(bytes: $0)) } }
    }
    let parts = stride(from: range.lowerBound, to: range.upperBound, by: Self.partLength)
      .map { $0..<min($0 + Self.partLength, range.upperBound) }
    // The head has not been written yet, so a different reply can still be sent.
    guard let first = read(parts.first ?? range) else {
      return try await Reply.changedFile.send(by: writer)
    }
    if parts.count <= 1 {
      return try await writer.write(contentsOf: [.head(head), .body(first), .end(nil)])
    }
    try await writer.write(contentsOf: [.head(head), .body(first)])
    for part in parts.dropFirst() {
      guard let data = read(part) else { throw ReplacedFile() }
      try await writer.write(.body(data))
    }
    try await writer.write(.end(nil))
  }
}
