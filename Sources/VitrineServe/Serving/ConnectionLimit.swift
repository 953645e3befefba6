import NIOCore

/// Stops accepting connections while too many are open. The system keeps the others waiting.
final class ConnectionLimit: ChannelDuplexHandler {
  typealias InboundIn = any Channel
  typealias OutboundIn = Never

  private let most: Int
  private var openCount = 0
  private var isPaused = false

  init(most: Int) {
    self.most = most
  }

  func read(context: ChannelHandlerContext) {
    isPaused = openCount >= most
    if !isPaused { context.read() }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    openCount += 1
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    unwrapInboundIn(data).closeFuture.hop(to: context.eventLoop).whenComplete { _ in
      let (limit, context) = bound.value
      limit.openCount -= 1
      if limit.isPaused { limit.read(context: context) }
    }
    context.fireChannelRead(data)
  }
}
