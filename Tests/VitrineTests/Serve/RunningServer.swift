import Synchronization
import Testing
import VitrineSystem

@testable import Vitrine
@testable import VitrineServe

/// A site that is served while this is there, in this process.
final class RunningServer: Sendable {
  let port: Int
  private let task: Task<Void, Never>
  private let told: Told

  private final class Told: Sendable {
    let events = Mutex<[ServeEvent]>([])
  }

  init(
    content: String, port: Int = 0, timeout: Duration = .seconds(30),
    watch: WatchMethod = .notification, isEditable: Bool = false
  ) async throws {
    var options = ServeOptions(BuildOptions(content: content))
    options.port = port
    options.timeout = timeout
    options.watch = watch
    options.isEditable = isEditable
    let (events, continuation) = AsyncStream.makeStream(of: ServeEvent.self)
    let told = Told()
    self.told = told
    task = Task {
      try? await serve(options) { event in
        told.events.withLock { $0.append(event) }
        continuation.yield(event)
      }
      continuation.finish()
    }
    var port: Int?
    for await case .listening(let address) in events {
      port = address.dropLast().split(separator: ":").last.flatMap { Int($0) }
      break
    }
    self.port = try #require(port)
  }

  deinit { task.cancel() }

  /// Ends it, and waits until it has.
  func end() async {
    task.cancel()
    await task.value
  }

  /// All that was told so far.
  var events: [ServeEvent] { told.events.withLock { $0 } }

  /// The answer to a GET, after which the connection is closed.
  func get(_ path: String, host: String = "localhost") async throws -> String {
    let connection = try RawConnection(port: port)
    try await connection.send("GET \(path) HTTP/1.1\r\nHost: \(host)\r\nConnection: close\r\n\r\n")
    return try await connection.receive().text
  }
}
