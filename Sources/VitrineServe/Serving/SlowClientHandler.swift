import NIOCore
import NIOHTTP1

/// Closes a connection whose client keeps the server waiting: it sends no request, sends only part
/// of one, or does not read its reply.
///
/// Only complete heads and pieces of content count as progress, so a client cannot keep a
/// connection open by sending single bytes of a head.
final class SlowClientHandler: ChannelDuplexHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundIn = HTTPServerResponsePart

  private let timeout: TimeAmount
  private var closing: Scheduled<Void>?
  private var isReading = false
  private var unansweredCount = 0

  init(timeout: Duration) {
    self.timeout = TimeAmount(timeout)
  }

  func handlerAdded(context: ChannelHandlerContext) { restartTimer(context) }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch unwrapInboundIn(data) {
    case .head:
      isReading = true
      unansweredCount += 1
    case .body: break
    case .end: isReading = false
    }
    // A client that does not read replies makes no progress by sending another request.
    if context.channel.isWritable { restartTimer(context) }
    context.fireChannelRead(data)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    if case .end = unwrapOutboundIn(data) {
      unansweredCount -= 1
      if context.channel.isWritable { restartTimer(context) }
    }
    context.write(data, promise: promise)
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    restartTimer(context)
    context.fireChannelWritabilityChanged()
  }

  func channelInactive(context: ChannelHandlerContext) {
    closing?.cancel()
    context.fireChannelInactive()
  }

  /// Restarts the timer if the client has to act next, and stops it if the server does.
  private func restartTimer(_ context: ChannelHandlerContext) {
    closing?.cancel()
    closing = nil
    let channel = context.channel
    // The count can be negative: bytes that are not HTTP get a reply, but do not count as a
    // request.
    if isReading || unansweredCount <= 0 || !channel.isWritable {
      closing = context.eventLoop.scheduleTask(in: timeout) { channel.close(promise: nil) }
    }
  }
}
