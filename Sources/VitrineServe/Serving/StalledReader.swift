import HummingbirdCore
import NIOCore
import NIOHTTPTypes

/// Closes a connection whose other end takes nothing for some time though there is more for it.
final class StalledReader: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = HTTPRequestPart

  private let patience: TimeAmount
  private var closing: Scheduled<Void>?

  init(patience: Duration) {
    self.patience = TimeAmount(patience)
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    closing?.cancel()
    closing = nil
    if !context.channel.isWritable {
      let channel = context.channel
      closing = context.eventLoop.scheduleTask(in: patience) { channel.close(promise: nil) }
    }
    context.fireChannelWritabilityChanged()
  }

  func channelInactive(context: ChannelHandlerContext) {
    closing?.cancel()
    context.fireChannelInactive()
  }
}
