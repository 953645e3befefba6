import Foundation

/// A web server that plays a published site, until this value goes.
final class FileServer: Sendable {
  /// `http://127.0.0.1:8000`
  let address: String
  private let process: Process

  /// Serves the files of a folder.
  convenience init(of folder: String) throws {
    try self.init(
      """
      def do_GET(self):
        return http.server.SimpleHTTPRequestHandler.do_GET(self)
      """, in: folder)
  }

  /// Answers as the Python of a handler's methods says.
  init(_ methods: String, in folder: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "python3", "-u", "-c",
      """
      import http.server, time
      class Handler(http.server.SimpleHTTPRequestHandler):
      \(methods.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
      server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
      print(server.server_port)
      server.serve_forever()
      """,
    ]
    let output = Pipe()
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let port = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    address = "http://127.0.0.1:\(port.trimmingCharacters(in: .newlines))"
    self.process = process
  }

  deinit {
    // The thread that started it may block other signals, and its children with it.
    kill(process.processIdentifier, SIGKILL)
  }
}
