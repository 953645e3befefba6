import NIOCore
import NIOHTTP1

/// Closes a connection that sends more bytes before the end of a request than any valid request
/// needs.
///
/// The HTTP decoder limits heads, and editing limits the content. Neither limits blank lines before
/// a head, or the text next to chunk sizes.
final class RequestLimit: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart

  /// Enough for the largest change in chunks of a few bytes each.
  static let maxBytes = 16 * OrderEditor.maxBytes

  private let counter = ByteCounter()

  func handlerAdded(context: ChannelHandlerContext) {
    // Only the first handler sees all bytes.
    try? context.pipeline.syncOperations.addHandler(counter, position: .first)
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .end = unwrapInboundIn(data) { counter.rest = Self.maxBytes }
    context.fireChannelRead(data)
  }
}

private final class ByteCounter: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer

  /// How many more bytes may arrive before the current request ends.
  var rest = RequestLimit.maxBytes

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    rest -= unwrapInboundIn(data).readableBytes
    if rest >= 0 { context.fireChannelRead(data) } else { context.close(promise: nil) }
  }
}
