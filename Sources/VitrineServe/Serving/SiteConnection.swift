import HTTPTypes
import HummingbirdCore
import NIOCore
import Vitrine

extension Responder {
  /// Answers a request on its connection.
  func respond(
    to request: Request, from preview: Preview, by writer: consuming ResponseWriter,
    on channel: any Channel
  ) async throws {
    var reply = reply(to: request.head, showing: await preview.shown)
    if case .change = reply.body, let editing {
      reply = try await editing.reply(
        to: request.body, from: preview, within: patience, on: channel)
      reply.protect()
      let isEnd = reply.headers[.connection] != nil
      try await reply.send(by: writer)
      if isEnd { channel.close(promise: nil) }
      return
    }
    let hasContent = request.head.hasContent
    if hasContent { reply.headers[.connection] = "close" }
    if case .events(let page) = reply.body {
      try await preview.tell(page, with: reply, in: request, by: writer)
    } else {
      try await reply.send(by: writer)
    }
    // What comes after the head is not read: it could go on for ever.
    if hasContent { channel.close(promise: nil) }
  }
}

extension Editing {
  /// The answer to a change once it is read; who takes longer to send it than `patience` gets none.
  fileprivate func reply(
    to content: RequestBody, from preview: Preview, within patience: Duration,
    on channel: any Channel
  ) async throws -> Reply {
    let closing = channel.eventLoop.scheduleTask(in: TimeAmount(patience)) {
      channel.close(promise: nil)
    }
    defer { closing.cancel() }
    var bytes: [UInt8] = []
    for try await part in content {
      guard bytes.count + part.readableBytes <= Self.mostBytes else {
        var reply = Reply.tooLargeChange
        reply.headers[.connection] = "close"
        return reply
      }
      bytes += part.readableBytesView
    }
    return await reply(to: bytes, showing: preview.shown.site)
  }
}

extension Preview {
  /// Tells an open page what is shown, now and after every build, until it goes.
  fileprivate func tell(
    _ page: OpenPage, with reply: Reply, in request: Request,
    by writer: consuming ResponseWriter
  ) async throws {
    let (updates, end) = updates
    var body: any ResponseBodyWriter = try await writer.writeHead(reply.head)
    try await request.body.consumeWithInboundCloseHandler { _ in
      var page = page
      for await shown in updates {
        let event = page.event(showing: shown, from: versions)
        try await body.write(ByteBuffer(bytes: event.bytes))
        shown.delivery?.notePage(comparing: event.comparing)
        page.prepare(versions)
      }
    } onInboundClosed: {
      end()
    }
  }
}

/// A file that was replaced while it was sent.
private struct ReplacedFile: Error {}

extension Reply {
  /// How many bytes are handed to the connection at a time; the next wait until it has room.
  private static let partLength = 1 << 16

  fileprivate func send(by writer: consuming ResponseWriter) async throws {
    switch body {
    case .none, .events, .change: try await writer.writeResponse(head)
    case .bytes(let bytes):
      if bytes.count <= Self.partLength { return try await send(bytes, by: writer) }
      var body = try await writer.writeHead(head)
      for start in stride(from: 0, to: bytes.count, by: Self.partLength) {
        let end = min(start + Self.partLength, bytes.count)
        try await body.write(ByteBuffer(bytes: bytes[start..<end]))
      }
      try await body.finish(nil)
    case .file(let file, let range):
      let parts = stride(from: range.lowerBound, to: range.upperBound, by: Self.partLength)
        .map { $0..<min($0 + Self.partLength, range.upperBound) }
      guard let first = file.bytes(in: parts.first ?? range) else {
        return try await Reply.changedFile.send(by: writer)
      }
      if parts.count <= 1 { return try await send(first, by: writer) }
      var body = try await writer.writeHead(head)
      try await body.write(ByteBuffer(bytes: first))
      for part in parts.dropFirst() {
        guard let bytes = file.bytes(in: part) else { throw ReplacedFile() }
        try await body.write(ByteBuffer(bytes: bytes))
      }
      try await body.finish(nil)
    }
  }

  private func send(_ bytes: [UInt8], by writer: consuming ResponseWriter) async throws {
    try await writer.write(
      response: head, body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
  }

  fileprivate var head: HTTPResponse { HTTPResponse(status: status, headerFields: headers) }
}
