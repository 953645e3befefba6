import Glibc
import Testing

/// A connection to a server of this machine, on which any bytes can be sent.
final class RawConnection {
  private let descriptor: Int32

  init(port: Int) throws {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    if status != 0 { throw Refusal(code: errno) }
    // A test that waited for the server would take the thread that the server needs.
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  struct Refusal: Error, Equatable {
    var code: Int32
  }

  deinit { close(descriptor) }

  /// False when the other end is gone.
  @discardableResult
  func send(_ text: String) async throws -> Bool {
    let bytes = Array(text.utf8)
    var start = 0
    while start < bytes.count {
      let count = bytes[start...].withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress!, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0 && errno == EAGAIN {
        try await Task.sleep(for: .milliseconds(2))
      } else if count <= 0 {
        return false
      }
      start += max(0, count)
    }
    return true
  }

  /// What comes until the other end closes, `end` has come, or so many seconds have passed.
  func receive(
    until end: String? = nil, seconds: Double = 60
  ) async throws -> (text: String, isClosed: Bool) {
    let deadline = ContinuousClock.now + .seconds(seconds)
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while true {
      // Taken before the look, so that one follows however long the sleep was: on a busy machine much
      // longer than asked for.
      let isLast = ContinuousClock.now >= deadline
      let count = recv(descriptor, &part, part.count, 0)
      if count < 0 && errno == EAGAIN {
        if isLast { break }
        try await Task.sleep(for: .milliseconds(2))
        continue
      }
      if count <= 0 { return (String(decoding: bytes, as: UTF8.self), true) }
      bytes += part.prefix(count)
      if let end, String(decoding: bytes, as: UTF8.self).contains(end) { break }
    }
    return (String(decoding: bytes, as: UTF8.self), false)
  }
}
