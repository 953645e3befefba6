import HTTPTypes
import HummingbirdCore
import NIOCore
import Vitrine

extension Responder {
  /// Answers a request on its connection.
  func respond(
    to request: HTTPRequest, from preview: Preview, by writer: consuming ResponseWriter,
    on channel: any Channel
  ) async throws {
    var reply = reply(to: request, showing: await preview.shown)
    if request.hasContent { reply.headers[.connection] = "close" }
    try await reply.send(by: writer)
    // What comes after the head is not read: it could go on for ever.
    if request.hasContent { channel.close(promise: nil) }
  }
}

/// A file that was replaced while it was sent.
private struct ReplacedFile: Error {}

extension Reply {
  /// How many bytes are handed to the connection at a time; the next wait until it has room.
  private static let partLength = 1 << 16

  fileprivate func send(by writer: consuming ResponseWriter) async throws {
    switch body {
    case .none: try await writer.writeResponse(head)
    case .bytes(let bytes): try await send(bytes, by: writer)
    case .file(let file, let range):
      let parts = stride(from: range.lowerBound, to: range.upperBound, by: Self.partLength)
        .map { $0..<min($0 + Self.partLength, range.upperBound) }
      guard let first = file.bytes(in: parts.first ?? range) else {
        let changed = Reply(.serviceUnavailable, "The file has just changed.")
        return try await changed.send(by: writer)
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

  private var head: HTTPResponse { HTTPResponse(status: status, headerFields: headers) }
}
