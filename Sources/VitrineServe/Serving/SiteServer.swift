import NIOCore
import NIOHTTP1
import NIOPosix
import Vitrine
import VitrineSystem

/// The server of a preview.
struct SiteServer {
  let options: ServeOptions
  let preview: Preview
  var editing: OrderEditor?

  /// The maximum number of open connections. The process's other file descriptors are for builds.
  var maxConnections = raiseFileLimit(upTo: 8192).map { max(16, $0 / 2) } ?? 128

  /// Listens and answers requests until the task is cancelled. `listening` is called with the port.
  func run(listening: @escaping @Sendable (Int) async -> Void) async throws {
    let (preview, timeout, maxConnections) = (preview, options.timeout, maxConnections)
    let responder = Responder(
      hosts: AllowedHosts(listeningAt: options.host, and: options.allowedHosts),
      versions: preview.versions, editing: editing, pictures: options.build.pictureQueue,
      timeout: timeout)
    let server = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .serverChannelOption(.backlog, value: 256)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .serverChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.addHandler(ConnectionLimit(maximum: maxConnections))
        }
      }
      // A client may close its side after the request and still read the reply.
      .childChannelOption(.allowRemoteHalfClosure, value: true)
      .bind(host: options.host, port: options.port) { channel in
        channel.eventLoop.makeCompletedFuture { try httpChannel(on: channel, timeout: timeout) }
      }
    await listening(server.channel.localAddress?.port ?? 0)
    try await withThrowingDiscardingTaskGroup { group in
      try await server.executeThenClose { connections in
        for try await connection in connections {
          group.addTask {
            await SiteConnection.serve(connection, by: responder, from: preview)
          }
        }
      }
    }
  }
}

typealias HTTPChannel = NIOAsyncChannel<HTTPServerRequestPart, HTTPServerResponsePart>

/// Sets up a new connection to read requests and write replies.
private func httpChannel(on channel: any Channel, timeout: Duration) throws -> HTTPChannel {
  var limits = NIOHTTPDecoderLimitConfiguration()
  limits.maxHeaderFieldSize = 16 << 10
  limits.maxHeaderListSize = 32 << 10
  limits.maxHeaderFieldCount = 100
  let pipeline = channel.pipeline.syncOperations
  // The connection's task answers requests in order, including invalid ones. NIO's own pipelining
  // handler stops reading during a reply, so a stream of events would not notice that its page is
  // gone.
  try pipeline.configureHTTPServerPipeline(
    withPipeliningAssistance: false, withErrorHandling: false, withEncoderConfiguration: .init(),
    withDecoderLimitConfiguration: limits)
  try pipeline.addHandlers(SlowClientHandler(timeout: timeout), RequestLimit())
  return try HTTPChannel(
    wrappingChannelSynchronously: channel,
    configuration: .init(isOutboundHalfClosureEnabled: true))
}
