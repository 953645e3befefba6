import NIOCore

/// Stops accepting connections while too many are open. The system queues the others.
final class ConnectionLimit: ChannelDuplexHandler {
  typealias InboundIn = any Channel
  typealias OutboundIn = Never

  private let maximum: Int
  private var openCount = 0
  private var isPaused = false

  init(maximum: Int) {
    self.maximum = maximum
  }

  func read(context: ChannelHandlerContext) {
    isPaused = openCount >= maximum
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

  /// Errors from accepting concern the machine, such as too many open files, and are temporary.
  /// Passing them on would stop the server. Permanent errors close the channel anyway.
  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
    context.eventLoop.scheduleTask(in: .milliseconds(100)) {
      let (limit, context) = bound.value
      limit.read(context: context)
    }
  }
}
