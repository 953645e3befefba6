import HummingbirdCore
import Logging
import NIOCore
import NIOPosix
import VitrineSystem

/// The server of a preview.
struct SiteServer {
  let options: ServeOptions
  let preview: Preview
  var editing: Editing?

  /// Listens and answers for as long as the task is not cancelled; `listening` is told the port.
  func run(listening: @escaping @Sendable (Int) async -> Void) async throws {
    let (preview, patience) = (preview, options.patience)
    let responder = Responder(
      hosts: AllowedHosts(listeningAt: options.host, and: options.allowedHosts),
      versions: preview.versions, editing: editing, patience: patience)
    let connections = HTTP1Channel(
      responder: { request, writer, channel in
        try await responder.respond(to: request, from: preview, by: writer, on: channel)
      },
      configuration: .init(
        additionalChannelHandlers: [StalledReader(patience: patience), RequestLimit()],
        idleTimeout: TimeAmount(patience),
        httpDecoderConfiguration: .init(
          maxHeaderFieldSize: 16 << 10, maxHeaderListSize: 32 << 10, maxHeaderFieldCount: 100)))
    let server = Server(
      childChannelSetup: connections,
      configuration: ServerConfiguration(
        address: .hostname(options.host, port: options.port), serverName: nil,
        availableConnectionsDelegate: .maximum(mostConnections(), logger: Self.logger)),
      onServerRunning: { channel in await listening(channel.localAddress?.port ?? 0) },
      eventLoopGroup: MultiThreadedEventLoopGroup.singleton, logger: Self.logger)
    try await server.run()
  }

  /// Discards the log: errors on a connection do not interest the person who serves the site.
  private static let logger = Logger(label: "vitrine") { _ in SwiftLogNoOpLogHandler() }
}

/// How many connections are open at most: the others wait, for without files left the server would end.
private func mostConnections() -> Int {
  raiseFileLimit(upTo: 8192).map { max(16, $0 / 2) } ?? 128
}
